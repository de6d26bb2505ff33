import path from 'node:path';
import type { OutputBundle, OutputChunk, Plugin, PluginContext } from 'rollup';
import type { Table } from '../../settings/table.js';
import { translatedLanguages } from '../../text/translated-languages.js';

/** What the autoloader knows of each tag, beside its chunks: `site-gallery cookie-banner*!`. */
export const loaderFlags = ({ loadOffscreen, loadImmediately, replaysClick, worksAsAttribute, mainOnPages, translations }: Table): string =>
  [
    loadOffscreen && '*', loadImmediately && '!', replaysClick && '+', worksAsAttribute && '^', !translations && '-',
    mainOnPages && `=${mainOnPages.join('=')}=`,
  ].filter(Boolean).join('');

/** Where the build writes the table into the autoloader, whose own name carries no hash. */
export const placeholders = { chunks: '%CHUNKS%', tags: '%TAGS%', parts: '%PARTS%' } as const;

/** Code points that cannot stand for a chunk's name: delimiters of strings and of the table, and surrogates. */
const hole = /[:\\`'\x7f-\xa0]/;
const firstCode = 35;

export interface LoaderTable {
  /** `core-1a2b3c4d react-5e6f7a8b`: those that several tags need are listed first. The place of a name is its character in the rows below. */
  readonly chunks: string;
  /** `site-gallery:#$k: cookie-banner:#:*!`: a tag, its chunks and its flags. */
  readonly tags: string;
  /**
   * `site-gallery[autoplay]:m`: what a tag needs besides, for a setting that it has from the start, or a cookie that is not there.
   * `:lang(de):xy`: texts in a language, for all tags that have some.
   */
  readonly parts: string;
}

/** What the first answer of a tag takes: names of chunks, all of them, whichever imports which. */
export interface FirstChunks {
  readonly tag: string;
  readonly flags: string;
  readonly chunks: ReadonlySet<string>;
  /** By selector. */
  readonly parts: Readonly<Record<string, ReadonlySet<string>>>;
}

/** Writes the table of the autoloader. `texts` are the chunks with the texts of each language. */
export function loaderTable(elements: readonly FirstChunks[], texts: Readonly<Record<string, ReadonlySet<string>>> = {}): LoaderTable {
  const counts = new Map<string, number>();
  const lists = [...elements.flatMap(({ chunks, parts }) => [chunks, ...Object.values(parts)]), ...Object.values(texts)];
  for (const name of lists.flatMap(list => [...list])) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names: string[] = [];
  for (const [name] of [...counts].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))) {
    while (hole.test(String.fromCharCode(firstCode + names.length))) names.push('');
    names.push(name);
  }
  const write = (chunks: ReadonlySet<string>): string =>
    names.flatMap((name, at) => (name && chunks.has(name) ? String.fromCharCode(firstCode + at) : [])).join('');
  return {
    chunks: names.join(' '),
    tags: elements.map(({ tag, flags, chunks }) => `${tag}:${write(chunks)}:${flags}`).join(' '),
    parts: [
      ...elements.flatMap(({ tag, chunks, parts }) => Object.entries(parts).map(([selector, all]) =>
        `${tag}${selector}:${write(new Set([...all].filter(name => !chunks.has(name))))}`)),
      ...Object.entries(texts).map(([language, chunks]) => `:lang(${language}):${write(chunks)}`),
    ].join(' '),
  };
}

/** A chunk and all that it imports before it runs. */
function closure(bundle: OutputBundle, from: string, found = new Set<string>()): Set<string> {
  if (found.has(from)) return found;
  found.add(from);
  for (const name of (bundle[from] as OutputChunk).imports) closure(bundle, name, found);
  return found;
}

/** Throws where chunks import each other: what one of them has at its top would run before what it takes from the other is there. */
function checkOrder(bundle: OutputBundle): void {
  for (const file of Object.values(bundle)) {
    const circle = file.type === 'chunk' && file.imports.find(name => closure(bundle, name).has(file.fileName));
    if (circle) throw new Error(`${file.fileName} and ${circle} import each other; expected chunks in an order: move a module in chunks.ts.`);
  }
}

