import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elementDoc } from './element-docs.js';
import { readExamples } from './examples.js';
import { readTables } from './tables.js';

/**
 * Phrases that documentation no longer uses, with the standard term. The rule covers docs files, settings tables, captions of
 * examples and English texts of all elements. For names in code, see the lint rule `retired-words`.
 */
const retired: readonly [phrase: RegExp, instead: string][] = [
  [/\b(saying|says|said) no\b/i, 'cancelable: after `preventDefault()`, …; of a site: rejected'],
  [/\bthose who hear\b/i, 'accessible name'],
  [/\bresolves to whether\b/i, 'Resolves to `true` if …'],
  [/\bfilms?\b/i, 'video'],
  [/\bthe console quiet\b/i, '`preventDefault()` suppresses the console message'],
  [/\btaken down\b|\btakes? down\b/i, 'removed, unmounted'],
  [/\btrouble\b/i, 'error, problem'],
  [/^Whether\b(?! a visitor)/, 'the verb: “Shows …”, “Allows …”, “Plays …”'],
  [/\bby (itself|themselves)\b/i, 'automatically'],
  [/\b(is|are|was|were) told\b|\btells?\b/i, 'notify, announce, show, report'],
  [/\b(some|any|no)body\b|\bwhoever\b|\bwhatever (it|they)\b/i, 'the visitor, the site owner'],
  [/\bcomes? (near|in|back|over|by|first|no more|from)\b|\bhas come\b|\bhave come\b/i, 'load, open, be near the viewport; take precedence'],
  [/\bstands? (in|at|on|for|by|there|here|beside|below|above|where|behind)\b/i, 'is, is shown, is stored'],
  [/\b(ways?) to (send|pay|ship)\b/i, 'shipping method, payment plan'],
  [/\bletters? (from which|that|of)\b/i, 'email, character'],
  [/\bpieces?\b/i, 'units, items'],
  [/\bcolours?\b|\blabelled\b|\bcancell(ed|ing)\b|\bcentre\b|\bgrey\b|\blicence\b|\bcatalogue\b/i, 'American spelling: color, labeled, canceled, center, gray, license, catalog'],
  [/(?<!there )\bis no (?!longer\b)\w+/i, 'is not a …, is not …'],
  [/\bso many\b|\bat most so\b/i, 'the maximum number'],
  [/\ba (yes|no)\b/i, 'consent; when the visitor declines'],
  [/\ba press\b|\bpresses of\b|\bpressing\b/i, 'click'],
  [/\bis asked for\b|\bare asked for\b|\basks nobody\b|\bis being asked\b/i, 'is requested, is loading'],
  [/\bon (its|their) way\b/i, 'is loading, is being sent'],
  [/\b(could|can) not be had\b|\bto be had\b/i, 'could not be loaded; available'],
  [/\bof (yours|ours|one's own)\b/i, 'your own …, the default …'],
  [/\bless motion\b/i, 'reduced motion'],
  [/(?<!comments )\bat once\b/i, 'immediately'],
  [/\bdrawn where\b|\bis drawn for\b/i, 'rendered if'],
  [/\bgo(es)? on\b/i, 'continue'],
  [/\bnot un\w+\b(?! until)/i, 'no double negation'],
];

/** The limit of a first sentence, in characters. A longer one is two sentences. */
const maxFirstSentence = 140;
/** The limit of a sentence in the docs of a setting, in words. Code, examples in code and lists of choices count as one word each. */
const maxWords = 25;

const wordsOf = (sentence: string): number => sentence.replace(/`[^`]*`(?:(?:, | and | or |, and )`[^`]*`)*/g, 'code').split(/\s+/).filter(word => /\w/.test(word)).length;

for (const table of await readTables()) {
  const { tag } = table;

  test(`the documentation of <${tag}> uses standard terms`, () => {
    const { summary, details, settings, events, slots, parts, cssProperties, states, methods, functions, accessibility, texts } = elementDoc(table);
    const sentences = [
      summary, details, ...accessibility,
      ...settings.flatMap(({ doc, details: more }) => [doc, more]),
      ...[events, slots, parts, cssProperties, states, methods, functions, texts].flat().map(({ doc }) => doc),
      ...readExamples(tag).flatMap(({ title, sentence }) => [title, sentence]),
    ].map(text => text.replace(/```[^]*?```|`[^`]*`/g, 'code'));
    const found = sentences.flatMap(sentence => retired.flatMap(([phrase, instead]) => {
      const [match] = phrase.exec(sentence) ?? [];
      return match ? [`“${match}” in “${sentence.slice(0, 160)}” (${instead})`] : [];
    }));
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
