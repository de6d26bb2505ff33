import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FormCalculations } from 'site-elements/contract/calculations/form-calculations';
import { type FieldDraft, fieldFaults, type SumRow } from './field-draft.js';
import { applyFieldButton, rowsIn } from './read-field-rows.js';
import { readSumRows, summable, writeSumRows } from './sum-rows.js';

const field = (id: string, title: string, type: FieldDraft['type'] = 'number'): FieldDraft => ({ id, title, type, texts: {} });
const fields = [
  field('guests', 'Guests'), field('nights', 'Nights'), field('', 'How many?'), field('late-fee', 'Late fee', 'checkbox'), field('sum', 'Sum'),
  field('who', 'Who', 'name'), field('part', 'Part two', 'section'), field('total', 'Total', 'calculation'),
];
const row = (sign: '+' | '-', first: string, times = '', number = ''): SumRow => ({ sign, field: first, times, number });

const table: [text: string, rows: readonly SumRow[] | null, written?: string][] = [
  ['', []],
  ['guests', [row('+', 'guests')]],
  ['12.50', [row('+', '', '', '12.50')]],
  ['-12.50', [row('-', '', '', '12.50')]],
  ['45 * guests', [row('+', 'guests', '', '45')], 'guests * 45'],
  ['Guests*45+{How many?}', [row('+', 'guests', '', '45'), row('+', 'How many?')], 'guests * 45 + {How many?}'],
  ['guests * nights * 45 - {late-fee}', [row('+', 'guests', 'nights', '45'), row('-', 'late-fee')]],
  ['guests * 2 * nights', [row('+', 'guests', 'nights', '2')], 'guests * nights * 2'],
  ['guests - (nights - 3)', [row('+', 'guests'), row('-', 'nights'), row('+', '', '', '3')], 'guests - nights + 3'],
  ['-(guests + nights)', [row('-', 'guests'), row('-', 'nights')], '-guests - nights'],
  ['-guests * -nights', [row('+', 'guests', 'nights')], 'guests * nights'],
  ['-guests * nights', [row('-', 'guests', 'nights')], '-(guests * nights)'],
  ['sum(guests, nights * 2) + sum', [row('+', 'guests'), row('+', 'nights', '', '2'), row('+', 'sum')], 'guests + nights * 2 + sum'],
  ['guests - sum(nights, 2)', [row('+', 'guests'), row('-', 'nights'), row('-', '', '', '2')], 'guests - nights - 2'],
  // What rows cannot express stays a text.
  ['guests / 2', null],
  ['guests * 2 * 3', null],
  ['guests * nights * sum', null],
  ['(guests + nights) * 2', null],
  ['max(0, guests)', null],
  ['if(guests > 3, 1, 2)', null],
  ['count(late-fee)', null],
  ['who.first * 2', null],
  ['guests +', null],
  ['nothing * 2', null],
  ['part * 2', null],
  [Array.from({ length: 21 }, () => 'guests').join(' + '), null],
];

/** The result with some values. */
const resultOf = (formula: string): number | null => new FormCalculations([{ id: 'result', formula, digits: 6 }],
  fields.flatMap(({ id, title, type }) => (type === 'section' ? [] : [{ id: id || title, title }])), () => undefined)
  .start(id => ({ guests: 3, nights: 2, 'How many?': 7, 'late-fee': true, sum: 11, total: 1.5 })[id])('result').number;

