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

/** What an owner reads beside the library, by its path in the release: the chapters of `docs/install`, what helps when nothing shows, and what it leads to. */
export function releaseGuides(): Record<string, string | Buffer> {
  return {
    ...under('install', filesIn('docs/install')),
    // there the whole folder is its neighbour, not the one above it
    'it-does-not-show.md': readFileSync('docs/it-does-not-show.md', 'utf8').replaceAll('](../', ']('),
    'SECURITY.md': readFileSync('SECURITY.md'),
  };
}
