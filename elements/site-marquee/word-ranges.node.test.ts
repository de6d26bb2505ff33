import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getWordRanges } from './word-ranges.js';

const wordsIn = (text: string, language = 'en') => getWordRanges(text, language).map(({ start, end }) => text.slice(start, end));

const rows: [what: string, text: string, words: string[]][] = [
  ['are empty for an empty text', '', []],
  ['are empty for white space', ' \n\t ', []],
  ['have their punctuation with them', 'Open on Sunday, from “ten” · Fresh bread!', ['Open', 'on', 'Sunday,', 'from', '“ten”', '·', 'Fresh', 'bread!']],
  ['are not parted inside', 'don’t re-open www.example.com and/or 10:30 3.50 €', ['don’t', 're-open', 'www.example.com', 'and/or', '10:30', '3.50', '€']],
  ['stay together at a space that may not break', '10\u00a0Uhr und 1\u202f000', ['10\u00a0Uhr', 'und', '1\u202f000']],
  ['are parted at every other space', 'one\u2003two\u3000three\nfour', ['one', 'two', 'three', 'four']],
  ['keep what is written over a letter', 'cafe\u0301 n\u0303andu\u0301', ['cafe\u0301', 'n\u0303andu\u0301']],
  ['keep emoji whole', '👩‍👩‍👧‍👦 🇩🇪 👍🏽 ❤️', ['👩‍👩‍👧‍👦', '🇩🇪', '👍🏽', '❤️']],
  ['are whole in Arabic', 'مفتوح يوم الأحد، خبز طازج', ['مفتوح', 'يوم', 'الأحد،', 'خبز', 'طازج']],
  ['are whole in Hindi', 'रविवार को खुला है', ['रविवार', 'को', 'खुला', 'है']],
  ['are found in Hebrew', 'פתוח ביום ראשון!', ['פתוח', 'ביום', 'ראשון!']],
  ['are found in Korean', '일요일에 문을 엽니다', ['일요일에', '문을', '엽니다']],
  ['are found where nobody writes spaces', '日曜日に「パン」です。', ['日曜日', 'に', '「パン」', 'です。']],
];

describe('words along a wave', () => {
  for (const [what, text, words] of rows) it(what, () => assert.deepEqual(wordsIn(text), words));

  it('are parted at spaces alone where a browser knows no more', () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    try {
      assert.deepEqual(wordsIn('Open, on\u00a0Sunday 日曜日に'), ['Open,', 'on\u00a0Sunday', '日曜日に']);
    } finally {
      Object.assign(Intl, { Segmenter });
    }
  });
});
