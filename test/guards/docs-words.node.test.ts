import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { retiredPhrasesIn } from '../../core/manifest/describe/retired-phrases.js';
import { listFiles } from '../engines/list-files.js';

// Documentation that is written by hand uses the standard terms, as docs files and comments do.

/** Written from docstrings, which the lint rule checks, and a history of what was. */
const isOther = (file: string): boolean => /^docs\/(?:modules\/|upgrade\.md)/.test(file);
const pages = ['README.md', 'CONTRIBUTING.md', 'demo/service/README.md', ...listFiles(['docs'], /\.md$/)].filter(file => !isOther(file));

for (const page of pages) {
  test(`${page} has no retired phrase`, () => {
    assert.deepEqual(retiredPhrasesIn(readFileSync(page, 'utf8')).map(({ phrase, instead }) => `${phrase}: ${instead}`), []);
  });
}
