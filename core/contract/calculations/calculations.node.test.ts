import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { visibleFields, getFormConditions } from '../conditions/visible-fields.js';
import { fieldFinder } from '../conditions/find-field.js';
import type { FormField } from '../form-field.js';
import type { FieldValue } from '../submission.js';
import { getFormCalculations } from './calculated-fields.js';
import { FormCalculations } from './form-calculations.js';
import { parseCalculation } from './parse-calculation.js';
import { describeCalculationProblem } from './problem.js';
import { writeCalculation } from './write-calculation.js';

const values: Readonly<Record<string, FieldValue>> = {
  people: 3, price: 12.5, tenth: 0.1, fifth: 0.2, zero: 0, empty: '', typed: '7', word: 'seven', size: 'Large', extras: ['Lunch', 'Tour'], plain: ['a', 'b', 'c'],
  agree: true, refuse: false, priced: true, arrival: { year: 2026, month: 5, day: 2 }, departure: '2026-05-09', 'e-mail': 5, 'a-b': 9, a: 4, b: 1, 'q.1': 8,
  who: { first: 'Ada', age: 36 }, 'your size': 44, big: 999_999_999_999, small: 0.000001, minus: -2, sum: 6,
};
const prices: Readonly<Record<string, Record<string, number>>> = {
  size: { Small: 10, Large: 19.99 }, extras: { Lunch: 12.5, Tour: 30.1, Guide: 99 }, priced: { yes: 4.25 },
};
const fields = [...Object.keys(values).map(id => ({ id })), { id: 'f1', title: 'How many?' }, { id: 'f2', title: 'Number of nights' }];
const all: Readonly<Record<string, FieldValue>> = { ...values, f1: 2, f2: 6 };
const findField = fieldFinder(fields);

function calculate(formula: string, digits = 6): string {
  const calculations = new FormCalculations([{ id: 'total', formula, digits }], [...fields, { id: 'total' }], id => prices[id]);
  const result = calculations.start(id => all[id])('total');
  return result.problem ? describeCalculationProblem(result.problem) : String(result.number);
}

