import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Choice, findOption } from './find-option.js';

describe('a list of choices', () => {
  const english: Choice[] = [
    ['', 'Choose…'],
    ['IE', 'Ireland'],
    ['GB', 'United Kingdom'],
    ['CI', 'Côte d’Ivoire'],
  ].map(([value, text]) => ({ value: value!, text: text! }));
  const german: Choice[] = [['', ''], ['IE', 'Irland'], ['GB', 'Vereinigtes Königreich']].map(([value, text]) => ({ value: value!, text: text! }));
  const words: Choice[] = [['', ''], ['Irland', 'Irland'], ['Maine', 'Maine']].map(([value, text]) => ({ value: value!, text: text! }));
  const rows: [choices: Choice[], wanted: string, languages: string[], at: number][] = [
    [english, 'Ireland', ['en'], 1],
    [english, ' IRELAND ', [], 1],
    [english, 'gb', [], 2],
    [english, 'Cote d\'Ivoire', [], 3],
    [english, 'Atlantis', ['en'], -1],
    [english, '', ['en'], -1],
    [german, 'Ireland', ['en', 'de'], 1],
    [german, 'United Kingdom', ['en', 'de'], 2],
    [words, 'IE', ['en', 'de'], 1],
    [words, 'maine', ['en', 'no language'], 2],
  ];
  for (const [choices, wanted, languages, at] of rows) {
    it(`has ${JSON.stringify(wanted)} at ${at} of ${choices.map(({ text }) => text).join('/')}`, () =>
      assert.equal(findOption(choices, wanted, languages), at));
  }
});
