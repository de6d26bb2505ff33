import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const sources = ['core', 'elements', 'styles', 'rollup.config.mjs', 'tsconfig.json', 'package.json'];
/** Written by each of the two outputs when all of it has succeeded. */
const products = ['dist/cdn/integrity.json', 'dist/npm/custom-elements.json'];

/** Whether `dist` is missing, or older than something it is made from. */
export async function isBuildStale(root: string): Promise<boolean> {
  const built = await Promise.all(products.map(file => changedAt(path.join(root, file))));
  const changed = await Promise.all(sources.map(source => newestIn(path.join(root, source))));
  return Math.max(...changed) > Math.min(...built);
}

async function newestIn(place: string): Promise<number> {
  const files = await readdir(place, { recursive: true }).catch(() => ['']);
  const relevant = files.filter(file => !/\.test\.|(^|[\\/])examples([\\/]|$)/.test(file));
  // a folder changes with its list of files: that is how a deleted one is noticed
  return Math.max(...(await Promise.all(relevant.map(file => changedAt(path.join(place, file))))), 0);
}

async function changedAt(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
