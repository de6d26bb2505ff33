import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'rollup';
import { minifiedCss } from './without-docs.js';

/** Plain scripts, one file each, which need to know nothing of the build: the autoloader, and Google's default before its tag. */
const classicScripts = { 'auto.classic': 'core/element/auto.classic.ts', 'consent-default': 'core/consent/consent-default.classic.ts' };
export const plainScripts: Plugin = {
  name: 'plain-scripts',
  buildStart() { for (const file of Object.values(classicScripts)) this.addWatchFile(path.resolve(file)); },
  async generateBundle() {
    const { outputFiles } = await build({
      entryPoints: classicScripts, outdir: '.', bundle: true, format: 'iife', minify: true, target: 'es2020', legalComments: 'none', write: false,
    });
    for (const { path: file, text } of outputFiles) this.emitFile({ type: 'asset', fileName: path.basename(file), source: text });
  },
};

/** `integrity.json`: a hash for every file, and an import map that carries them. */
export const integrity = (tags: readonly string[], version: string): Plugin => ({
  name: 'integrity',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const hashOf = (source: string | Uint8Array) => `sha384-${createHash('sha384').update(source).digest('base64')}`;
      const files = Object.fromEntries(Object.values(bundle).map(file => [file.fileName, hashOf(file.type === 'chunk' ? file.code : file.source)]).sort());
      const scripts = Object.keys(files).filter(name => name.endsWith('.js'));
      const importMap = {
        imports: Object.fromEntries([...tags, 'stores'].map(name => [`site-elements/${name}`, `./${name}.js`])),
        integrity: Object.fromEntries(scripts.map(name => [`./${name}`, files[name]])),
      };
      const source = JSON.stringify({ version, files, importMap }, null, 2);
      this.emitFile({ type: 'asset', fileName: 'integrity.json', source });
    },
  },
});

/** Hashed chunks of earlier builds are not part of this one. */
export const sweep: Plugin = {
  name: 'sweep',
  writeBundle({ dir }, bundle) {
    for (const entry of readdirSync(dir!, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile() && !(path.relative(dir!, file).replaceAll('\\', '/') in bundle)) rmSync(file);
    }
  },
};

/** Files that others make of the tables: types, manifests, READMEs for programs. */
export const emitProducts = (files: () => Readonly<Record<string, string>>): Plugin => ({
  name: 'products',
  generateBundle() {
    for (const [fileName, source] of Object.entries(files())) this.emitFile({ type: 'asset', fileName, source });
  },
});

/** Style sheets of shadow roots, for pages that a server draws: one file each, which its elements link. */
export const shadowSheets = (tags: readonly string[]): Plugin => ({
  name: 'shadow-sheets',
  writeBundle: {
    sequential: true,
    async handler({ dir }) {
      const moduleOf = (file: string) => import(pathToFileURL(path.resolve(dir!, file)).href);
      const { stylesOf } = await moduleOf('core/element/server.js') as { stylesOf: (element: unknown) => string };
      mkdirSync(path.join(dir!, 'shadow'), { recursive: true });
      for (const tag of tags) {
        const element = Object.values(await moduleOf(`define/${tag}.js`) as Record<string, { definition?: unknown }>).find(value => value.definition);
        writeFileSync(path.join(dir!, 'shadow', `${tag}.css`), `${minifiedCss(stylesOf(element))}\n`);
      }
    },
  },
});
