import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Everything below a folder, by its path in it. */
export function filesIn(folder: string): Record<string, Buffer> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll('\\', '/'));
  return Object.fromEntries(found.sort().map(name => [name, readFileSync(path.join(folder, name))]));
}

export const under = <T>(folder: string, files: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content]));
