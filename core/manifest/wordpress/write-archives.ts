import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentedTable } from '../describe/docs.js';
import { filesIn, releaseGuides, under } from './archive-files.js';
import { wordpressPlugin } from './plugin-files.js';
import { releaseFiles } from './release.js';
import { zip } from './zip.js';

const pluginSources = 'core/manifest/wordpress/plugin';

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
  write('dist/wordpress', { ...plugin, 'site-elements-wordpress.zip': zip(plugin), ...notForNpm });
  const release = releaseFiles(library, releaseGuides(), licence, version);
  write('dist/release', { 'site-elements.zip': zip(release), ...notForNpm });
}
