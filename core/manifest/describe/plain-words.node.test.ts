import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elementDoc } from './element-docs.js';
import { readExamples } from './examples.js';
import { retiredPhrasesIn } from './retired-phrases.js';
import { readTables } from './tables.js';

/** The limit of a first sentence, in characters. A longer one is two sentences. */
const maxFirstSentence = 140;
/** The limit of a sentence in the docs of a setting, in words. Code, examples in code and lists of choices count as one word each. */
const maxWords = 25;

const wordsOf = (sentence: string): number =>
  sentence
    .replace(/`[^`]*`(?:(?:, | and | or |, and )`[^`]*`)*/g, 'code')
    .split(/\s+/)
    .filter(word => /\w/.test(word)).length;

for (const table of await readTables()) {
  const { tag } = table;

  test(`the documentation of <${tag}> uses standard terms`, () => {
    const { summary, details, settings, events, slots, parts, cssProperties, states, methods, functions, accessibility, texts } = elementDoc(table);
    const sentences = [
      summary, details, ...accessibility,
      ...settings.flatMap(({ doc, details: more }) => [doc, more]),
      ...[events, slots, parts, cssProperties, states, methods, functions, texts].flat().map(({ doc }) => doc),
      ...readExamples(tag).flatMap(({ title, sentence }) => [title, sentence]),
    ];
    const found = sentences.flatMap(sentence =>
      retiredPhrasesIn(sentence).map(({ phrase, instead }) => `“${phrase}” in “${sentence.slice(0, 160)}” (${instead})`),
    );
    assert.deepEqual(found, []);
  });

  test(`each setting of <${tag}> starts with a short, plain sentence`, () => {
    const faults = elementDoc(table).settings.flatMap(({ property, row: { doc } }) => {
      const [first = ''] = doc.split(/(?<=[.!?]) /);
      const isPlain = first.length <= maxFirstSentence && /^[A-Z`<"“]/.test(first) && /[.`)]$/.test(doc) && !/^[A-Z]\w*( \w+)?: /.test(first);
      return isPlain ? [] : [`${property}: ${first} (${first.length} characters)`];
    });
    assert.deepEqual(faults, []);
  });

  test(`the settings of <${tag}> have sentences of at most ${maxWords} words`, () => {
    const faults = elementDoc(table).settings.flatMap(({ property, doc }) =>
      doc.split(/(?<=[.!?]) /).filter(sentence => wordsOf(sentence) > maxWords).map(sentence => `${property}: ${sentence} (${wordsOf(sentence)} words)`));
    assert.deepEqual(faults, []);
  });
}
