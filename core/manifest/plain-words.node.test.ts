import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elementDoc } from './element-docs.js';
import { readTables } from './tables.js';

/** What documentation says no more, and what it says instead. The names in the code have a lint rule: retired-words. */
const retired: readonly [phrase: RegExp, instead: string][] = [
  [/\b(saying|says|said) no\b/i, 'cancelable: `preventDefault()` keeps …; of a site: refused'],
  [/\bthose who hear\b/i, 'accessible name'],
  [/\bresolves to whether\b/i, 'Resolves to `true` if …'],
  [/\bfilms?\b/i, 'video'],
  [/\bthe console quiet\b/i, '`preventDefault()` keeps the console message away'],
  [/\btaken down\b|\btakes? down\b/i, 'removed, unmounted'],
  [/\btrouble\b/i, 'error, problem'],
];

/** A sentence that is longer is two. */
const mostLetters = 140;

for (const table of await readTables()) {
  test(`the documentation of <${table.tag}> uses standard terms`, () => {
    const { summary, details, settings, events, slots, parts, cssProperties, states, methods, functions, accessibility } = elementDoc(table);
    const sentences = [
      summary, details, ...accessibility,
      ...settings.flatMap(({ doc, details: more }) => [doc, more]),
      ...[events, slots, parts, cssProperties, states, methods, functions].flat().map(({ doc }) => doc),
    ];
    const found = sentences.flatMap(sentence => retired.filter(([phrase]) => phrase.test(sentence)).map(([, instead]) => `${sentence} (${instead})`));
    assert.deepEqual(found, []);
  });

  test(`each setting of <${table.tag}> is told in a plain sentence first`, () => {
    const faults = elementDoc(table).settings.flatMap(({ property, row: { doc } }) => {
      const [first = ''] = doc.split(/(?<=[.!?]) /);
      const isPlain = first.length <= mostLetters && /^[A-Z`<"]/.test(first) && /[.`)]$/.test(doc) && !/^[A-Z]\w*( \w+)?: /.test(first);
      return isPlain ? [] : [`${property}: ${first} (${first.length} letters)`];
    });
    assert.deepEqual(faults, []);
  });
}
