import { transformSync } from 'esbuild';
import type { Plugin } from 'rollup';
import { parseAst } from 'rollup/parseAst';
import { withTheme } from '../../../styles/with-theme.js';

interface Node { readonly type: string; readonly start: number; readonly end: number; readonly [part: string]: unknown }
interface Property extends Node { readonly key: Node & { readonly name?: string }; readonly value: Node; readonly shorthand: boolean }

/** Rows of a settings table for readers alone: a page gets them empty. */
const emptied: ReadonlySet<string> = new Set(['doc', 'summary']);
/** Rows that a page does not get at all: for readers, and for the build. */
const leftOut: ReadonlySet<string> = new Set(['addressOf', 'spec', 'preloads']);
const isForReaders = (name: string | undefined): boolean => !!name && (emptied.has(name) || leftOut.has(name));

const isNode = (value: unknown): value is Node => !!value && typeof (value as Partial<Node>).type === 'string';

/** A range of a module, and its replacement. */
type Cut = [Pick<Node, 'start' | 'end'>, string];

type Call = Node & {
  callee: Node & { name?: string; object: { name?: string }; property: { name?: string } };
  arguments: (Node & { properties?: Property[] })[];
};

/** The sentence of a setting or of an event, if a call makes one. */
function docOf({ callee, arguments: given }: Call): Call['arguments'][number] | undefined {
  if (callee.type === 'MemberExpression' && callee.object.name === 'setting') return given[callee.property.name === 'optionalNumber' ? 0 : 1];
  return callee.name === 'event' ? given[0] : undefined;
}

/** What is cut out of a call. `isWhole`: nothing else in it is to be looked at, for its other options go with the sentence. */
function callCuts(call: Call): { readonly cuts: readonly Cut[]; readonly isWhole: boolean } {
  const { callee, arguments: given } = call;
  const doc = docOf(call);
  const cuts: Cut[] = doc ? [[doc, "''"]] : [];
  const rest = doc && given[given.indexOf(doc) + 1];
  if (rest?.properties?.every(({ key }) => key?.name === 'type' || isForReaders(key?.name)))
    return { cuts: [...cuts, [{ start: doc!.end, end: rest.end }, '']], isWhole: true };
  const types = (callee.name === 'event' && given[1]?.properties) || [];
  for (const { key, value } of types) if (key.name === 'type') cuts.push([value, "''"]);
  return { cuts, isWhole: false };
}

/** A row between its neighbors, with the comma that goes with it. */
function rowCuts(properties: readonly Property[]): Cut[] {
  return properties.flatMap((row, at): Cut[] => {
    if (!leftOut.has(row.key?.name ?? '')) return [];
    const [before, after] = [properties[at - 1], properties[at + 1]];
    return [[{ start: after || !before ? row.start : before.end, end: after ? after.start : row.end }, '']];
  });
}

/** A settings module without its sentences of documentation: they are for the manifest. `program` is its syntax tree. */
export function withoutDocs(code: string, program: { readonly body: unknown }): string {
  const cuts: Cut[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    if (node.type === 'CallExpression') {
      const ofCall = callCuts(node as Call);
      cuts.push(...ofCall.cuts);
      if (ofCall.isWhole) return;
    }
    if (node.type === 'ObjectExpression') cuts.push(...rowCuts(node.properties as Property[]));
    if (node.type === 'Property') {
      const { key: { name = '' }, value, shorthand } = node as Property;
      if (leftOut.has(name)) return;
      if (emptied.has(name)) return void cuts.push([value, shorthand ? `${name}: ''` : "''"]);
    }
    for (const value of Object.values(node)) if (value && typeof value === 'object') visit(value);
  };
  visit(program.body);
  cuts.sort(([a], [b]) => b.start - a.start);
  return cuts.reduce((text, [{ start, end }, instead]) => text.slice(0, start) + instead + text.slice(end), code);
}

export const minifiedCss = (code: string): string => transformSync(code, { loader: 'css', minify: true, target: 'esnext' }).code.trim();

/** The sheets of a module. What is put into one, `${button}`, is a declaration to the parser meanwhile. */
const withSmallSheets = (code: string): string => code.replace(/= css ?`([^`]*)`/g, (_, sheet: string) => {
  const small = minifiedCss(sheet.replace(/\$\{(\w+)\};?/g, '--shared-$1: 0;'));
  return `= css\`${small.replace(/--shared-(\w+): ?0;?/g, '${$1}')}\``;
});

interface TemplatePart extends Node { readonly value: { readonly raw: string } }

/** The text of a sheet without its comments and layout. A space at an end may be between two selectors that are put in. */
const compact = (text: string): string =>
  text.replace(/\/\*[^]*?\*\//g, '').replace(/\s+/g, ' ').replace(/ ?([{};]) ?/g, '$1').replace(/([,:]) /g, '$1').replace(/;\}/g, '}');

/** Templates of selectors and rules. They are no sheets until all is put in, so no parser reads them. */
export function withSmallTemplates(code: string, program: { readonly body: unknown }): string {
  const parts: TemplatePart[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    if (node.type === 'TaggedTemplateExpression') return; // a sheet, which a parser has read
    if (node.type === 'TemplateElement') parts.push(node as TemplatePart);
    for (const value of Object.values(node)) if (value && typeof value === 'object') visit(value);
  };
  visit(program.body);
  return parts.sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, value }) => text.slice(0, start) + compact(value.raw) + text.slice(end), code);
}

/** Sheets have the theme's values from the build: a page need not put them in, and the module that does is left out. */
const isSheet = (id: string): boolean => /(?:\.styles|-css)\.ts$|[\\/]styles[\\/](?:button|danger-text|density|field)\.ts$/.test(id);
const themeModule = /[\\/]styles[\\/]with-theme\.ts$/;
const withoutTheme = 'export const withTheme = sheet => sheet;';

/** Pages need neither the sentences of the documentation nor the layout of style sheets. */
export const leaveOutDocs: Plugin = {
  name: 'leave-out-docs',
  transform(code, id) {
    if (themeModule.test(id)) return { code: withoutTheme, map: null };
    if (isSheet(id)) {
      const themed = withSmallSheets(withTheme(code));
      return { code: withSmallTemplates(themed, parseAst(themed)), map: null };
    }
    return id.endsWith('.settings.ts') ? { code: withoutDocs(code, this.parse(code)), map: null } : null;
  },
};
