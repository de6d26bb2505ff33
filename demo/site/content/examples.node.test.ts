import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elementTags, examplesOf, parseExample } from './examples.js';

test('the first line of an example names it, the rest is the snippet', () => {
  const text = '<!-- Grid | Four in a row. -->\n<site-gallery design="grid">\n</site-gallery>\n';
  assert.deepEqual(parseExample('site-gallery', 'grid', text), {
    tag: 'site-gallery',
    name: 'grid',
    title: 'Grid',
    sentence: 'Four in a row.',
    markup: '<site-gallery design="grid">\n</site-gallery>',
  });
});

test('an example without that line is named after its file', () => {
  assert.equal(parseExample('x-y', 'two-badges', '<x-y></x-y>').title, 'Two badges');
});

test('every element has examples, and each describes what it shows', async () => {
  for (const tag of await elementTags()) {
    const examples = await examplesOf(tag);
    assert.ok(examples.length >= 2, `${tag} has ${examples.length} examples; at least 2 are expected`);
    for (const { name, sentence } of examples) assert.ok(sentence, `${tag}/examples/${name}.html tells no sentence`);
  }
});
