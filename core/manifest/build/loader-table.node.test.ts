import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Table } from '../../settings/table.js';
import { elementsFolder, getTags } from '../describe/tables.js';
import { type FirstChunks, loaderFlags, loaderTable } from './loader-table.js';

interface Definition { readonly table: Table; readonly view?: { readonly isNeeded?: unknown } }
const definitions = await Promise.all(getTags().map(async tag => {
  const file = path.join(elementsFolder, tag, readdirSync(path.join(elementsFolder, tag)).find(name => name.endsWith('.element.ts'))!);
  const module = await import(pathToFileURL(file).href) as Record<string, Definition>;
  return Object.values(module).find(({ table }) => (table as Table | undefined)?.tag === tag)!;
}));

const element = (tag: string, chunks: readonly string[], parts: Readonly<Record<string, readonly string[]>> = {}, flags = ''): FirstChunks =>
  ({ tag, flags, chunks: new Set(chunks), parts: Object.fromEntries(Object.entries(parts).map(([selector, names]) => [selector, new Set(names)])) });

/** What the autoloader reads out of the table: the chunks of each tag, by name. */
function read({ chunks, tags, parts }: ReturnType<typeof loaderTable>) {
  const names = chunks.split(' ');
  const namesOf = (letters: string) => [...letters].map(letter => names[letter.charCodeAt(0) - 35]);
  return {
    tags: tags.split(' ').map(row => row.split(':')).map(([tag, letters, flags]) => [tag, namesOf(letters!), flags]),
    parts: parts ? parts.split(' ').map(row => row.split(/:(?=[^:]*$)/)).map(([selector, letters]) => [selector, namesOf(letters!)]) : [],
  };
}

describe('the table of the autoloader', () => {
  it('names the chunks of each tag, those of many first, and its flags', () => {
    const table = loaderTable([element('x-a', ['core-1', 'a-1'], {}, '*!'), element('x-b', ['b-1', 'core-1'])]);
    assert.equal(table.chunks.split(' ')[0], 'core-1');
    assert.deepEqual(read(table).tags, [['x-a', ['core-1', 'a-1'], '*!'], ['x-b', ['core-1', 'b-1'], '']]);
  });

  it('has what a setting needs besides, and no chunk twice', () => {
    const table = loaderTable([element('x-a', ['core-1'], { '[autoplay]': ['core-1', 'play-1'], ':not([b])': ['core-1'] })]);
    assert.deepEqual(read(table).parts, [['x-a[autoplay]', ['play-1']], ['x-a:not([b])', []]]);
  });

  it('has the texts of each language, for any tag', () => {
    const table = loaderTable([element('x-a', ['core-1'])], { de: new Set(['languages-1', 'texts-de-1']), pt: new Set(['languages-1', 'texts-pt-1']) });
    assert.deepEqual(read(table).parts, [[':lang(de)', ['languages-1', 'texts-de-1']], [':lang(pt)', ['languages-1', 'texts-pt-1']]]);
  });

  it('marks elements without texts, which need none in any language', () => {
    assert.equal(loaderFlags({ translations: undefined } as Table), '-');
    assert.equal(loaderFlags({ translations: [] as const, loadOffscreen: true } as Partial<Table> as Table), '*');
  });

  it('holds more chunks than there are plain characters', () => {
    const names = Array.from({ length: 300 }, (_, at) => `chunk-${at}`);
    const table = loaderTable([element('x-a', names)]);
    assert.deepEqual([...read(table).tags[0]![1]!].sort(), names.toSorted());
    assert.doesNotMatch(table.tags, /["'`\\\x7f-\xa0]/);
  });
});

describe('views that the autoloader preloads', () => {
  const always = definitions.flatMap(({ table, view }) => (view && !view.isNeeded && !table.isEditor ? [table.tag] : []));
  const preloaded = definitions.flatMap(({ table }) => (table.preloadsReact ? [table.tag] : []));

  it('are all that draw whenever their element is on a page: asked for by its script, each would come a round trip later', () => {
    assert.ok(always.includes('site-product'));
    assert.deepEqual(always.filter(tag => !preloaded.includes(tag)), []);
  });
});
