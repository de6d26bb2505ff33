import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { documentedModules, modulePages } from './module-pages.js';

const pages = modulePages();
const exported = JSON.parse(readFileSync('test/distribution/exports.json', 'utf8')) as Record<string, string[]>;
const index = readFileSync('docs/modules/README.md', 'utf8');

for (const [file, text] of Object.entries(pages)) {
  test(`${file} says what its module exports (npm run readme)`, () => assert.equal(readFileSync(file, 'utf8'), text));
}

/** Kept for code written earlier (docs/upgrade.md); pages describe the present names. */
const formerNames = new Set(['agoOf', 'humanBytes', 'nameOf', 'speakInterface', 'tellLocale', 'untilText', 'variantOf']);

for (const entry of documentedModules) {
  test(`the page of site-elements/${entry} describes each of its exports, and is in the list of pages`, () => {
    const described = new Map(pages[`docs/modules/${entry}.md`]!.split(/^### /m).slice(1).map(part => {
      const [name = '', ...lines] = part.split('\n');
      return [name.replaceAll('`', ''), lines.join('\n').replace(/```ts[^]*?```/g, '')];
    }));
    for (const name of exported[entry]!.filter(each => !formerNames.has(each))) assert.match(described.get(name) ?? '', /^[A-Z`][^]*?[.:]/m, `${name} has a sentence`);
    assert.ok(index.includes(`(${entry}.md)`));
  });
}

test('a type is described with what it has from another one, and with nothing of the language', () => {
  const [, members = ''] = /^### `ScrollOptions`\n([^]*?)\n### /m.exec(pages['docs/modules/motion.md']!) ?? [];
  assert.deepEqual(
    [...members.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name),
    ['scroller', 'easing', 'signal', 'offsetPx', 'minDuration', 'maxDuration'],
  );
});
