import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

// Pages name files of this repository in code spans. A file that is moved takes its name in the pages with it.

const pages = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).split('\n').filter(file => file && !/^elements\/[\w-]+\/README\.md$|^CHANGELOG/.test(file));
/** A file of source, by the folders that it is in. */
const named = /`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|tsx|mjs|css|json|html|yaml))`/g;
/** Folders from which pages name files. */
const roots = (page: string): string[] => ['.', path.dirname(page), 'demo/service', 'elements', 'elements/site-gallery', 'demo/service/modules/shop', 'core'];
/** What is built, is someone's own, or is an example of a recipe. */
const isElsewhere = (file: string): boolean =>
  /^(?:dist|node_modules|\.cache|app|src|server|chunks|site-elements|YOUR-SITE|public)\//.test(file) || /\/(?:da|month|pairs|mollie)(?:\.node\.test)?\.ts$/.test(file);

test('files that pages name are there', () => {
  const missing = pages.flatMap(page =>
    [...readFileSync(page, 'utf8').matchAll(named)]
      .map(([, file]) => file!)
      .filter(file => !isElsewhere(file) && !roots(page).some(root => existsSync(path.join(root, file))))
      .map(file => `${page}: ${file}`));
  assert.deepEqual(missing, []);
});
