import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { currencyFormat, hostFormat, timeFormat, wordsFormat } from './formats.js';
import { faultMessage, formatAttribute, parseAttribute, parseValue } from './parse.js';
import { getAttributeName, setting, type Setting } from './setting.js';

const holdsItself: Record<string, unknown> = {};
holdsItself.self = holdsItself;

const rows = {
  text: setting.text('start', ''),
  count: setting.number(4, '', { min: 1, max: 10, integer: true, unit: 'px' }),
  place: setting.optionalNumber(''),
  open: setting.flag(false, ''),
  lively: setting.flag(true, ''),
  size: setting.choice(['bar', 'top-left'], ''),
  data: setting.json<unknown>([], '', { type: 'a list' }),
  link: setting.url('/home', ''),
};

for (const [name, text, value, isFault] of [
  ['text', null, 'start', false],
  ['text', '', '', false],
  ['text', 'x', 'x', false],
  ['count', null, 4, false],
  ['count', '10', 10, false],
  ['count', ' 3 ', 3, false],
  ['count', '', 4, true],
  ['count', 'ten', 4, true],
  ['count', '0', 4, true],
  ['count', '11', 4, true],
  ['count', '2.5', 4, true],
  ['count', '1e999', 4, true],
  ['count', 'NaN', 4, true],
  ['place', null, null, false],
  ['place', '0', 0, false],
  ['place', 'here', null, true],
  ['open', null, false, false],
  ['open', '', true, false],
  ['open', 'open', true, false],
  ['open', 'false', false, false],
  ['open', 'true', true, false],
  ['lively', null, true, false],
  ['lively', 'false', false, false],
  ['lively', '', true, false],
  ['size', null, 'bar', false],
  ['size', 'TOP_LEFT', 'top-left', false],
  ['size', ' Bar ', 'bar', false],
  ['size', 'TopLeft', 'top-left', false],
  ['size', 'left', 'bar', true],
  ['size', '', 'bar', true],
  ['data', null, [], false],
  ['data', '{"a":1}', { a: 1 }, false],
  ['data', '{a', [], true],
  ['link', null, '/home', false],
  ['link', '/a?b#c', '/a?b#c', false],
  ['link', 'javascript:alert(1)', '/home', true],
  ['link', 'java\nscript:alert(1)', '/home', true],
] as const) {
  test(`${name}=${JSON.stringify(text)} is ${JSON.stringify(value)}${isFault ? ', with a message' : ''}`, () => {
    const { value: got, fault } = parseAttribute(rows[name] as Setting, text);
    assert.deepEqual(got, value);
    assert.equal(fault !== undefined, isFault);
  });
}

for (const [name, input, value, isFault] of [
  ['count', 7, 7, false], ['count', NaN, 4, true], ['count', undefined, 4, false], ['count', '6', 6, false], ['count', {}, 4, true],
  ['open', 1, true, false], ['open', 0, false, false], ['open', 'false', false, false],
  ['text', 5, '5', false], ['text', null, 'start', false],
  ['size', 3, 'bar', true],
  ['text', {}, 'start', true], ['text', { toString: 5 }, 'start', true], ['text', ['a', 'b'], 'a,b', false], ['text', [{}], 'start', true],
  ['text', () => {}, 'start', true], ['text', Object.create(null), 'start', true], ['text', Symbol('x'), 'start', true],
  ['link', new URL('https://pots.example/'), 'https://pots.example/', false], ['link', { toString: 5 }, '/home', true], ['link', 5, '5', false],
  ['size', 'constructor', 'bar', true], ['size', '__proto__', 'bar', true], ['count', holdsItself, 4, true], ['text', holdsItself, 'start', true],
] as const) {
  test(`script sets ${name} to ${inspect(input)}: ${JSON.stringify(value)}`, () => {
    const parsed = parseValue(rows[name] as Setting, input);
    assert.deepEqual(parsed.value, value);
    assert.equal(parsed.fault !== undefined, isFault);
  });
}

test('data set by script keeps its identity', () => {
  const data = { when: new Date(0) };
  assert.equal(parseValue(rows.data as Setting, data).value, data);
});

