import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isComposing } from './is-composing.js';

const rows: [what: string, event: object, isTaken: boolean][] = [
  ['a letter of a word that is being made', { type: 'input', isComposing: true }, true],
  ['Enter that takes a suggestion, in Chromium and Firefox', { type: 'keydown', key: 'Enter', isComposing: true, keyCode: 229 }, true],
  ['Enter that has taken one, in Safari', { type: 'keydown', key: 'Enter', isComposing: false, keyCode: 229 }, true],
  ['Escape that has closed the list, in Safari', { type: 'keydown', key: 'Escape', isComposing: false, keyCode: 229 }, true],
  ['Enter', { type: 'keydown', key: 'Enter', isComposing: false, keyCode: 13 }, false],
  ['Escape', { type: 'keydown', key: 'Escape', isComposing: false, keyCode: 27 }, false],
  ['Enter of a script, which has no code', { type: 'keydown', key: 'Enter', isComposing: false, keyCode: 0 }, false],
  ['a letter', { type: 'input', isComposing: false }, false],
  ['an event of the page', { type: 'input' }, false],
];
for (const [what, event, isTaken] of rows) {
  test(`${what} ${isTaken ? 'is the input method\'s' : 'is the page\'s'}`, () => assert.equal(isComposing(event as Event), isTaken));
}
