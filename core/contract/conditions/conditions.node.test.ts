import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FormField } from '../form-field.js';
import type { FieldValue } from '../submission.js';
import { visibleFields, getFormConditions } from './visible-fields.js';
import { fieldFinder } from './find-field.js';
import { evaluateCondition } from './evaluate-condition.js';
import { parseCondition } from './parse-condition.js';
import { describeProblem } from './problem.js';
import { writeCondition } from './write-condition.js';

const values: Readonly<Record<string, FieldValue>> = {
  size: 'Large', color: ' dark  BLUE ', age: 18, price: 12.5, empty: '', toppings: ['Olives', 'Red onion'], none: [], agree: true, refuse: false,
  arrival: { year: 2026, month: 5, day: 2 }, at: { hour: 9, minute: 30 }, who: { first: 'Ada', last: 'Lovelace' }, typed: '7', 'e-mail': 'ada@pots.example',
  again: 'ADA@pots.example', zero: 0, is: 'a name', 'q.1': 'yes', word: 'Größe', clay: { 'It was good': 2, 'It was dry': -1 },
};
const fields = [...Object.keys(values).map(id => ({ id })), { id: 'f1', title: 'Your shirt size' }, { id: 'f4', title: 'Who is coming' }, { id: 'f2', title: 'Twice' }, { id: 'f3', title: 'twice ' }];
const findField = fieldFinder(fields);
const valueOf = (id: string): FieldValue | undefined => ({ ...values, f1: 'XL', f4: 'Ada' } as Record<string, FieldValue>)[id];

const rows: [condition: string, holds: boolean][] = [
  ['size is large', true], ['size = Large', true], ['size = "large"', true], ['SIZE is large', true], ['size is small', false], ['size is not small', true],
  ['size != large', false], ['size is lar', false], ['size contains lar', true], ['size does not contain lar', false], ['size does not contain x', true],
  ['color is dark blue', true], ['color is  dark   blue', true], ['color is "dark blue" and size is large', true], ['color is one of red, dark blue', true],
  ['color is one of red, green', false], ['color is none of red, green', true], ['color is none of dark blue', false],
  ['age is 18', true], ['age = 18.0', true], ['age is at least 18', true], ['age >= 18', true], ['age >= 19', false], ['age > 18', false], ['age < 18.5', true],
  ['age is more than 17', true], ['age is less than 18', false], ['age is at most 18', true], ['age is not 18', false], ['price > 12', true], ['price is 12.5', true],
  ['zero is 0', true], ['zero is filled', true], ['zero < 1', true], ['typed is 7', true], ['typed >= 7', true], ['typed is 07', false], ['typed is 7.0', false],
  ['empty is filled', false], ['empty is empty', true], ['empty', false], ['size', true], ['not empty', true], ['not size', false], ['empty is not large', true],
  ['empty >= 0', false], ['empty <= 0', false], ['none is empty', true], ['none is olives', false],
  ['toppings is olives', true], ['toppings contains olives', true], ['toppings contains onion', true], ['toppings is onion', false], ['toppings is not olives', false],
  ['toppings is one of tuna, red onion', true], ['agree', true], ['agree is filled', true], ['agree is yes', true], ['agree is true', true], ['agree is no', false],
  ['refuse is no', true], ['refuse is filled', false], ['refuse', false], ['refuse is empty', true], ['not refuse', true], ['refuse is yes', false],
  ['arrival is 2026-05-02', true], ['arrival >= 2026-05-01', true], ['arrival < 2026-05-02', false], ['arrival is at most 2026-12-31', true], ['arrival >= 14:00', false],
  ['at is 09:30', true], ['at < 12:00', true], ['at >= 09:31', false],
  ['who.first is ada', true], ['who.last is ada', false], ['who.middle is filled', false], ['who contains ada love', true], ['who is filled', true],
  ['e-mail is {again}', true], ['e-mail is not {again}', false], ['{e-mail} contains "@pots"', true], ['age >= {price}', true], ['price >= {age}', false],
  ['Your shirt size is xl', true], ['{your shirt size} is XL', true], ['Who is coming is Ada', true], ['who is coming is not Ada', false], ['who is coming', true], ['{q.1} is yes', true], ['q.1 is yes', true], ['word is größe', true], ['word is GRÖSSE', false],
  ['{clay.It was good} is 2', true], ['{clay.It was dry} < 0', true],
  ['size is large and age is 18', true], ['size is large and age is 19', false], ['size is small or age is 18', true], ['size is small or age is 19', false],
  ['size is small and age is 19 or agree', true], ['size is small and (age is 19 or agree)', false], ['not size is small', true], ['not (size is large or agree)', false],
  ['not not agree', true], ['(((size is large)))', true], ['size is large AND age is 18', true], ['size Is At Least 2', false], ['size=large', true], ['age>=18', true],
  ['color is “dark blue”', true], ['color is „dark blue”', true], ['color is «dark blue»', true], ['color is \'dark blue\'', true], ['{is} is a name', true],
  ['size is it\'s', false], ['size is large or size is "and"', true], ['age > -5', true], ['age is +18', true],
];

