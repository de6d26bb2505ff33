import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { validateFields } from '../../../core/contract/validate-fields.js';
import { formSettings } from '../form.settings.js';
import type { FieldFacts } from './field-kind.js';
import { findProblem } from './find-problem.js';

const plain: FieldFacts = { id: 'f', type: 'text', value: '', isRequired: false, maxLength: null, isGroup: false, nativeMessage: '' };
const tail = (length: number) => `${'a'.repeat(length - 6)}@b.com`;

// what the field is, and what is said of it
const rows: [name: string, facts: Partial<FieldFacts>, said: string | null][] = [
  ['an optional text left empty', {}, null],
  ['a required text left empty', { isRequired: true }, 'required'],
  ['a required text of spaces', { isRequired: true, value: ' \n' }, 'required'],
  ['a required text', { isRequired: true, value: 'Ada' }, null],
  ['a text that the browser objects to', { value: 'x', nativeMessage: 'Use the pattern.' }, 'Use the pattern.'],
  ['letters in an optional number', { type: 'number', nativeMessage: 'Enter a number.' }, 'Enter a number.'],
  ['a required choice not made', { type: 'select-one', isRequired: true }, 'requiredChoice'],
  ['a required radio not chosen', { type: 'radio', isGroup: true, isRequired: true }, 'requiredChoice'],
  ['a required list with nothing chosen', { type: 'select-multiple', value: [], isRequired: true }, 'requiredChoice'],
  ['an optional email left empty', { type: 'email' }, null],
  ['a required email left empty', { type: 'email', isRequired: true }, 'required'],
  ['an email', { type: 'email', value: 'ada@example.com' }, null],
  ['an email with spaces around', { type: 'email', value: ' ada@example.com ' }, null],
  ['an email with a tag and a subdomain', { type: 'email', value: 'a.b+c@mail.example.info' }, null],
  ['an email without @', { type: 'email', value: 'ada.example.com' }, 'email'],
  ['an email without a name', { type: 'email', value: '@example.com' }, 'email'],
  ['an email without a top level', { type: 'email', value: 'ada@example' }, 'email'],
  ['an email with a top level of one', { type: 'email', value: 'a@b.c' }, 'email'],
  ['an email with a top level of two', { type: 'email', value: 'a@b.io' }, null],
  ['an email with a top level of four', { type: 'email', value: 'a@b.info' }, null],
  ['an email with a top level of five', { type: 'email', value: 'a@b.store' }, 'email'],
  ['an email with a space inside', { type: 'email', value: 'a da@example.com' }, 'email'],
  ['two characters as an email', { type: 'email', value: 'a@' }, 'email'],
  ['an email of 256 characters', { type: 'email', value: tail(256) }, null],
  ['an email of 257 characters', { type: 'email', value: tail(257) }, 'email'],
  ['a text at its limit', { type: 'textarea', value: 'abc', maxLength: 3 }, null],
  ['a text over its limit', { type: 'textarea', value: 'abcd', maxLength: 3 }, 'tooLong'],
  ['an optional empty text with a limit', { type: 'textarea', maxLength: 3 }, null],
  ['a long text without a limit', { type: 'textarea', value: 'a'.repeat(50_000) }, null],
  ['a box that need not be ticked', { type: 'checkbox', value: false }, null],
  ['a box that must be ticked', { type: 'checkbox', value: false, isRequired: true }, 'requiredTick'],
  ['a ticked box', { type: 'checkbox', value: true, isRequired: true }, null],
  ['a ticked box with a word of its own', { type: 'checkbox', value: 'Glazes', isRequired: true }, null],
  ['a group of boxes, none ticked', { type: 'checkbox', value: [], isGroup: true, isRequired: true }, 'requiredChoice'],
  ['a group of boxes, one ticked', { type: 'checkbox', value: ['a'], isGroup: true, isRequired: true }, null],
];

describe('findProblem', () => {
  for (const [name, facts, said] of rows) {
    it(`says ${said === null ? 'nothing' : `"${said}"`} about ${name}`, () => {
      const problem = findProblem({ ...plain, ...facts });
      assert.equal(problem && ('text' in problem ? problem.text : problem.words), said);
    });
  }

  it('judges emails, texts and boxes as the service does', () => {
    const kinds = { email: 'email', textarea: 'textarea', checkbox: 'checkbox', text: 'text' } as const;
    for (const [name, facts] of rows) {
      const { type, value, isRequired, maxLength, isGroup, nativeMessage } = { ...plain, ...facts };
      if (!(type in kinds) || nativeMessage) continue;
      const verdict = validateFields([{
        id: 'f', title: 'F', type: kinds[type as keyof typeof kinds], required: isRequired,
        ...(maxLength === null ? { maxLength: 60_000 } : { maxLength }),
        ...(isGroup || value === 'Glazes' ? { options: ['a', 'Glazes'] } : {}),
      }], new Map([['f', value]]));
      assert.equal(verdict.kind === 'valid', findProblem({ ...plain, ...facts }) === null, name);
    }
  });
});

describe('the texts of the specification', () => {
  const texts: Record<string, string> = formSettings.texts;
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
