import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Table } from '../settings/table.js';

const root = fileURLToPath(new URL('../../elements/', import.meta.url));

/** The tags of the library: every folder of `elements` that has an entry of its own name. */
export const tagsOf = (folder = root): string[] =>
  readdirSync(folder).filter(tag => existsSync(path.join(folder, tag, `${tag}.ts`))).sort();

/** Reads every element's settings table. Needs a runner that understands TypeScript. Throws for a folder without one. */
export async function readTables(folder = root): Promise<Table[]> {
  return Promise.all(tagsOf(folder).map(async tag => {
    const file = readdirSync(path.join(folder, tag)).find(name => name.endsWith('.settings.ts'));
    const module: Record<string, Partial<Table> | undefined> = file ? await import(pathToFileURL(path.join(folder, tag, file)).href) : {};
    const table = Object.values(module).find(value => value?.tag === tag);
    if (!table) throw new Error(`elements/${tag}: no settings table for <${tag}>; expected a *.settings.ts that exports one.`);
    return table as Table;
  }));
}
