import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FormField } from '../../contract/form-field.js';
import type { FieldValue } from '../../contract/submission.js';
import { formRows } from '../form.settings.js';
import { type FieldFacts, findProblem, serialise } from './find-problem.js';

/** Controls as a browser reports them, with what the rules know about them. */
type Row = [name: string, field: Partial<FormField>, value: FieldValue, said: string | null, more?: Partial<FieldFacts> & { part?: string }];
const required = true;
const options = ['a', 'b'];
const tail = (length: number) => `${'a'.repeat(length - 6)}@b.com`;

const rows: Row[] = [
  ['an optional text left empty', {}, '', null],
  ['a required text left empty', { required }, '', 'required'],
  ['a required text of spaces', { required }, ' \n', 'required'],
  ['a required text', { required }, 'Ada', null],
  ['several lines of one name, one of them filled', { required }, ['', 'x'], null],
  ['several lines of one name, none filled', { required }, ['', ' '], 'required'],
  ['several emails of one name, one of them wrong', { type: 'email' }, ['a@b.ie', 'x'], 'email'],
  ['a text that the browser objects to', {}, 'x', 'Use the pattern.', { nativeMessage: 'Use the pattern.' }],
  [
    'an email that the page has words of its own for',
    { type: 'email', required },
    '',
    'Not on Mondays.',
    { nativeMessage: 'Not on Mondays.', pageMessage: 'Not on Mondays.' },
  ],
  ['letters in an optional number', { type: 'number' }, '', 'Enter a number.', { nativeMessage: 'Enter a number.' }],
  ['a required choice not made', { type: 'select', required, options }, '', 'requiredChoice'],
  ['a required radio not chosen', { type: 'radio', required, options }, '', 'requiredChoice'],
  ['a required list with nothing chosen', { type: 'checkbox', required, options }, [], 'requiredChoice'],
  ['an optional email left empty', { type: 'email' }, '', null],
  ['a required email left empty', { type: 'email', required }, '', 'required'],
  ['an email', { type: 'email' }, 'ada@example.com', null],
  ['an email with spaces around', { type: 'email' }, ' ada@example.com ', null],
  ['an email with a tag and a subdomain', { type: 'email' }, 'a.b+c@mail.example.info', null],
  ['an email without @', { type: 'email' }, 'ada.example.com', 'email'],
  ['an email without a name', { type: 'email' }, '@example.com', 'email'],
  ['an email without a top level', { type: 'email' }, 'ada@example', 'email'],
  ['an email with a top level of one', { type: 'email' }, 'a@b.c', 'email'],
  ['an email with a top level of two', { type: 'email' }, 'a@b.io', null],
  ['an email with a top level of four', { type: 'email' }, 'a@b.info', null],
  ['an email with a top level of five', { type: 'email' }, 'a@b.store', null],
  ['an email with a space inside', { type: 'email' }, 'a da@example.com', 'email'],
  ['two characters as an email', { type: 'email' }, 'a@', 'email'],
  ['an email of 256 characters', { type: 'email' }, tail(256), null],
  ['an email of 257 characters', { type: 'email' }, tail(257), 'email'],
  ['a text at its limit', { type: 'textarea', maxLength: 3 }, 'abc', null],
  ['a text over its limit', { type: 'textarea', maxLength: 3 }, 'abcd', 'tooLong'],
  ['an optional empty text with a limit', { type: 'textarea', maxLength: 3 }, '', null],
  ['a long text without a limit', { type: 'textarea', maxLength: Infinity }, 'a'.repeat(50_000), null],
  ['a box that need not be ticked', { type: 'checkbox' }, false, null],
  ['a box that must be ticked', { type: 'checkbox', required }, false, 'requiredTick'],
  ['a ticked box', { type: 'checkbox', required }, true, null],
  ['a ticked box with a word of its own', { type: 'checkbox', required, options: ['Glazes'] }, 'Glazes', null],
  ['a group of boxes, none ticked', { type: 'checkbox', required, options }, [], 'requiredChoice'],
  ['a group of boxes, one ticked', { type: 'checkbox', required, options }, ['a'], null],
  ['a name without its last part', { type: 'name' }, { first: 'Ada', last: '' }, 'required', { missingPart: 'last', part: 'last' }],
  ['a name without any part', { type: 'name' }, { first: '', last: '' }, 'required', { missingPart: 'first' }],
  ['a date with a wrong month', { type: 'date' }, { year: '2026', month: '13', day: '2' }, 'date', { part: 'month' }],
  ['a US address with a short zip code', { type: 'address' }, { line1: '1 Main', zip: '123', country: 'US' }, 'zip', { part: 'zip' }],
  ['a survey with a line left out', { type: 'likert', options }, { a: '1', b: '' }, 'requiredStatement', { missingPart: 'b', part: 'b' }],
];

describe('findProblem', () => {
  for (const [name, field, value, said, { part, ...facts } = {}] of rows) {
    it(`says ${said === null ? 'nothing' : `"${said}"`} about ${name}`, () => {
      const problem = findProblem({ field: { id: 'f', type: 'text', title: 'F', ...field }, value, nativeMessage: '', ...facts });
      assert.equal(problem && ('text' in problem ? problem.text : problem.message), said);
      assert.equal(problem?.part, part);
    });
  }
});

describe('serialise', () => {
  const cases: [type: FormField['type'], value: FieldValue, sent: FieldValue][] = [
    ['text', ' Ada ', 'Ada'],
    ['number', '12.5', 12.5],
    ['currency', '$1,200.00', 1200],
    ['checkbox', false, false],
    ['checkbox', 'Glaze', 'Glaze'],
    ['date', '2026-05-02', { year: 2026, month: 5, day: 2 }],
    ['date', { year: '', month: '' }, ''],
    ['time', '14:30', { hour: 14, minute: 30 }],
    ['phone', '091 123456', { number: '091 123456' }],
    ['phone', { countryCode: '+353', number: '' }, ''],
    ['name', { first: 'Ada', last: '' }, { first: 'Ada' }],
    ['likert', '-1', -1],
  ];
  for (const [type, value, sent] of cases) {
    it(`carries ${type} ${JSON.stringify(value)} as ${JSON.stringify(sent)}`, () => {
      assert.deepEqual(serialise({ id: 'f', type, title: 'F' }, value), sent);
    });
  }
});

describe('the texts of the specification', () => {
  const texts: Record<string, string> = formRows.texts;
  const exact: [key: string, text: string][] = [
    ['submitting', 'Submitting…'],
    ['tooLong', 'You have exceeded the character limit.'],
    ['counter', '{count} / {max}'],
    ['email', 'Email is not valid. Email addresses should follow the format {email}.'],
    ['someInvalid', 'One or more fields is invalid, please check your entries.'],
    ['scrollDown', 'Your form has encountered a problem. Please scroll down to review.'],
    ['scrollUp', 'Your form has encountered a problem. Please scroll up to review.'],
    ['processing', 'Error processing form submission. Please reload and try again.'],
    ['unknown', 'Unknown error, please try again later.'],
    ['noKey', 'Could not get a form submission key, please try again later.'],
    ['status401', 'Unable to submit form. Please try again later.'],
    ['status404', 'This form has not been configured yet.'],
    ['status429', 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
    ['status500', 'Unable to send form. Please try again later.'],
  ];
  for (const [key, text] of exact) it(`are exact: ${key}`, () => assert.equal(texts[key], text));
});
