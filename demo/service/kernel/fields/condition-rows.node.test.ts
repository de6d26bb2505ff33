import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { operators, type OperatorName } from 'site-elements/contract/conditions/operators';
import { readConditionRows, writeConditionRows } from './condition-rows.js';
import type { ConditionRow, ConditionRows, FieldDraft } from './field-draft.js';
import { applyFieldButton, rowsIn } from './read-field-rows.js';

const field = (id: string, title: string, type: FieldDraft['type'] = 'text'): FieldDraft => ({ id, title, type, texts: {} });
const fields = [
  field('size', 'Size'), field('color', 'Your color'), field('', 'How many?', 'number'), field('e-mail', 'Email', 'email'), field('agree', 'Agree', 'checkbox'),
  field('who', 'Who', 'name'), field('part', 'Part two', 'section'), field('', ''),
];
const row = (id: string, operator: OperatorName, value = ''): ConditionRow => ({ field: id, operator, value });
const all = (...rows: ConditionRow[]): ConditionRows => ({ join: 'all', rows });
const any = (...rows: ConditionRow[]): ConditionRows => ({ join: 'any', rows });

const table: [text: string, rows: ConditionRows | null, written?: string][] = [
  ['', all()],
  ['size is large', all(row('size', 'is', 'large'))],
  ['Size = large', all(row('size', 'is', 'large')), 'size is large'],
  ['Your color is "dark blue"', all(row('color', 'is', 'dark blue')), 'color is "dark blue"'],
  ['{How many?} is at least 3', all(row('How many?', 'isAtLeast', '3')), 'How many? is at least 3'],
  ['{e-mail} does not contain "@pots"', all(row('e-mail', 'containsNot', '@pots')), 'e-mail does not contain "@pots"'],
  ['size is one of small, "very large"', all(row('size', 'isOneOf', 'small, very large'))],
  ['agree', all(row('agree', 'isFilled')), 'agree is filled'],
  ['not agree', all(row('agree', 'isEmpty')), 'agree is empty'],
  ['not size is large', all(row('size', 'isNot', 'large')), 'size is not large'],
  ['size is large and agree is yes', all(row('size', 'is', 'large'), row('agree', 'is', 'yes'))],
  ['size is large or agree is yes or color is filled', any(row('size', 'is', 'large'), row('agree', 'is', 'yes'), row('color', 'isFilled'))],
  ['size is "color"', all(row('size', 'is', 'color'))],
  ['size is "Who"', all(row('size', 'is', 'Who'))],
  ['size is \'19" wide\'', all(row('size', 'is', '19" wide'))],
  ['size is «19" it\'s»', all(row('size', 'is', '19" it\'s'))],
  // What rows cannot express stays a text.
  ['size is large and (agree or color is red)', null],
  ['size is large or agree and color is red', null],
  ['not (size is large or agree)', null],
  ['not size is at least 3', null],
  ['e-mail is {color}', null],
  ['who.first is Ada', null],
  ['size is ""', null],
  ['size is one of "a, b", c', null],
  ['size is', null],
  ['part is filled', null],
  ['nothing is filled', null],
  [Array.from({ length: 21 }, () => 'agree').join(' and '), null],
];

describe('the rows of a condition', () => {
  for (const [text, rows, written = text] of table) test(`${rows ? 'express' : 'do not express'} ${text.slice(0, 60) || 'nothing'}`, () => {
    assert.deepEqual(readConditionRows(text, fields), rows);
    if (!rows) return;
    assert.equal(writeConditionRows(rows, fields), written);
    assert.deepEqual(readConditionRows(written, fields), rows);
  });

  for (const operator of Object.keys(operators) as OperatorName[]) test(`have the comparison ${operator}`, () => {
    const { expects } = operators[operator];
    const rows = all(row('size', operator, expects === 'nothing' ? '' : expects === 'list' ? 'one, two' : '2026-05-02'), row('agree', 'isFilled'));
    assert.deepEqual(readConditionRows(writeConditionRows(rows, fields), fields), rows);
  });

  for (const value of ['and', 'or', 'not', 'a and b', 'is large', '(a)', '{size}', 'How many?', '„x“', 'x, y', '  a  b ', '=', '>= 3', '12,5', 'ё', '日本']) {
    test(`keep the value ${value}`, () => {
      const written = writeConditionRows(all(row('size', 'is', value)), fields);
      assert.equal(readConditionRows(written, fields)?.rows[0]?.value, value.trim(), written);
    });
  }

  test('without a field are left out, and without a value cannot be read', () => {
    assert.equal(writeConditionRows(all(row('', 'is', 'large'), row('agree', 'isFilled')), fields), 'agree is filled');
    assert.equal(writeConditionRows(all(row('size', 'is')), fields), 'size is');
  });
});

describe('a posted condition', () => {
  const post = (more: Record<string, string>) => rowsIn(new Map(Object.entries({
    'f.0.id': 'size', 'f.0.title': 'Size', 'f.0.type': 'text', 'f.1.id': 'agree', 'f.1.title': 'Agree', 'f.1.type': 'checkbox', ...more,
  }).map(([name, value]) => [name, [value]])));
  const rows = { 'f.1.when.was': 'Size is  large', 'f.1.when.join': 'all', 'f.1.when.0.field': 'size', 'f.1.when.0.operator': 'is', 'f.1.when.0.value': 'large' };

  for (const [what, more, text] of [
    ['stays as it is written while neither rows nor text are changed', { ...rows, 'f.1.when': 'Size is  large' }, 'Size is  large'],
    ['is what the rows say once they are changed', { ...rows, 'f.1.when': 'Size is  large', 'f.1.when.0.value': 'small' }, 'size is small'],
    ['is the text once that is changed', { ...rows, 'f.1.when': 'Size is huge' }, 'Size is huge'],
    ['is the text if both are changed', { ...rows, 'f.1.when': 'Size is huge', 'f.1.when.0.value': 'small' }, 'Size is huge'],
    ['is the text without rows', { 'f.1.when': 'Size is huge' }, 'Size is huge'],
    ['is gone with its last row', { 'f.1.when.was': 'Size is large', 'f.1.when': 'Size is large', 'f.1.when.join': 'all' }, undefined],
    ['has no rows of unknown comparisons', { ...rows, 'f.1.when': 'Size is  large', 'f.1.when.0.operator': 'constructor', 'f.1.when.0.value': 'x' }, 'size is x'],
  ] as const) test(what, () => assert.equal(post(more).fields[1]!.texts.when, text));

  test('has one row more or less after its buttons, and the keyboard in it', () => {
    const posted = post({ ...rows, 'f.1.when': 'Size is  large' });
    const added = applyFieldButton(posted.fields, { keys: posted.keys, pressed: 'condition.add.1.when', addType: '' })!;
    assert.deepEqual([added.act, added.row, added.control], ['addCondition', 1, 'when.1.field']);
    assert.deepEqual(added.fields[1]!.conditions?.when?.rows.map(({ field: id }) => id), ['size', '']);
    assert.equal(added.fields[1]!.texts.when, 'size is large');
    const removed = applyFieldButton(added.fields, { keys: posted.keys, pressed: 'condition.remove.1.when.0', addType: '' })!;
    assert.deepEqual([removed.act, removed.control, removed.fields[1]!.texts.when], ['removeCondition', 'when.add', undefined]);
    for (const pressed of ['condition.add.9.when', 'condition.add.1.title', 'condition.remove.1', 'condition.'])
      assert.equal(applyFieldButton(posted.fields, { keys: posted.keys, pressed, addType: '' })?.fields ?? posted.fields, posted.fields, pressed);
  });
});