describe('a condition', () => {
  for (const [text, expected] of rows) it(`${expected ? 'holds' : 'does not hold'}: ${text}`, () => {
    const { condition, problem } = parseCondition(text, findField);
    assert.equal(problem && describeProblem(problem), null);
    assert.equal(evaluateCondition(condition!, valueOf), expected);
  });

  for (const [text] of rows) it(`is the same once it has been written: ${text}`, () => {
    const { condition } = parseCondition(text, findField);
    assert.deepEqual(parseCondition(writeCondition(condition!), findField).condition, condition);
    const titled = writeCondition(condition!, { nameOf: id => (id === 'f1' ? 'Your shirt size' : id) });
    assert.deepEqual(parseCondition(titled, findField).condition, condition);
  });

  const mistakes: [condition: string, said: string][] = [
    ['', 'at character 1: there is no condition; expected one such as size is large'],
    ['  ', 'at character 1: there is no condition; expected one such as size is large'],
    ['sizes is large', 'at character 1: there is no field "sizes"; expected the name of a field of this form'],
    ['agree and sizes is large', 'at character 11: there is no field "sizes"; expected the name of a field of this form'],
    ['size is', 'at character 8: a value is missing; expected a text or a number'],
    ['size is and agree', 'at character 9: "and" is not a value; expected a text or a number'],
    ['age is at least much', 'at character 17: "much" is not a number, date or time; expected one such as 12.5, 2026-05-02 or 14:30'],
    ['age >= 1,5', 'at character 9: "," is not expected here; expected "and", "or" or the end'],
    ['age >= 2026-5-2', 'at character 8: "2026-5-2" is not a number, date or time; expected one such as 12.5, 2026-05-02 or 14:30'],
    ['(size is large', 'at character 1: "(" is not closed'],
    ['size is "large', 'at character 9: """ is not closed'],
    ['{size is large', 'at character 1: "{" is not closed'],
    ['size is large)', 'at character 14: ")" is not expected here; expected "and", "or" or the end'],
    ['size is color', 'at character 9: "color" is also a field; expected "color" in quotes for the text, or {color} for the field'],
    ['"size" is large', 'at character 1: ""size"" is not a field; expected the name of a field'],
    ['and', 'at character 1: "and" is not a field; expected the name of a field'],
    ['twice is 2', 'at character 1: there is no field "twice"; expected the name of a field of this form'],
    ['{} is 2', 'at character 1: "{}" is not a field; expected the name of a field'],
    [`${'('.repeat(11)}size${')'.repeat(11)}`, 'at character 12: it has more than 10 parentheses inside each other'],
    [`size is ${'x'.repeat(500)}`, 'at character 501: it is too long; expected at most 500 characters'],
    ['size is large; alert(1)', 'at character 21: "(" is not expected here; expected "and", "or" or the end'],
    ['size & color', 'at character 1: there is no field "size & color"; expected the name of a field of this form'],
  ];
  for (const [text, said] of mistakes) it(`with a mistake names its place: ${text.slice(0, 40)}`, () => {
    const { problem } = parseCondition(text, findField);
    assert.equal(problem && describeProblem(problem), said);
  });

  it('is read in a time that grows with its length', () => {
    for (const text of ['('.repeat(500), 'a '.repeat(250), '"'.repeat(499), 'not '.repeat(125), 'size is one of a,'.repeat(29), ' '.repeat(500)])
      assert.ok(parseCondition(text, findField).problem);
  });
});

