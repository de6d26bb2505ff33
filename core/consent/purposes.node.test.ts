import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  answerAll, answerEach, encodePurposes, getPurposeConsent, purposeAnswer, readPurposes, readState, readVersion, type Consent, type PurposeAnswer,
  type PurposeQuestion,
} from './purposes.js';

const question: PurposeQuestion = { purposes: ['functional', 'statistics', 'marketing'], version: '2', earlier: ['statistics'] };
const reads = (text: string): PurposeAnswer => purposeAnswer(text)!;

describe('the cookie of the purposes', () => {
  const rows: [text: string, granted: string[], declined: string[], version: string][] = [
    ['functional.statistics~marketing~2', ['functional', 'statistics'], ['marketing'], '2'],
    ['~functional.statistics.marketing~', [], ['functional', 'statistics', 'marketing'], ''],
    ['support-chat~~2026-11', ['support-chat'], [], '2026-11'],
    ['~~', [], [], ''],
  ];
  for (const [text, granted, declined, version] of rows) {
    it(`reads and writes ${text}`, () => {
      assert.deepEqual(reads(text), { granted, declined, version });
      assert.equal(encodePurposes(reads(text)), text);
    });
  }

  it('declines a purpose on both sides', () => assert.deepEqual(reads('statistics~statistics~1').granted, []));

  for (const wrong of ['', 'true', 'a~b', 'a~b~c~d', 'a b~c~1', 'A~b~1', '<b>~~', null, undefined, 7]) {
    it(`is not an answer with ${JSON.stringify(wrong)}`, () => assert.equal(purposeAnswer(wrong), undefined));
  }
});

describe('what an author writes', () => {
  const lists: [value: string | null, names: string[]][] = [
    ['statistics marketing', ['statistics', 'marketing']],
    [' Statistics, marketing,statistics ', ['statistics', 'marketing']],
    ['necessary functional', ['functional']],
    ['support-chat', ['support-chat']],
    ['3d _x ü', []],
    ['', []], [null, []],
  ];
  for (const [value, names] of lists) it(`has the purposes of ${JSON.stringify(value)}`, () => assert.deepEqual(readPurposes(value), names));

  it('has a version that fits into the cookie', () => {
    assert.equal(readVersion('November 2026~b'), 'November-2026-b');
    assert.equal(readVersion(null), '');
  });
});

describe('the state of a page', () => {
  type Row = [title: string, stored: Consent, kept: string | null, question: PurposeQuestion | null, consent: Consent, answer: string | null];
  const rows: Row[] = [
    ['a simple page, nobody asked', 'unasked', null, null, 'unasked', null],
    ['a simple yes', 'accepted', null, null, 'accepted', null],
    ['a simple no', 'declined', null, null, 'declined', null],
    ['purposes, nobody asked', 'unasked', null, question, 'unasked', null],
    ['an earlier yes counts for what its text named, and the others are asked', 'accepted', null, question, 'unasked', 'statistics~~2'],
    ['an earlier yes whose text named everything', 'accepted', null, { ...question, earlier: question.purposes }, 'accepted', 'functional.statistics.marketing~~2'],
    ['an earlier yes whose text named nothing', 'accepted', null, { ...question, earlier: [] }, 'unasked', '~~2'],
    ['an earlier no declines all', 'declined', null, question, 'declined', '~functional.statistics.marketing~2'],
    ['yes to all', 'accepted', 'functional.statistics.marketing~~2', question, 'accepted', 'functional.statistics.marketing~~2'],
    ['statistics alone', 'declined', 'statistics~functional.marketing~2', question, 'declined', 'statistics~functional.marketing~2'],
    ['no to all', 'declined', '~functional.statistics.marketing~2', question, 'declined', '~functional.statistics.marketing~2'],
    ['an older version is asked again and allows nothing', 'accepted', 'functional.statistics.marketing~~1', question, 'unasked', '~~1'],
    ['an older version keeps what was declined', 'declined', 'statistics~functional.marketing~1', question, 'unasked', '~functional.marketing~1'],
    ['a new purpose is asked, and the others hold', 'accepted', 'functional.statistics~~2', question, 'unasked', 'functional.statistics~~2'],
    ['a purpose that is no longer asked', 'declined', 'functional.statistics.marketing~chat~2', question, 'accepted', 'functional.statistics.marketing~chat~2'],
    ['the simple cookie has ended first', 'unasked', 'statistics~functional.marketing~2', question, 'declined', 'statistics~functional.marketing~2'],
    ['a no that other code wrote over a yes', 'declined', 'functional.statistics.marketing~~2', question, 'declined', '~functional.statistics.marketing~2'],
    ['a yes that other code wrote over a part', 'accepted', 'statistics~functional.marketing~2', question, 'declined', 'statistics~functional.marketing~2'],
    ['a page of the site without a banner', 'declined', 'statistics~marketing~1', null, 'declined', 'statistics~marketing~1'],
  ];
  for (const [title, stored, kept, asked, consent, answer] of rows) {
    it(`${title}: ${consent}`, () => {
      const state = readState({ stored, kept: kept === null ? null : reads(kept), question: asked });
      assert.deepEqual([state.consent, state.answer && encodePurposes(state.answer)], [consent, answer]);
    });
  }

  it('allows nothing by purpose while the page may still bring another version', () => {
    assert.deepEqual(
      readState({ stored: 'accepted', kept: reads('statistics~~2'), question: null, isLoading: true }),
      { consent: 'unasked', answer: reads('~~2') },
    );
    assert.equal(readState({ stored: 'accepted', kept: null, question: null, isLoading: true }).consent, 'accepted', 'and the simple yes does not wait');
  });
});