const rows: [formula: string, result: string][] = [
  ['1', '1'], ['1.5', '1.5'], ['.5', '0.5'], ['-1', '-1'], ['--1', '1'], ['1 + 2', '3'], ['1+2', '3'], ['1 - 2', '-1'], ['1-2', '-1'], ['2 * 3', '6'], ['2*-3', '-6'],
  ['7 / 2', '3.5'], ['1 + 2 * 3', '7'], ['(1 + 2) * 3', '9'], ['10 - 2 - 3', '5'], ['10 - (2 - 3)', '11'], ['24 / 4 / 2', '3'], ['24 / (4 / 2)', '12'], ['-2 * 3', '-6'],
  ['-(2 + 3)', '-5'], ['0.1 + 0.2', '0.3'], ['0.1 * 3', '0.3'], ['tenth + fifth', '0.3'], ['1.005 * 100', '100.5'], ['1 / 3', '0.333333'], ['2 / 3', '0.666667'],
  ['1 / 3 * 3', '1'], ['-2 / 3', '-0.666667'], ['4.35 * 100', '435'], ['1.1 * 1.1', '1.21'], ['0.07 * 100', '7'], ['19.99 * 3', '59.97'], ['100 * 1.19', '119'],
  ['people', '3'], ['people * 45', '135'], ['People * 45', '135'], ['{people} * 45', '135'], ['people*price', '37.5'], ['people-1', '2'], ['people -1', '2'], ['people - 1', '2'],
  ['people-minus', '5'], ['zero', '0'], ['empty', '0'], ['empty + 1', '1'], ['typed', '7'], ['word', '0'], ['size', '19.99'], ['size * people', '59.97'], ['extras', '42.6'],
  ['plain', '3'], ['agree', '1'], ['refuse', '0'], ['refuse + agree', '1'], ['priced', '4.25'], ['priced * people', '12.75'], ['arrival', '0'], ['who', '0'], ['who.age', '36'],
  ['who.age + 1', '37'], ['who.first', '0'], ['who.last', '0'], ['e-mail', '5'], ['e-mail-1', '4'], ['{a-b}', '9'], ['a - b', '3'], ['a -b', '3'], ['{a}-{b}', '3'], ['q.1', '8'], ['{q.1}', '8'],
  ['your size', '44'], ['{your size}', '44'], ['your size - 4', '40'], ['your size-4', '40'], ['Your  size', 'X'], ['{How many?} * 2', '4'], ['How many * 2', 'X'],
  ['Number of nights * 80', '480'], ['number of nights - people', '3'], ['f2 * f1', '12'], ['minus', '-2'], ['-minus', '2'], ['sum', '6'], ['sum + 1', '7'], ['sum(1, 2, 3)', '6'],
  ['sum(people, extras)', '45.6'], ['SUM(1, 2)', '3'], ['sum (1, 2)', '3'], ['sum(1)', '1'], ['min(3, 2, 5)', '2'], ['max(3, 2, 5)', '5'], ['min(people, 2)', '2'], ['max(0, minus)', '0'],
  ['max(0, people - 2) * 10', '10'], ['round(2.5)', '3'], ['round(-2.5)', '-3'], ['round(2.4)', '2'], ['round(1.005, 2)', '1.01'], ['round(2.345, 2)', '2.35'], ['round(price, 0)', '13'],
  ['round(1 / 3, 4)', '0.3333'], ['round(round(1.45, 1))', '2'], ['count(extras)', '2'], ['count(plain)', '3'], ['count(size)', '1'], ['count(empty)', '0'], ['count(refuse)', '0'],
  ['count(agree)', '1'], ['count(zero)', '1'], ['count(extras) * 5', '10'], ['days(arrival, departure)', '7'], ['days(departure, arrival)', '-7'], ['days(2026-05-01, arrival)', '1'],
  ['days(2024-02-28, 2024-03-01)', '2'], ['days(2026-03-28, 2026-03-30)', '2'], ['days(empty, departure)', '0'], ['days(word, departure)', '0'], ['days(arrival, departure) * 80', '560'],
  ['if(people > 2, 10, 20)', '10'], ['if(people > 5, 10, 20)', '20'], ['if(size is large, size, 0)', '19.99'], ['if(size is "large, blue", 1, 2)', '2'], ['if((size is one of tiny, large), 1, 2)', '1'],
  ['if(people >= 3 and agree, people * 40, people * 45)', '120'], ['if(extras contains lunch, 1, 0)', '1'], ['if(not agree, 1, 0) + 1', '1'], ['if(empty is empty, 1, 0)', '1'],
  ['if(people is at least 3, if(agree, 1, 2), 3)', '1'], ['if(agree, 1 / 1, 1 / 0)', '1'], ['if({your size} is 44, 1, 0)', '1'], ['people * 45 + extras', '177.6'],
  ['((((1))))', '1'], ['  1  +  1  ', '2'], ['1\n+\n1', '2'], ['big * 100', '99999999999900'], ['small * 2', '0.000002'], ['small / 1000', '0'],
];
const expected = new Map([['Your  size', 'at character 1: there is no field "Your"; expected the name of a field of this form'],
  ['How many * 2', 'at character 1: there is no field "How many"; expected the name of a field of this form']]);

