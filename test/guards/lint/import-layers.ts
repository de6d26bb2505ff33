import type { Rule } from 'eslint';
import { layerOf } from './layers.js';
import { importedPath, isTest, treePath } from './tree-path.js';

/** What the package exports of `core` by name (`site-elements/color`), what service and demo share, and what describes an element. */
const published = [
  /^core\/(color|text|motion|image|utilities)\/\1$/,
  /^styles\/tokens$/,
  /^core\/look\/themes$/,
  /^core\/contract(\/|$)/,
  /^core\/manifest(\/|$)/,
  /^core\/theme-builder(\/|$)/,
  /^elements\/([^/]+)\/\1$/,
  /^elements\/[^/]+\/[^/]+\.(settings|element|rules)$/,
];

/** The error for an import from the demo or a test, which may only use what the package publishes. */
function errorFromOutside(to: string, toArea: string): string | undefined {
  const isInside = ['core', 'elements', 'styles'].includes(toArea);
  return isInside && !published.some(pattern => pattern.test(to))
    ? `${to} is not published. Use an entry of the package, core/contract, core/manifest, or an element's <tag>, *.settings, *.element, *.rules file.`
    : undefined;
}

/** Between two folders of `core`. */
function errorBetweenLayers(name: string, toName: string): string | undefined {
  const [own, other] = [layerOf(name), layerOf(toName)];
  if (own === undefined || other === undefined) {
    return `core/${own === undefined ? name : toName} has no layer. Give it one in test/guards/lint/layers.ts.`;
  }
  return other > own
    ? `core/${name} is layer ${own} and core/${toName} is layer ${other}. Take the value as an argument, or move this file up.`
    : undefined;
}

/** Why this import is not allowed and what to do instead; `undefined` when it is fine. */
export function importError(from: string, to: string): string | undefined {
  const [area, name] = from.split('/');
  const [toArea, toName] = to.split('/');
  const leavesTest = from.startsWith('test/') && !from.startsWith('test/e2e/');
  if (leavesTest || !['core', 'elements', 'styles', 'demo', 'test'].includes(area)) return undefined;

  if (area === 'demo' || area === 'test') return errorFromOutside(to, toArea);
  if (toArea === 'test' && isTest(from)) return undefined;
  if (toArea === 'demo' || toArea === 'test') return `${area}/ does not know ${toArea}/. Move what both need to core/contract.`;
  if (area === 'styles') {
    const isBelow = toArea === 'styles' || (toArea === 'core' && toName === 'registry');
    return isBelow ? undefined : 'styles/ is below core/ and imports core/registry only. Take the value as an argument.';
  }
  if (area === 'elements') {
    return toArea === 'elements' && toName !== name
      ? `Elements compose through tags, events and stores. Write <${toName}> in the markup, or move what both need to core/.`
      : undefined;
  }
  if (toArea === 'elements') return 'core/ does not know elements/. Let the element hand in what is needed.';
  return toArea === 'core' ? errorBetweenLayers(name, toName) : undefined;
}

export const importLayers: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { wrong: '{{error}}' } },
  create(context) {
    const from = treePath(context.filename, context.cwd);
    const check = (node: Rule.Node & { source?: { value?: unknown } | null }) => {
      const to = typeof node.source?.value === 'string' ? importedPath(node.source.value, context.filename, context.cwd) : undefined;
      const error = to && importError(from, to);
      if (error) context.report({ node, messageId: 'wrong', data: { error } });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check, ImportExpression: check } as Rule.RuleListener;
  },
};