describe('the fields that conditions leave in the form', () => {
  const form = (...given: Partial<FormField>[]): FormField[] => given.map(field => ({ id: '', type: 'text', title: '', ...field }));
  const ask = (list: FormField[], answers: Record<string, FieldValue>) => {
    const { fields: asked, hidden } = visibleFields(list, ({ id }) => answers[id]);
    return [...asked.map(({ id, required }) => (required ? `${id}*` : id)), ...[...hidden].map(id => `-${id}`)].join(' ');
  };

  it('are all fields of a form without conditions, as they are', () => {
    const list = form({ id: 'a', required: true }, { id: 'b' });
    assert.deepEqual(visibleFields(list, () => undefined), { fields: list, hidden: new Set(), calculated: new Map() });
  });

  it('are hidden and required by other answers', () => {
    const list = form({ id: 'a' }, { id: 'b', when: 'a is 1', required: true }, { id: 'c', requiredWhen: 'a is 2' }, { id: 'd', when: 'b is filled' });
    assert.equal(ask(list, {}), 'a c -b -d');
    assert.equal(ask(list, { a: '1' }), 'a b* c -d');
    assert.equal(ask(list, { a: '1', b: 'x' }), 'a b* c d');
    assert.equal(ask(list, { a: '2', b: 'x' }), 'a c* -b -d', 'a hidden field counts as empty');
  });

  it('are those of a section that is shown', () => {
    const list = form(
      { id: 'how' }, { id: 's1', type: 'section', when: 'how is post' }, { id: 'street', required: true }, { id: 'note', when: 'street is filled' },
      { id: 's2', type: 'section' }, { id: 'z' },
    );
    assert.equal(ask(list, { street: 'x' }), 'how s2 z -street -note');
    assert.equal(ask(list, { how: 'post', street: 'x' }), 'how s1 street* note s2 z');
  });

  it('include a box that is not ticked, as an answer', () => {
    const list = form({ id: 'agree', type: 'checkbox' }, { id: 'why', when: 'agree is no' });
    assert.equal(ask(list, {}), 'agree why');
    assert.equal(ask(list, { agree: true }), 'agree -why');
  });

  it('include those whose condition cannot be read: they are optional', () => {
    const list = form({ id: 'a', required: true }, { id: 'b', when: 'x is 1', required: true }, { id: 'c', requiredWhen: 'a ==' });
    assert.equal(ask(list, {}), 'a* b c');
    assert.deepEqual(getFormConditions(list).faults.map(({ target, property, problem }) => `${target} ${property} ${problem.kind}`), ['b when unknownField', 'c requiredWhen expectedValue']);
  });

  it('include those that depend on themselves, and those alone', () => {
    const list = form({ id: 'a', when: 'b is 1' }, { id: 'b', when: 'c is 1' }, { id: 'c', when: 'a is 1' }, { id: 'd', when: 'd is 1' }, { id: 'e', when: 'a is 1' });
    assert.equal(ask(list, {}), 'a b c d -e');
    const section = form({ id: 's', type: 'section', when: 'in is 1' }, { id: 'in' });
    assert.equal(ask(section, {}), 's in');
  });

  it('of random forms: nothing hidden is required, and nothing shown is lost', () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
    let hiddenCount = 0;
    for (let run = 0; run < 1_000; run++) {
      const list: FormField[] = Array.from({ length: 30 }, (_, at) => {
        const compare = () => `f${random(30)} ${pick(['is 1', 'is not 1', 'is filled', 'is empty', 'is at least 2', 'contains 1', 'is one of 1, 3'])}`;
        const condition = () => pick([compare, () => `${compare()} and ${compare()}`, () => `${compare()} or ${compare()}`, () => `not (${compare()})`])();
        return {
          id: `f${at}`, type: random(8) === 0 ? 'section' : 'text', title: '', ...random(3) === 0 && { required: true },
          ...random(3) === 0 && { when: condition() }, ...random(6) === 0 && { requiredWhen: condition() },
        };
      });
      const answers = Object.fromEntries(list.filter(() => random(2) === 0).map(({ id }) => [id, String(random(4))]));
      const { fields: asked, hidden } = visibleFields(list, ({ id }) => answers[id]);
      const ids = new Set(asked.map(({ id }) => id));
      hiddenCount += hidden.size;
      for (const { id, type, when } of list) {
        assert.notEqual(ids.has(id), hidden.has(id) || (type === 'section' && !ids.has(id)), id);
        if (when === undefined && !list.some(({ type: one, when: condition }) => one === 'section' && condition !== undefined)) assert.ok(ids.has(id), id);
      }
      assert.deepEqual(visibleFields(list, ({ id }) => (hidden.has(id) ? undefined : answers[id])).hidden, hidden, 'the same without what is hidden');
    }
    assert.ok(hiddenCount > 1_000);
  });
});
