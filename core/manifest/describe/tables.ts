import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Table } from '../../settings/table.js';
import { docsIn, type DocumentedTable, withDocs } from './docs.js';

/** Where the elements stand, one folder each. */
export const elementsFolder = fileURLToPath(new URL('../../../elements/', import.meta.url));

/** The tags of the library: every folder of `elements` that has an entry of its own name. */
export const getTags = (folder = elementsFolder): string[] =>
  readdirSync(folder).filter(tag => existsSync(path.join(folder, tag, `${tag}.ts`))).sort();

/** The elements of visitors' pages: all but those for editors. */
export const visitorTables = <T extends Pick<Table, 'isEditor'>>(tables: readonly T[]): T[] => tables.filter(({ isEditor }) => !isEditor);

/** Reads every element's settings table and docs file. Needs a runner that understands TypeScript. Throws for a folder without a table. */
export async function readTables(folder = elementsFolder): Promise<DocumentedTable[]> {
  return Promise.all(getTags(folder).map(async tag => {
    const files = readdirSync(path.join(folder, tag));
    const moduleOf = async (ending: string): Promise<Record<string, unknown>> => {
      const file = files.find(name => name.endsWith(ending));
      return file ? import(pathToFileURL(path.join(folder, tag, file)).href) : {};
    };
    const [settings, docs] = await Promise.all([moduleOf('.settings.ts'), moduleOf('.docs.ts')]);
    const table = Object.values(settings).find(value => (value as Partial<Table> | undefined)?.tag === tag);
    if (!table) throw new Error(`elements/${tag}: no settings table for <${tag}>; expected a *.settings.ts that exports one.`);
    return withDocs(table as Table, docsIn(docs));
  }));
}
