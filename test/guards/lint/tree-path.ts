import { dirname, relative, resolve } from 'node:path';

/** A file's path from the root of the repository, with forward slashes. */
export function treePath(filename: string, root: string): string {
  return relative(root, filename).replaceAll('\\', '/');
}

/** Where a relative import leads, as a path from the root, without its ending; a bare name leads nowhere. */
export function importedPath(source: string, filename: string, root: string): string | undefined {
  if (!source.startsWith('.')) return undefined;
  return treePath(resolve(dirname(filename), source), root).replace(/\.(js|ts|tsx|mjs)$/, '');
}

export const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('test/');
