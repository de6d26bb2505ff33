import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ownLanguageName } from '../../core/text/intl.js';
import { readChoices, findCurrentLanguage, LanguagePickerState, getNextIndex } from './language-picker.state.js';

describe('the present language', () => {
  const rows: [codes: string[], language: string, current: string | null][] = [
    [['en', 'de'], 'de', 'de'], [['en', 'de'], 'de-AT', 'de'], [['en-GB', 'en-US'], 'en-us', 'en-US'], [['en-GB', 'en-US'], 'en', 'en-GB'],
    [['en', 'de'], 'fr', null], [[], 'en', null], [['en', 'de'], '', null],
  ];
  for (const [codes, language, current] of rows) test(`${language || 'none'} of ${codes}: ${current}`, () => assert.equal(findCurrentLanguage(codes, language), current));
});

describe('a key of an open menu of three', () => {
  const rows: [key: string, at: number, to: number | null][] = [
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 0, null],
  ];
  for (const [key, at, to] of rows) test(`${key} goes from ${at} to ${to}`, () => assert.equal(getNextIndex(key, at, 3), to));
  test('goes nowhere where there is no link', () => assert.equal(getNextIndex('End', -1, 0), null));
});

describe('what is drawn', () => {
  const menu = { design: 'menu', label: '' };
  test('is a menu with a name before the present language is known, and says it afterwards', () => {
    const state = new LanguagePickerState();
    assert.deepEqual(state.facts(menu, 'Language'), { isMenu: true, isOpen: false, label: 'Language', shown: 'Language', name: 'Language' });
    state.set({ currentName: 'Deutsch' });
    assert.deepEqual(state.facts({ ...menu, label: 'Read in' }, 'Language'), {
      isMenu: true,
      isOpen: false,
      label: 'Read in',
      shown: 'Deutsch',
      name: 'Read in, Deutsch',
    });
  });
  test('omits an empty menu', () => {
    const state = new LanguagePickerState();
    state.set({ isEmpty: true });
    assert.equal(state.facts(menu, 'Language').isMenu, false);
  });
  test('is reported once', () => {
    const state = new LanguagePickerState();
    let times = -1;
    state.$snapshot.subscribe(() => { times++; });
    state.set({ currentName: 'Deutsch' });
    state.set({ currentName: 'Deutsch', isOpen: false });
    assert.equal(times, 1);
  });
});

test('a language calls itself by its own name', () => assert.deepEqual(['de', 'fr', 'nl'].map(ownLanguageName), ['Deutsch', 'Français', 'Nederlands']));

describe('languages from outside', () => {
  const bad = [null, 5, 'de', {}, { code: 'de' }, { code: 'de', url: 'javascript:alert(1)' }, { code: 5, url: '/' }, { code: '', url: '/' }];
  for (const one of bad) test(`${JSON.stringify(one)} is left out`, () => assert.deepEqual(readChoices([one]), []));
  for (const list of [null, 'de', { 0: 1 }]) test(`${JSON.stringify(list)} is not a list`, () => assert.deepEqual(readChoices(list), []));
  test('are drawn by their names', () => assert.deepEqual(readChoices([{ code: 'de', url: '/de' }, { code: 'en', name: 'In English', url: '/' }]), [
    { code: 'de', name: 'Deutsch', url: '/de' }, { code: 'en', name: 'In English', url: '/' },
  ]));
});
