import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentedTable } from '../docs.js';
import { wordpressPlugin } from './plugin-files.js';
import { releaseFiles } from './release.js';
import { zip } from './zip.js';

const pluginSources = 'core/manifest/wordpress/plugin';

function filesIn(folder: string): Record<string, Buffer> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll('\\', '/'));
  return Object.fromEntries(found.sort().map(name => [name, readFileSync(path.join(folder, name))]));
}

const under = <T>(folder: string, files: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content]));

function write(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
}

/**
 * After the build of `dist/cdn`: the WordPress plugin as folder and zip, and the zip for a plain web host. Neither is part
 * of the npm package.
 */
export function writeArchives(tables: readonly DocumentedTable[], version: string): void {
  const library = filesIn('dist/cdn');
  const licence = readFileSync('LICENSE');
  const sources = Object.fromEntries(Object.entries(filesIn(pluginSources)).map(([name, content]) => [name, content.toString()]));
  const plugin = under('site-elements', { ...wordpressPlugin(sources, tables, version), 'LICENSE.txt': licence, ...under('cdn', library) });
  const notForNpm = { '.npmignore': '*\n' };
  write('dist/wordpress', { ...plugin, [`site-elements-${version}.zip`]: zip(plugin), ...notForNpm });
  const guides = { ...under('install', filesIn('docs/install')), 'it-does-not-show.md': readFileSync('docs/it-does-not-show.md') };
  const release = releaseFiles(library, guides, licence, version);
  write('dist/release', { [`site-elements-${version}.zip`]: zip(release), ...notForNpm });
}
