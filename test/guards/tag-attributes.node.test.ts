import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { trackedFiles } from './tracked-files.js';

// The autoloader makes a `<site-price>` of whatever has the attribute `data-site-price`, for editors that remove unknown tags. An
// attribute of that name with another meaning would replace the author's own node.

const tags: ReadonlySet<string> = new Set(readdirSync('elements').filter(name => name.includes('-')));

/** Attributes in a text that are named after a tag, except in selectors, which are about the element. */
const namedAfterTags = (text: string) => [...text.matchAll(/(?<![[\w-])data-([a-z-]+)/g)].map(([, name]) => name!).filter(name => tags.has(name));

test('no attribute of an author\'s markup is named after a tag', () => {
  const files = trackedFiles().filter(file => (/^core\/.*\.tsx?$/.test(file) && !/^core\/(?:element|manifest|repair)\/|\.test\.tsx?$|cart-page/.test(file))
    || /^docs\/form-.*\.md$/.test(file) || /^elements\/site-form\/examples\/.*\.html$/.test(file));
  assert.ok(files.length > 300, `${files.length} files`);
  assert.deepEqual(files.flatMap(file => namedAfterTags(readFileSync(file, 'utf8')).map(name => `${file}: data-${name}`)), []);
});