const chunkWith = (bundle: OutputBundle, id: string): OutputChunk | undefined =>
  Object.values(bundle).find((file): file is OutputChunk => file.type === 'chunk' && id in file.modules);

const chunkNames = (files: Iterable<string>): Set<string> =>
  new Set([...files].filter(name => name.startsWith('chunks/')).map(name => path.posix.basename(name, '.js')));

/** What comes with a module that is imported later. Throws if it is in no chunk. */
function closureOf(bundle: OutputBundle, id: string): Set<string> {
  const chunk = chunkWith(bundle, id);
  if (!chunk) throw new Error(`${id} is in no chunk; expected a module that its element imports.`);
  return closure(bundle, chunk.fileName);
}

/** The chunks with the texts of each language: their own, and the one that lists them. */
function textChunks(bundle: OutputBundle): Record<string, ReadonlySet<string>> {
  const named = (chunkName: string) => Object.values(bundle).find(file => file.type === 'chunk' && file.name === chunkName)?.fileName;
  const list = named('languages');
  return Object.fromEntries(translatedLanguages.flatMap(language => {
    const texts = named(`texts-${language}`);
    return list && texts ? [[language, chunkNames([list, texts])]] : [];
  }));
}

/** Modules that the autoloader fetches beside the script of a tag: its view, and what some of its settings need. */
export function preloadedModules(context: PluginContext, table: Table, folder: string, definition: string): string[] {
  const views = table.preloadsReact ? [...context.getModuleInfo(definition)!.dynamicallyImportedIds, path.resolve('core/element/quick-drawing.ts')] : [];
  return [...views, ...Object.values(table.preloads ?? {}).flat().map(name => path.resolve(folder, name))];
}

/** The chunks of each tag as they were built. `folderOf` is an element's folder, `definitionOf` its `*.element.ts`. */
function firstChunks(context: PluginContext, bundle: OutputBundle, table: Table, folder: string, definition: string): FirstChunks {
  const files = closure(bundle, `${table.tag}.js`);
  // The view of a feature that renders immediately is imported by its definition.
  const views = table.preloadsReact ? context.getModuleInfo(definition)!.dynamicallyImportedIds : [];
  const quick = table.preloadsReact ? [path.resolve('core/element/quick-drawing.ts')] : [];
  for (const id of [...views, ...quick]) for (const name of closureOf(bundle, id)) files.add(name);
  const listed = Object.keys(table.preloads ?? {}).find(selector => selector.includes(','));
  if (listed !== undefined) throw new Error(`<${table.tag}> preloads "${listed}"; expected a selector without a comma, which parts the rows of the loader.`);
  const parts = Object.entries(table.preloads ?? {}).map(([selector, modules]) =>
    [selector, chunkNames(modules.flatMap(name => [...closureOf(bundle, path.resolve(folder, name))]))] as const);
  return { tag: table.tag, flags: loaderFlags(table), chunks: chunkNames(files), parts: Object.fromEntries(parts) };
}

/** Writes into the autoloader which chunks each tag needs for its first answer, so that they are all fetched in one go. */
export const preloadTable = (tables: readonly Table[], definitionOf: (tag: string) => string): Plugin => ({
  name: 'preload-table',
  generateBundle(_, bundle) {
    checkOrder(bundle);
    const elements = tables.map(each => firstChunks(this, bundle, each, path.resolve('elements', each.tag), path.resolve(definitionOf(each.tag))));
    const table = loaderTable(elements, textChunks(bundle));
    const auto = bundle['auto.js'] as OutputChunk;
    for (const [name, placeholder] of Object.entries(placeholders)) auto.code = auto.code.replace(placeholder, () => table[name as keyof LoaderTable]);
  },
});