describe('a calculation', () => {
  for (const [formula, result] of rows) it(`is calculated: ${formula}`, () => {
    assert.equal(calculate(formula, formula.startsWith('big') ? 0 : 6), expected.get(formula) ?? result);
  });

  for (const [formula] of rows.filter(([, result]) => result !== 'X')) it(`is the same once it has been written: ${formula}`, () => {
    const { calculation } = parseCalculation(formula, findField);
    const written = writeCalculation(calculation!);
    assert.equal(calculate(written, 0), calculate(formula, 0), written);
    assert.equal(writeCalculation(parseCalculation(written, findField).calculation!), written);
  });

  const mistakes: [formula: string, said: string][] = [
    ['', 'at character 1: there is no calculation; expected one such as people * 45'],
    ['peoples * 2', 'at character 1: there is no field "peoples"; expected the name of a field of this form'],
    ['2 * peoples', 'at character 5: there is no field "peoples"; expected the name of a field of this form'],
    ['people *', 'at character 9: a number or field is missing; expected one such as 12.50 or people'],
    ['people * * 2', 'at character 10: "*" is not a number or field; expected one such as 12.50 or people'],
    ['(people', 'at character 1: "(" is not closed'],
    ['people)', 'at character 7: ")" is not expected here; expected +, -, *, / or the end'],
    ['{people', 'at character 1: "{" is not closed'],
    ['{} * 2', 'at character 1: "{}" is not a number or field; expected one such as 12.50 or people'],
    ['people 2', 'at character 8: "2" is not expected here; expected +, -, *, / or the end'],
    ['1,5', 'at character 2: "," is not expected here; expected +, -, *, / or the end'],
    ['a-b', 'at character 1: "a-b" is a field and a subtraction; expected {a-b} for the field, or blanks around the minus sign'],
    ['alert(1)', 'at character 1: there is no function "alert"; expected sum, min, max, round, count, days, if'],
    ['constructor(1)', 'at character 1: there is no function "constructor"; expected sum, min, max, round, count, days, if'],
    ['sum()', 'at character 1: "sum" has too few or too many values between its parentheses'],
    ['if(people > 2, 1)', 'at character 1: "if" has too few or too many values between its parentheses'],
    ['round(1, 2, 3)', 'at character 1: "round" has too few or too many values between its parentheses'],
    ['round(1, 9)', 'at character 10: "9" is not a number of decimals; expected a whole number from 0 to 6'],
    ['round(1, people)', 'at character 10: "people" is not a number of decimals; expected a whole number from 0 to 6'],
    ['days(2026-02-30, arrival)', 'at character 6: "2026-02-30" is not a date or field; expected one such as 2026-05-02 or arrival'],
    ['days(5, arrival)', 'at character 6: "5" is not a date or field; expected one such as 2026-05-02 or arrival'],
    ['if(peoples > 2, 1, 0)', 'at character 4: there is no field "peoples"; expected the name of a field of this form'],
    ['1 + if(people > much, 1, 0)', 'at character 17: "much" is not a number, date or time; expected one such as 12.5, 2026-05-02 or 14:30'],
    ['1 / 0', 'at character 3: it divides by zero'],
    ['people / zero', 'at character 8: it divides by zero'],
    ['people / empty', 'at character 8: it divides by zero'],
    ['999999999999999 + 1', 'at character 17: the number is too large; expected less than 1,000,000,000,000,000'],
    ['999999999 * 999999999', 'at character 11: the number is too large; expected less than 1,000,000,000,000,000'],
    ['1234567890123456', 'at character 1: the number is too large; expected less than 1,000,000,000,000,000'],
    [`${'('.repeat(21)}1${')'.repeat(21)}`, 'at character 22: it has more than 20 parentheses inside each other'],
    ['1'.repeat(501), 'at character 501: it is too long; expected at most 500 characters'],
    ['total + 1', 'at character 1: "total" depends on itself'],
    ['people; 1', 'at character 7: ";" is not expected here; expected +, -, *, / or the end'],
  ];
  for (const [formula, said] of mistakes) it(`with a mistake names its place: ${formula.slice(0, 40)}`, () => assert.equal(calculate(formula), said));

  it('is read in a time that grows with its length', () => {
    for (const text of ['('.repeat(500), 'a '.repeat(250), '-'.repeat(500), 'a-'.repeat(250), 'sum('.repeat(125), 'if('.repeat(166), '"'.repeat(500), '1+'.repeat(250)])
      assert.ok(parseCalculation(text, findField).problem);
  });

  it('of money is exact: the same sum as in whole cents', () => {
    let seed = 5;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let run = 0; run < 1_000; run++) {
      const cents = Array.from({ length: 3 }, () => random(1_000_000));
      const count = random(100);
      const [one, two, three] = cents.map(amount => (amount / 100).toFixed(2));
      const sum = cents[0]! * count + cents[1]! - cents[2]!;
      assert.equal(calculate(`${one} * ${count} + ${two} - ${three}`), String(sum / 100));
      const calculations = new FormCalculations([{ id: 't', formula: `${one} * ${count} / 3`, currency: 'EUR' }], [{ id: 't' }], () => undefined);
      const exact = BigInt(cents[0]! * count);
      assert.equal(calculations.start(() => undefined)('t').number, Number((2n * exact + 3n) / 6n) / 100);
    }
  });

  it('has the decimals of its currency, halves rounded away from zero', () => {
    for (const [currency, text] of [['EUR', '1.01'], ['JPY', '1'], ['KWD', '1.005']] as const) {
      const result = new FormCalculations([{ id: 't', formula: '1.005', currency }], [{ id: 't' }], () => undefined).start(() => undefined)('t');
      assert.equal(result.problem === null && result.text, text);
    }
  });
});