for (const [name, value, text] of [
  ['text', 'start', null], ['text', 'x', 'x'], ['open', true, ''], ['open', false, null],
  ['lively', false, 'false'], ['lively', true, null], ['count', 5, '5'], ['data', [1], '[1]'], ['place', null, null],
] as const) {
  test(`${name} ${JSON.stringify(value)} is written as ${JSON.stringify(text)} and read back`, () => {
    assert.equal(formatAttribute(rows[name] as Setting, value), text);
    if (text !== null) assert.deepEqual(parseAttribute(rows[name] as Setting, text).value, value);
  });
}

for (const [row, text, message] of [
  [rows.count, 'wide', '<x-y>: count "wide" is not a number; expected a whole number from 1 to 10 (px); using 4.'],
  [rows.count, '50', '<x-y>: count "50" is out of range; expected a whole number from 1 to 10 (px); using 4.'],
  [rows.size, 'gird', '<x-y>: count "gird" is unknown; expected bar, top-left; using bar.'],
  [rows.place, 'x', '<x-y>: count "x" is not a number; expected a number; using nothing.'],
] as const) {
  test(`says: ${message}`, () => {
    const { fault } = parseAttribute(row as Setting, text);
    assert.equal(faultMessage('x-y', 'count', fault!, row.default), message);
  });
}

for (const [name, attribute] of [['slidesPerRow', 'slides-per-row'], ['srcURL', 'src-url'], ['lat', 'lat'], ['formId', 'form-id']] as const) {
  test(`${name} is the attribute ${attribute}`, () => assert.equal(getAttributeName(name, setting.text('', '')), attribute));
}

test('a decimal comma is read where no other reading is possible', () => {
  const latitude = setting.optionalNumber('', { min: -90, max: 90 });
  assert.deepEqual(parseAttribute(latitude, '52,955'), { value: 52.955 });
  assert.ok(parseAttribute(setting.number(4, ''), '52,955').fault);
  assert.deepEqual(parseAttribute(setting.number(4, '', { integer: true, max: 5000 }), '1,200'), { value: 1200 });
});

test('a number that cannot be read may be something else than none', () => {
  const latitude = setting.optionalNumber('', { min: -90, max: 90, unreadable: NaN });
  assert.deepEqual([parseAttribute(latitude, null).value, parseAttribute(latitude, 'north').value, parseAttribute(latitude, '91').value], [null, NaN, NaN]);
});

test('a text with a format is read in its usual spelling, and reported if it is invalid', () => {
  const time = setting.text('19:00', '', { format: timeFormat });
  assert.deepEqual(
    ['18:30', '9:05', '9.05', ''].map(text => parseAttribute(time, text)),
    [{ value: '18:30' }, { value: '09:05' }, { value: '09:05' }, { value: '' }],
  );
  for (const text of ['25:99', '24:00', '18:60', '7', 'evening']) {
    const { value, fault } = parseAttribute(time, text);
    assert.equal(value, '19:00');
    assert.equal(
      faultMessage('x-y', 'time', fault!, '19:00'),
      `<x-y>: time "${text}" cannot be read; expected a time from 00:00 to 23:59 such as 18:30; using 19:00.`,
    );
  }
});

test('every format takes its own example, and says what it expects', () => {
  for (const { read, example, expected } of [timeFormat, currencyFormat, hostFormat, wordsFormat(['date', 'author'])]) {
    assert.equal(read(example), example);
    assert.equal(read('a thing, no more!'), null);
    assert.ok(expected);
  }
  assert.deepEqual(
    [currencyFormat.read('eur'), currencyFormat.read('€'), hostFormat.read('WWW.Example.com'), hostFormat.read('https://x.y/z')],
    ['EUR', null, 'www.example.com', null],
  );
});

test('a choice by its name may be a boolean', () => {
  const load = setting.choice(['viewport', 'true', 'false'], '');
  assert.deepEqual([true, false].map(input => parseValue(load, input)), [{ value: 'true' }, { value: 'false' }]);
  assert.ok(parseValue(rows.size, true).fault);
});

test('a record is a text where its setting reads records', () => {
  const point = setting.text('', '', { fromRecord: value => ('x' in value ? `at ${String(value.x)}` : null) });
  assert.deepEqual(parseValue(point, { x: 1 }), { value: 'at 1' });
  assert.ok(parseValue(point, { y: 1 }).fault);
  assert.deepEqual(parseValue(point, [1, 2]), { value: '1,2' });
});
