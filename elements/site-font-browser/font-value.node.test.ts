import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type FontChoice, readFontValue, writeFamilies, writeFontValue } from './font-value.js';

const choice = (family: string, more: Partial<FontChoice> = {}): FontChoice => ({ family, weight: 400, style: 'normal', axes: {}, ...more });

describe('a value', () => {
  const rows: readonly (readonly [choice: FontChoice, text: string])[] = [
    [choice('Lora'), 'font-family: "Lora", serif'],
    [choice('Lora', { weight: 650, style: 'italic' }), 'font-family: "Lora", serif; font-weight: 650; font-style: italic'],
    [choice('Roboto Flex', { axes: { opsz: 20, slnt: -4.5 } }), 'font-family: "Roboto Flex", serif; font-variation-settings: "opsz" 20, "slnt" -4.5'],
  ];
  for (const [made, text] of rows) test(`${text} is written and read`, () => {
    assert.equal(writeFontValue(made, 'serif'), text);
    assert.deepEqual(readFontValue(text), made);
  });

  const others: readonly (readonly [text: string, choice: FontChoice | null])[] = [
    ['Lora, serif', choice('Lora')],
    ['\'Open Sans\'', choice('Open Sans')],
    ['FONT-FAMILY: Lora; font-weight: bold;', choice('Lora', { weight: 700 })],
    ['', null],
    ['"; } body { color: red', null],
    ['font-family: url(x)', null],
    ['font-family: Lora; font-weight: 2000', null],
    ['font-family: Lora; font-style: oblique', null],
    ['font-family: Lora; font-variation-settings: "x" 1', null],
    ['font-weight: 400', null],
    ['x'.repeat(600), null],
  ];
  for (const [text, expected] of others) test(`${text.slice(0, 60) || 'nothing'} is ${expected ? expected.family : 'not a font'}`, () => assert.deepEqual(readFontValue(text), expected));

  test('of the families alone is read as well', () => {
    assert.equal(writeFamilies(choice('Open Sans'), 'sans-serif'), '"Open Sans", sans-serif');
    assert.deepEqual(readFontValue('"Open Sans", sans-serif'), choice('Open Sans'));
  });
});
