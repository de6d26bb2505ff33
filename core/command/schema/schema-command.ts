import { findNearestName } from '../check/nearest-name.js';
import type { ElementFacts } from '../paste/write-settings.js';
import type { Subcommand } from '../subcommand.js';
import { grapesjs } from './adapters/grapesjs.js';
import { puck } from './adapters/puck.js';
import { sanity } from './adapters/sanity.js';
import { shopify } from './adapters/shopify.js';
import { storyblok } from './adapters/storyblok.js';
import type { CmsAdapter } from './cms-adapter.js';

/** The content systems, each in a file of its own. */
export const adapters: readonly CmsAdapter[] = [shopify, storyblok, sanity, grapesjs, puck];

type ReadSchemas = () => Promise<Readonly<Record<string, ElementFacts>>>;

interface Request {
  readonly adapter: CmsAdapter;
  readonly folder: string;
  readonly tags: readonly string[];
}

const names = adapters.map(({ name }) => name).join(', ');

/** Takes an option with its value out of the arguments. */
function takeOption(args: readonly string[], option: string): { readonly value: string | undefined; readonly rest: readonly string[] } {
  const at = args.indexOf(option);
  return at < 0 ? { value: undefined, rest: args } : { value: args[at + 1] ?? '', rest: args.filter((_, index) => index !== at && index !== at + 1) };
}

/** Reads the arguments. Throws an error with a message for the reader. */
function readRequest(args: readonly string[], tags: readonly string[]): Request {
  const system = takeOption(args, '--for');
  const { value: folder = '', rest } = takeOption(system.rest, '--out');
  const adapter = adapters.find(({ name }) => name === system.value);
  if (!adapter) throw new Error(system.value ? `There is no system ${system.value}; expected ${names}.` : `Name the system with --for; expected ${names}.`);
  const unknownOption = rest.find(one => one.startsWith('-'));
  if (unknownOption) throw new Error(`There is no option ${unknownOption}.`);
  const wanted = rest.map(one => (tags.includes(one) ? one : `site-${one}`));
  const unknown = wanted.findIndex(tag => !tags.includes(tag));
  if (unknown >= 0) {
    const nearest = findNearestName(rest[unknown]!, tags) ?? findNearestName(wanted[unknown]!, tags);
    throw new Error(`There is no element ${rest[unknown]!}.${nearest ? ` Did you mean ${nearest}?` : ''}`);
  }
  return { adapter, folder: folder || `site-elements-${adapter.name}`, tags: wanted.length > 0 ? wanted : tags };
}

/** `schema --for`: writes the settings of elements as fields of a content system. */
export const schemaCommand = (readSchemas: ReadSchemas): Subcommand => ({
  name: 'schema',
  usage: 'schema --for shopify [--out folder] [tag …]',
  summary: `Writes fields of a content system for elements: ${names}.`,
  async run(args, terminal) {
    const schemas = await readSchemas();
    const { adapter, folder, tags } = readRequest(args, Object.keys(schemas));
    const files = adapter.writeFiles(tags.map(tag => schemas[tag]!));
    for (const [file, text] of Object.entries(files)) await terminal.writeText(`${folder}/${file}`, text);
    terminal.print(`${adapter.title}: ${tags.length} ${tags.length === 1 ? 'element' : 'elements'}, ${Object.keys(files).length} files in ${folder}.`);
    terminal.print(`What ${adapter.title} lacks:\n${adapter.lacks.map(one => `- ${one}`).join('\n')}`);
    return 0;
  },
});
