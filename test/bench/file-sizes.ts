import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const folder = 'dist/cdn';

/** Every file of the CDN build, largest first: a table to read; what is asserted is what a visit loads (test/e2e/visits). */
export const fileSizes = (): { readonly name: string; readonly bytes: number }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => /\.(js|css)$/.test(name))
    .map(name => ({ name: name.replaceAll('\\', '/'), bytes: brotliCompressSync(readFileSync(path.join(folder, name))).length }))
    .sort((one, other) => other.bytes - one.bytes);