describe('the rows of a formula', () => {
  for (const [text, rows, written = text] of table) test(`${rows ? 'express' : 'do not express'} ${text.slice(0, 60) || 'nothing'}`, () => {
    assert.deepEqual(readSumRows(text, fields), rows);
    if (!rows) return;
    assert.equal(writeSumRows(rows), written);
    assert.deepEqual(readSumRows(written, fields), rows);
    if (text !== '') assert.equal(resultOf(written), resultOf(text), 'the same result');
  });

  test('express the same as what they are read from, with 500 random sums', () => {
    let seed = 7;
    const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
    const ids = ['', 'guests', 'nights', 'How many?', 'late-fee', 'sum', 'total'];
    for (let count = 0; count < 500; count += 1) {
      const rows = Array.from({ length: 1 + random(6) }, () => {
        const first = ids[random(ids.length)]!;
        const number = random(2) === 0 || first === '' ? String(random(1000) / 4) : '';
        return row(random(3) === 0 ? '-' : '+', first, first === '' ? '' : ids[random(ids.length)], number);
      });
      const written = writeSumRows(rows);
      assert.deepEqual(readSumRows(written, fields), rows, written);
    }
  });

  for (const [typed, written] of [['12,5', 'guests * 12.5'], ['1 250,50', 'guests * 1250.5'], ['+3', 'guests * 3'], ['-3', 'guests * -3'], ['.5', 'guests * .5']] as const)
    test(`read the number ${typed}`, () => assert.equal(writeSumRows([row('+', 'guests', '', typed)]), written));

  test('without anything are left out', () => assert.equal(writeSumRows([row('+', ''), row('-', 'guests'), row('+', '')]), '-guests'));

  test('offer the fields that are worth a number', () => {
    assert.deepEqual(summable(fields, fields.at(-1)!).map(({ title }) => title), ['Guests', 'Nights', 'How many?', 'Late fee', 'Sum']);
  });
});

describe('a posted formula', () => {
  const post = (more: Record<string, string>) => rowsIn(new Map(Object.entries({
    'f.0.id': 'guests', 'f.0.title': 'Guests', 'f.0.type': 'number', 'f.1.id': 'total', 'f.1.title': 'Total', 'f.1.type': 'calculation', ...more,
  }).map(([name, value]) => [name, [value]])));
  const rows = {
    'f.1.formula.was': 'Guests*45', 'f.1.formula.rows': 'yes', 'f.1.formula.0.sign': '+', 'f.1.formula.0.field': 'guests', 'f.1.formula.0.times': '',
    'f.1.formula.0.number': '45',
  };

  for (const [what, more, text] of [
    ['stays as it is written while neither rows nor text are changed', { ...rows, 'f.1.formula': 'Guests*45' }, 'Guests*45'],
    ['is what the rows express once they are changed', { ...rows, 'f.1.formula': 'Guests*45', 'f.1.formula.0.number': '50' }, 'guests * 50'],
    ['is the text once that is changed', { ...rows, 'f.1.formula': 'Guests / 2' }, 'Guests / 2'],
    ['is the text if both are changed', { ...rows, 'f.1.formula': 'Guests / 2', 'f.1.formula.0.number': '50' }, 'Guests / 2'],
    ['is the text if it has no rows', { 'f.1.formula.was': 'Guests / 2', 'f.1.formula': 'Guests / 2' }, 'Guests / 2'],
    ['is gone with its last row', { 'f.1.formula.was': 'Guests', 'f.1.formula': 'Guests', 'f.1.formula.rows': 'yes' }, undefined],
  ] as const) test(what, () => assert.equal(post(more).fields[1]!.texts.formula, text));

  test('has one row more or less after its buttons, and the keyboard in it', () => {
    const posted = post({ ...rows, 'f.1.formula': 'Guests*45' });
    const added = applyFieldButton(posted.fields, { keys: posted.keys, pressed: 'sum.add.1', addType: '' })!;
    assert.deepEqual([added.act, added.row, added.control], ['addSum', 1, 'formula.1.field']);
    assert.deepEqual(added.fields[1]!.sum?.map(({ field: id }) => id), ['guests', '']);
    assert.equal(added.fields[1]!.texts.formula, 'guests * 45');
    const removed = applyFieldButton(added.fields, { keys: posted.keys, pressed: 'sum.remove.1.0', addType: '' })!;
    assert.deepEqual([removed.act, removed.control, removed.fields[1]!.texts.formula], ['removeSum', 'formula.add', undefined]);
    for (const pressed of ['sum.add.9', 'sum.', 'sum.remove', 'sum.add.constructor'])
      assert.equal(applyFieldButton(posted.fields, { keys: posted.keys, pressed, addType: '' })?.fields ?? posted.fields, posted.fields, pressed);
  });

  test('names a number that cannot be read, and keeps it as it was typed', () => {
    const [, total] = post({ ...rows, 'f.1.formula': 'Guests*45', 'f.1.formula.0.number': 'many + 2' }).fields;
    assert.deepEqual(fieldFaults(total!, 1).map(({ text }) => text), ['“Total”: “many + 2” isn’t a number.']);
    assert.equal(total!.sum?.[0]?.number, 'many + 2');
    assert.equal(total!.texts.formula, 'guests * {many + 2}');
  });
});
