import { elementGroups } from '../../manifest/describe/groups.js';
import { writeJson } from '../../registry/write-json.js';
import type { Table } from '../../settings/table.js';
import { checkPage } from '../check/check-page.js';
import { deepestNesting, isDeeperThan } from '../check/nesting.js';
import { findNearestName } from '../check/nearest-name.js';
import { type DescribedElement, describeElement } from '../describe/describe-commands.js';
import { makePasteCode } from '../paste/make-paste-code.js';
import type { ElementFacts } from '../paste/write-settings.js';

/** Everything that the tools read of the built package. */
export interface Library {
  readonly version: string;
  readonly tables: ReadonlyMap<string, Table>;
  readonly elements: readonly DescribedElement[];
  readonly schemas: Readonly<Record<string, ElementFacts>>;
}

interface Argument { readonly type: 'string' | 'object'; readonly description: string; readonly isRequired?: boolean }
type Values = Readonly<Record<string, unknown>>;

export interface Tool {
  readonly title: string;
  readonly description: string;
  readonly arguments: Readonly<Record<string, Argument>>;
  /** Returns text for the client. Throws a `ToolError` with a message that the client can act on. */
  readonly run: (library: Library, values: Values) => string;
}

/** An error that the caller of a tool can correct. */
export class ToolError extends Error {}

const element: Argument = { type: 'string', description: 'Tag of the element, such as site-gallery.', isRequired: true };

function findTag(library: Library, given: string): string {
  const tag = given.trim().replace(/^<|>$/g, '').toLowerCase();
  if (Object.hasOwn(library.schemas, tag)) return tag;
  if (Object.hasOwn(library.schemas, `site-${tag}`)) return `site-${tag}`;
  const tags = Object.keys(library.schemas);
  const nearest = findNearestName(tag, tags) ?? findNearestName(`site-${tag}`, tags);
  throw new ToolError(`There is no element "${tag.slice(0, 60)}".${nearest ? ` Did you mean "${nearest}"?` : ' list_elements lists all of them.'}`);
}

function listElements({ schemas }: Library, { group }: Values): string {
  const all = Object.values(schemas).map(schema => ({ ...schema['x-element'], summary: schema.description }));
  const groups = Object.keys(elementGroups).filter(name => all.some(one => one.group === name));
  if (group !== undefined && !groups.includes(group as string)) {
    throw new ToolError(`There is no group "${String(group).slice(0, 60)}"; expected one of ${groups.join(', ')}.`);
  }
  return groups.filter(name => group === undefined || name === group)
    .map(name => `${name}\n${all.filter(one => one.group === name).map(({ tag, summary }) => `- ${tag}: ${summary}`).join('\n')}`).join('\n\n');
}

function describeTag(library: Library, values: Values): string {
  const tag = findTag(library, values.element as string);
  const { sample, examples } = library.schemas[tag]!['x-element'];
  const described = describeElement(library.elements.find(({ tagName }) => tagName === tag)!);
  return [
    described,
    `Sample\n  settings: ${writeJson(sample.settings)}\n  content:\n${sample.content}`,
    `Examples\n${examples.map(({ id, title, description }) => `  ${id}: ${title}. ${description}`).join('\n')}`,
  ].join('\n\n');
}

function check({ tables }: Library, { html }: Values): string {
  const findings = checkPage(html as string, tables);
  if (findings.length === 0) return 'No mistakes found.';
  return findings.map(({ line, column, severity, message }) => `${line}:${column}: ${severity}: ${message}`).join('\n');
}

function paste(library: Library, { element: given, settings = {}, content = '', folder = 'https://YOUR-SITE/site-elements/' }: Values): string {
  const tag = findTag(library, given as string);
  const request = { element: tag, settings: settings as Values, content: content as string, folder: folder as string };
  const result = makePasteCode(request, library.schemas, library.tables);
  if ('problems' in result) throw new ToolError(result.problems.map(problem => `- ${problem}`).join('\n'));
  return result.code;
}

/** The tools of the server. All of them only read. */
export const tools: Readonly<Record<string, Tool>> = {
  list_elements: {
    title: 'List elements',
    description: 'Lists the custom elements of Site Elements by group, with one sentence each.',
    arguments: { group: { type: 'string', description: 'One group: media, forms, shop, contact, notices, content or site. All by default.' } },
    run: listElements,
  },
  describe_element: {
    title: 'Describe an element',
    description: 'Describes an element: attributes with types and defaults, content, events, parts, a sample and examples.',
    arguments: { element },
    run: describeTag,
  },
  check_page: {
    title: 'Check a page',
    description: 'Finds mistakes in the HTML of a page: unknown tags, attributes and values, wrong nesting, missing alternative texts. A line for each.',
    arguments: { html: { type: 'string', description: 'The HTML of a page, or of a part of one.', isRequired: true } },
    run: check,
  },
  make_paste_code: {
    title: 'Make code to paste',
    description: 'Writes the HTML of an element that a site owner pastes, escaped and checked. Wrong settings, content and addresses are reported instead.',
    arguments: {
      element,
      settings: { type: 'object', description: 'Settings by name, such as {"design": "grid", "slidesPerRow": 3}. describe_element lists them.' },
      content: { type: 'string', description: 'HTML inside the element, such as images with alternative texts.' },
      folder: { type: 'string', description: 'Address of the folder site-elements on the site, such as /site-elements/.' },
    },
    run: paste,
  },
};

/** Characters of a text that a tool reads: a long page has fewer. */
const longestText = 1_000_000;

/** What is wrong with the arguments of a tool; `null` if they fit. */
function findProblem(tool: Tool, values: Values): string | null {
  for (const [name, { type, isRequired }] of Object.entries(tool.arguments)) {
    const value = values[name];
    if (value === undefined) {
      if (isRequired) return `"${name}" is missing.`;
    } else if (type === 'string' ? typeof value !== 'string' : typeof value !== 'object' || value === null || Array.isArray(value)) {
      return `"${name}" must be ${type === 'string' ? 'a text' : 'an object'}.`;
    } else if (typeof value === 'string' && value.length > longestText) {
      return `"${name}" is longer than ${longestText / 1_000_000} million characters.`;
    } else if (typeof value === 'string' && isDeeperThan(value)) {
      return `"${name}" has more than ${deepestNesting} elements inside each other, or without an end tag.`;
    }
  }
  const unknown = Object.keys(values).find(name => !Object.hasOwn(tool.arguments, name));
  return unknown === undefined ? null : `There is no argument "${unknown.slice(0, 60)}"; expected ${Object.keys(tool.arguments).join(', ')}.`;
}

/** Runs a tool. Throws a `ToolError` for arguments that do not fit. */
export function runTool(tool: Tool, library: Library, values: Values): string {
  const problem = findProblem(tool, values);
  if (problem !== null) throw new ToolError(problem);
  return tool.run(library, values);
}
