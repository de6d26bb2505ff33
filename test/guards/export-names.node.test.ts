import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { trackedFiles } from './tracked-files.js';

/** Participles that end in `ed`, and the irregular ones. `SiteEmbed` and `Feed` are nouns. */
const participle = /(?:[a-z]{2}ed|^(?:Found|Taken|Kept|Given|Told|Said|Written|Drawn|Read|Sent|Heard|Shown|Left|Held|Seen|Known|Meant|Done|Gone|Lost|Sold|Paid|Chosen|Set|Cut))$/;
const nouns = /(?:Embed|Feed|Seed|Speed|Need)$/;
/** What earlier code has. Remove a name when it is renamed; add none. */
const participles: readonly string[] = [];
const ofFunctions: readonly string[] = [
  'oneOf', 'listOf', 'dictionaryOf', 'recordOf', 'jsonOf', // decoders, as in other libraries
];

const sources = trackedFiles().filter(file => /^(core|elements|demo\/service|styles)\//.test(file) && /\.tsx?$/.test(file) && !file.includes('.test.'));
const exported = /^export (?:default )?(?:abstract )?(?:async )?(const|function\*?|class|interface|type) (\w+)/gm;
const names = sources.flatMap(file => [...readFileSync(file, 'utf8').matchAll(exported)].map(([, kind, name]) => ({ file, kind: kind!, name: name! })));
const isType = (kind: string): boolean => ['class', 'interface', 'type'].includes(kind);

const wrongTypes = names.filter(({ kind, name }) => isType(kind) && participle.test(name) && !nouns.test(name));
const wrongFunctions = names.filter(({ kind, name }) => !isType(kind) && /^[a-z]\w*Of$/.test(name));

test('exported types are nouns, not participles: `ParseResult`, not `Parsed`', () => {
  assert.ok(names.length > 2000, 'exports are found');
  assert.deepEqual(wrongTypes.filter(({ name }) => !participles.includes(name)), []);
});

test('exported functions begin with a verb: `getDocument`, not `documentOf`', () => {
  assert.deepEqual(wrongFunctions.filter(({ name }) => !ofFunctions.includes(name)), []);
});

test('the lists of exceptions have no name that is gone', () => {
  const found = new Set([...wrongTypes, ...wrongFunctions].map(({ name }) => name));
  assert.deepEqual([...participles, ...ofFunctions].filter(name => !found.has(name)), []);
});
