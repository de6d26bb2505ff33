import path from 'node:path';
import { build } from 'esbuild';
import { repository } from './content/repository.js';

let bundled: Promise<string> | undefined;

/** The script of the library's own pages, in one file. Made once; a demo that follows changes begins anew. */
export const clientScript = (): Promise<string> => (bundled ??= bundle());

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(repository, 'demo/site/client/docs.ts')],
    bundle: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]!.text;
}
