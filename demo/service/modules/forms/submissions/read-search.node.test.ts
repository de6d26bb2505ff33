import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dateFormat, type Language, languages } from 'site-elements/contract/language';
import { inLanguage } from '../../../kernel/language/speech.js';
import { formatOwnerDay, formatMoment } from '../../../kernel/language/format-values.js';
import { readSearch } from './read-search.js';
import { type DateParts, readDate, readTime } from './written-dates.js';

const [y, m, d] = [{ year: 2026 }, { month: 11 }, { day: 24 }];
const full = { ...y, ...m, ...d };

describe('a date that is searched for', () => {
  const rows: [language: Language, phrase: string, dates: DateParts[]][] = [
    ['en', '2026-11-24', [full]], ['en', '24 November', [{ ...m, ...d }]], ['en', 'November 24', [{ ...m, ...d }]], ['en', '24 Nov 2026', [full]], ['en', 'Nov. 24, 2026', [full]],
    ['en', '24th of November 2026', [full]], ['en', 'NOVEMBER 2026', [{ ...y, ...m }]], ['en', '2026-11', [{ ...y, ...m }]], ['en', '24/11/2026', [full]], ['en', '11/24/2026', [full]], ['en', '24.11.26', [full]],
    ['en', '3/4/2026', [{ ...y, month: 4, day: 3 }, { ...y, month: 3, day: 4 }]], ['en', '4/4/2026', [{ ...y, month: 4, day: 4 }]],
    ['de', '24.11.2026', [full]], ['de', '24. November', [{ ...m, ...d }]], ['de', '24. Nov. 2026', [full]], ['de', '24.11.', [{ ...m, ...d }]], ['de', '3.4.2026', [{ ...y, month: 4, day: 3 }]], ['de', '3. März', [{ month: 3, day: 3 }]], ['de', '3 March', [{ month: 3, day: 3 }]],
    ['fr', '1er août 2026', [{ ...y, month: 8, day: 1 }]], ['fr', '24/11/2026', [full]], ['es', '24 de noviembre de 2026', [full]], ['es', '24 nov', [{ ...m, ...d }]], ['pt', '24 de nov. de 2026', [full]],
    ['pl', '24 listopada', [{ ...m, ...d }]], ['pl', 'listopad 2026', [{ ...y, ...m }]], ['tr', '24 KASIM', [{ ...m, ...d }]], ['he', '24 בנובמבר 2026', [full]], ['ar', '24 نوفمبر', [{ ...m, ...d }]], ['sv', '24-11-2026', [full]],
    ['ja', '2026年11月24日', [full]], ['ja', '11月24日', [{ ...m, ...d }]], ['ja', '2026年11月', [{ ...y, ...m }]], ['ja', '11/24', [{ ...m, ...d }]], ['zh', '2026/11/24', [full]], ['ko', '2026년 11월 24일', [full]], ['ko', '2026. 11. 24.', [full]],
  ];
  for (const [language, phrase, dates] of rows) test(`${language}: ${phrase}`, () => assert.deepEqual(readDate(phrase, language), dates));

  const none: [Language, string][] = [['en', 'May'], ['de', 'Jan'], ['en', '24'], ['en', '2026'], ['en', '2026-13'], ['en', '2026-11-32'], ['en', '32 November'], ['en', '3-4'], ['en', '12.50'], ['de', '13.13.2026'], ['de', '11/24'], ['es', 'de noviembre de'], ['en', 'November November 24'], ['en', '1 2 November'], ['en', 'of November'], ['en', ''], ['en', '24 Byron']];
  for (const [language, phrase] of none) test(`${language}: "${phrase}" is not a date`, () => assert.deepEqual(readDate(phrase, language), []));

  for (const language of languages) {
    test(`is read as the page writes it, in ${language}`, async () => {
      for (const month of Array.from({ length: 12 }, (_, at) => at + 1)) {
        const expected = { ...y, month, day: 24 };
        const moment = new Date(Date.UTC(2026, month - 1, 24, 21, 5));
        const [day, written] = await inLanguage(language, 'owner', () => [formatOwnerDay(moment.toISOString().slice(0, 10)), formatMoment(moment)]);
        const long = dateFormat(language, { timeZone: 'UTC', dateStyle: 'long' }).format(moment);
        for (const phrase of [day, long]) assert.deepEqual(readSearch(phrase, language).map(({ dates }) => dates), [[expected]], phrase);
        const terms = readSearch(written, language);
        assert.deepEqual(terms.flatMap(({ dates }) => dates), [expected], written);
        assert.deepEqual(terms.map(({ time }) => time).filter(Boolean), [{ hour: 21, minute: 5 }], written);
        assert.equal(terms.length, 2, written);
      }
    });
  }
});

describe('a time that is searched for', () => {
  for (const [language, phrase, hour, minute] of [['en', '9:05', 9, 5], ['en', '09:05:30', 9, 5], ['en', '9:05 pm', 21, 5], ['en', '12:30 am', 0, 30], ['en', '12:30 PM', 12, 30], ['ar', '9:05 م', 21, 5], ['de', '21:05', 21, 5]] as const) {
    test(`${language}: ${phrase}`, () => assert.deepEqual(readTime(phrase, language), { hour, minute }));
  }
  for (const phrase of ['24:00', '9:60', '9', '1:2:3', 'Luke 3:16', 'am 9:05 pm', '']) test(`"${phrase}" is not a time`, () => assert.equal(readTime(phrase, 'en'), undefined));
});

describe('an amount that is searched for', () => {
  for (const [phrase, ...amounts] of [
    ['12.50', 12.5], ['12,5', 12.5], ['$1,250.50', 1250.5], ['1.250,50 €', 1250.5], ['€ 1 250,50', 1250.5], ['1\u202f250', 1250], ['1’250.00', 1250], ['-3', -3], ['١٢٫٥', 12.5], ['١٢', 12], ['12€50', 12.5], ['1,23,456.50', 123_456.5],
    // In two ways: both are searched for.
    ['1,250', 1250, 1.25], ['1.250', 1250, 1.25], ['12.505', 12_505, 12.505],
    ['12.5.6'], ['1,2,3'], ['12 pots'], ['v1.2.3'], ['12⁵⁰'], ['€'],
  ] as const) {
    test(phrase, () => {
      const terms = readSearch(phrase, 'de');
      assert.deepEqual(terms.length === 1 ? [...terms[0]!.amounts].sort((one, other) => other - one) : [], amounts);
    });
  }
});
