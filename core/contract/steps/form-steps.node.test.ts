import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { visibleFields } from '../conditions/visible-fields.js';
import type { FormField } from '../form-field.js';
import { getFormSteps } from './form-steps.js';

/** `#a`: a section that starts a page; `-a`: another section; `.a`: a hidden field; `a`: a text. */
const field = (written: string): FormField => {
  const types = { '#': 'section', '-': 'section', '.': 'hidden' } as const;
  const type = types[written[0] as '#'];
  const id = type ? written.slice(1) : written;
  return { id, type: type ?? 'text', title: id.toUpperCase(), ...written.startsWith('#') && { step: true } };
};
const list = (written: string): FormField[] => written.split(' ').filter(Boolean).map(field);

const rows: readonly [what: string, fields: string, expected: string][] = [
  ['no list', '', ''],
  ['a form of one page', 'a -s b', ''],
  ['pages', '#p a b #q c', 'P: a b | Q: c'],
  ['fields before the first are a page of their own', 'a b #q c', ': a b | Q: c'],
  ['which is named after its heading', '-s a #q c', 'S: s a | Q: c'],
  ['hidden fields are not steps', '.h #q c', 'Q: h c'],
  ['other sections are inside a page', '#p a -s b #q c', 'P: a s b | Q: c'],
  ['a page without fields', '#p #q c', 'P: | Q: c'],
];

describe('the steps of a field list', () => {
  for (const [what, fields, expected] of rows) {
    test(what, () => assert.equal(getFormSteps(list(fields)).map(step => `${step.name}: ${step.fields.map(({ id }) => id).join(' ')}`.trimEnd()).join(' | '), expected));
  }

  test('a section that does not exist starts no page', () => assert.deepEqual(getFormSteps([{ id: 'a', type: 'text', title: 'A', step: true }]), []));

  test('a condition of a section is about its page, with the sections inside', () => {
    const fields = list('a #p b -s c #q d').map(one => (one.id === 'p' ? { ...one, when: 'a is filled' } : one));
    const asked = (value: string) => visibleFields(fields, ({ id }) => (id === 'a' ? value : undefined)).fields.map(({ id }) => id).join(' ');
    assert.equal(asked(''), 'a q d');
    assert.equal(asked('x'), 'a p b s c q d');
  });

  test('a condition of a section that starts no page is about the fields up to the next section', () => {
    const fields = list('a -s c -t d').map(one => (one.id === 's' ? { ...one, when: 'a is filled' } : one));
    assert.equal(visibleFields(fields, () => undefined).fields.map(({ id }) => id).join(' '), 'a t d');
  });
});
