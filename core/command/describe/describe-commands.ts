import { writeJson } from '../../registry/write-json.js';
import { findNearestName } from '../check/nearest-name.js';
import type { Subcommand } from '../subcommand.js';

interface Named { readonly name: string; readonly description?: string }

/** An element as `custom-elements.json` of the package has it. Source: custom-elements-manifest schema 2.1 */
export interface DescribedElement {
  readonly tagName: string;
  readonly summary: string;
  readonly description?: string;
  readonly attributes?: readonly (Named & { readonly type?: { readonly text: string }; readonly default?: string; readonly deprecated?: string })[];
  readonly events?: readonly Named[];
  readonly slots?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssProperties?: readonly Named[];
}

type ReadElements = () => Promise<readonly DescribedElement[]>;

/** `list`: the elements, a line each. */
export const listCommand = (readElements: ReadElements): Subcommand => ({
  name: 'list',
  usage: 'list [--json]',
  summary: 'Lists all elements.',
  async run(args, { print }) {
    const elements = await readElements();
    if (args.includes('--json')) print(writeJson(elements.map(({ tagName, summary }) => ({ tag: tagName, summary }))));
    else {
      const width = Math.max(...elements.map(({ tagName }) => tagName.length)) + 2;
      for (const { tagName, summary } of elements) print(`${tagName.padEnd(width)}${summary}`);
    }
    return 0;
  },
});

const section = (title: string, rows: readonly string[]): string => (rows.length === 0 ? '' : `\n${title}\n${rows.map(row => `  ${row}`).join('\n')}\n`);
const rowsOf = (names: readonly Named[] = []): string[] => names.map(({ name, description = '' }) => (name === '' ? description : `${name}: ${description}`));

/** All of an element in plain text. */
export function describeElement({ tagName, summary, description, attributes = [], events, slots, cssParts, cssProperties }: DescribedElement): string {
  const settings = attributes.filter(({ deprecated }) => deprecated === undefined).map(({ name, type, default: fallback, description: text = '' }) =>
    `${name} (${type?.text ?? 'string'}${fallback === undefined ? '' : `, default ${fallback}`}): ${text}`);
  return [
    `<${tagName}>\n${summary}\n`,
    section('Attributes', settings), section('Content', rowsOf(slots)), section('Events', rowsOf(events)),
    section('Parts', rowsOf(cssParts)), section('CSS properties', rowsOf(cssProperties)),
    description ? `\n${description}\n` : '',
  ].join('').trimEnd();
}

/** `describe`: all of one element. */
export const describeCommand = (readElements: ReadElements): Subcommand => ({
  name: 'describe',
  usage: 'describe [--json] site-gallery',
  summary: 'Describes an element: attributes, content, events, parts.',
  async run(args, { print, printError }) {
    const wanted = (args.find(one => !one.startsWith('--')) ?? '').replace(/^<|>$/g, '').toLowerCase();
    const elements = await readElements();
    const found = elements.find(({ tagName }) => tagName === wanted || tagName === `site-${wanted}`);
    if (found) {
      print(args.includes('--json') ? writeJson(found) : describeElement(found));
      return 0;
    }
    const tags = elements.map(({ tagName }) => tagName);
    const nearest = findNearestName(wanted, tags) ?? findNearestName(`site-${wanted}`, tags);
    printError(wanted === '' ? 'Name an element: npx site-elements describe site-gallery'
      : `There is no element ${wanted}.${nearest ? ` Did you mean ${nearest}?` : ' All elements: npx site-elements list'}`);
    return 2;
  },
});