describe('an answer', () => {
  it('to all grants or declines each purpose, and can be taken back', () => {
    assert.equal(encodePurposes(answerAll('accepted', question).answer!), 'functional.statistics.marketing~~2');
    assert.equal(encodePurposes(answerAll('declined', question).answer!), '~functional.statistics.marketing~2');
    assert.deepEqual(answerAll('unasked', question), { consent: 'unasked', answer: null });
  });

  const rows: [choices: Record<string, boolean>, consent: Consent, answer: string][] = [
    [{ statistics: true }, 'declined', 'statistics~functional.marketing~2'],
    [{ functional: true, statistics: true, marketing: true }, 'accepted', 'functional.statistics.marketing~~2'],
    [{ chat: true }, 'declined', '~functional.statistics.marketing~2'],
    [{}, 'declined', '~functional.statistics.marketing~2'],
  ];
  for (const [choices, consent, answer] of rows) {
    it(`of ${JSON.stringify(choices)} is ${consent}`, () => {
      const state = answerEach(choices, question);
      assert.deepEqual([state.consent, encodePurposes(state.answer!)], [consent, answer]);
    });
  }
});

describe('the consent for a purpose', () => {
  const rows: [purpose: string, consent: Consent, answer: string | null, expected: Consent][] = [
    ['statistics', 'accepted', null, 'accepted'],
    ['statistics', 'declined', null, 'declined'],
    ['statistics', 'unasked', null, 'unasked'],
    ['necessary', 'declined', '~statistics~1', 'accepted'],
    ['statistics', 'declined', 'statistics~marketing~1', 'accepted'],
    ['marketing', 'declined', 'statistics~marketing~1', 'declined'],
    ['', 'declined', 'statistics~marketing~1', 'declined'],
    ['', 'accepted', 'statistics~~1', 'accepted'],
    ['never-asked', 'accepted', 'statistics~~1', 'unasked'],
    ['never-asked', 'declined', 'statistics~marketing~1', 'declined'],
    ['marketing', 'unasked', 'statistics~~1', 'unasked'],
  ];
  for (const [purpose, consent, answer, expected] of rows) {
    it(`${purpose || 'everything'} with ${consent} and ${answer ?? 'no purposes'} is ${expected}`, () => {
      assert.equal(getPurposeConsent(purpose, { consent, answer: answer === null ? null : reads(answer) }), expected);
    });
  }
});
