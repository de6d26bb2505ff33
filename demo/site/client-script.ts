import path from 'node:path';
import { build } from 'esbuild';
import { repository } from './content/repository.js';

/** The scripts of the library's own pages: what all of them have, and the theme builder. */
export const clientScripts = ['docs', 'theme-builder'] as const;
type ClientScript = (typeof clientScripts)[number];

const bundled = new Map<ClientScript, Promise<string>>();

/** A script in one file. Made once; a demo that follows changes starts again. */
export function clientScript(name: ClientScript): Promise<string> {
  const made = bundled.get(name) ?? bundle(name);
  bundled.set(name, made);
  return made;
}

async function bundle(name: ClientScript): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(repository, `demo/site/client/${name}.ts`)],
    bundle: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]!.text;
}