describe('the calculated fields of a form', () => {
  const form = (...given: Partial<FormField>[]): FormField[] => given.map(field => ({ id: '', type: 'text', title: '', ...field }));
  const totals = (list: FormField[], answers: Record<string, FieldValue>) => {
    const { calculated, hidden } = visibleFields(list, ({ id }) => answers[id]);
    return [...[...calculated].map(([id, { number, problem }]) => `${id}=${problem ? problem.kind : number}`), ...[...hidden].map(id => `-${id}`)].join(' ');
  };

  it('read each other, in any order, as they are shown: rounded', () => {
    const list = form({ id: 'twice', type: 'calculation', formula: 'third * 3' }, { id: 'third', type: 'calculation', formula: 'n / 3' }, { id: 'n', type: 'number' });
    assert.equal(totals(list, { n: 1 }), 'twice=0.99 third=0.33');
  });

  it('do not count a field that a condition hides, and are 0 themselves where they are hidden', () => {
    const list = form(
      { id: 'n', type: 'number' }, { id: 'extra', type: 'number', when: 'n is at least 2' }, { id: 'part', type: 'calculation', formula: 'extra * 10', when: 'extra is filled' },
      { id: 'total', type: 'calculation', formula: 'n + extra + part' },
    );
    assert.equal(totals(list, { n: 1, extra: 5 }), 'total=1 -extra -part');
    assert.equal(totals(list, { n: 2, extra: 5 }), 'part=50 total=57');
  });

  it('are read by conditions', () => {
    const list = form({ id: 'n', type: 'number' }, { id: 'total', type: 'calculation', formula: 'n * 45' }, { id: 'company', when: 'total is at least 100', required: true });
    assert.equal(totals(list, { n: 2 }), 'total=90 -company');
    assert.equal(totals(list, { n: 3 }), 'total=135');
  });

  it('that cannot be calculated say why, and those that read them', () => {
    const list = form({ id: 'n', type: 'number' }, { id: 'each', type: 'calculation', formula: '100 / n' }, { id: 'two', type: 'calculation', formula: 'each * 2' });
    assert.equal(totals(list, {}), 'each=divisionByZero two=divisionByZero');
    assert.equal(totals(list, { n: 4 }), 'each=25 two=50');
  });

  it('that depend on themselves are found, also by way of conditions', () => {
    const circle = form({ id: 'a', type: 'calculation', formula: 'b + 1' }, { id: 'b', type: 'calculation', formula: 'a + 1' }, { id: 'c', type: 'calculation', formula: '1' });
    assert.deepEqual(getFormCalculations(circle).faults.map(({ id, problem }) => `${id} ${problem.kind}`), ['a circle', 'b circle']);
    const hiding = form({ id: 'n', type: 'number', when: 'total is less than 9' }, { id: 'total', type: 'calculation', formula: 'n * 2' });
    assert.deepEqual(getFormConditions(hiding).faults.map(({ target, problem }) => `${target} ${problem.kind}`), ['n circle']);
    assert.equal(totals(hiding, { n: 7 }), 'total=14');
  });

  it('of random forms are the same as on a page where what is hidden is empty', () => {
    let seed = 11;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
    let sums = 0;
    for (let run = 0; run < 1_000; run++) {
      const list: FormField[] = Array.from({ length: 30 }, (_, at) => {
        const field = () => `f${random(30)}`;
        const when = random(3) === 0 && { when: `${field()} ${pick(['is 1', 'is filled', 'is at least 2', 'is empty'])}` };
        if (random(4) > 0) return { id: `f${at}`, type: 'number', title: '', ...when };
        const formula = pick([
          () => `${field()} * 4.35 + ${field()}`, () => `sum(${field()}, ${field()}, ${field()})`, () => `if(${field()} > 1, ${field()}, 2)`,
          () => `max(${field()} - ${field()}, 0)`, () => `round(${field()} / 3, 1)`, () => `count(${field()})`,
        ])();
        return { id: `f${at}`, type: 'calculation', title: '', formula, ...when };
      });
      const answers = Object.fromEntries(list.filter(({ type }) => type === 'number' && random(2) === 0).map(({ id }) => [id, random(5)]));
      const { calculated, hidden } = visibleFields(list, ({ id }) => answers[id]);
      const calculations = getFormCalculations(list);
      const page = calculations.start(id => answers[id], id => !hidden.has(id));
      for (const [id, { number }] of calculated) {
        assert.equal(number, page(id).number, id);
        assert.ok(!hidden.has(id));
        sums++;
      }
      const without = visibleFields(list, ({ id }) => (hidden.has(id) ? undefined : answers[id]));
      assert.deepEqual([...without.calculated], [...calculated], 'what is hidden counts for nothing');
    }
    assert.ok(sums > 2_000);
  });
});
