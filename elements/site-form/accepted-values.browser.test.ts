import { expect } from '@open-wc/testing';
import { fieldRules } from '../../core/contract/fields/field-rules.js';
import { validateField } from '../../core/contract/fields/validate-field.js';
import type { FieldType } from '../../core/contract/form-field.js';
import { makeField } from './field-page.fixture.test.js';

// The oracle: our rules accept no value that a browser's own field refuses. Values are combined from parts in a fixed order.

const names = ['a', 'a.b', 'a..b', '.a', 'a.', "o'hara", 'a+b', '"a b"', 'a b', 'jörg', 'a@b', 'a,b', '', 'a\u200e', '<a'];
const labels = [
  'b',
  '-b',
  'b-',
  'a_b',
  'xn--bcher-kva',
  'bücher',
  '例え',
  '',
  'b,c',
  'b c',
  'b%2e',
  'b\u200bc',
  '1',
  'b'.repeat(63),
  'b'.repeat(64),
  'xn--',
  'ａ',
];
const topLevels = ['de', 'museum', 'photography', 'xn--p1ai', 'テスト', 'c', '', '-', 'd-', '1', 'com,', 'com.', 'de:25', 'de/x', 'рф', 'भारत'];
const hosts = labels.flatMap(label => topLevels.flatMap(top => [`${label}.${top}`, `x.${label}.${top}`]));

function takes(type: FieldType, text: string): boolean {
  return validateField({ id: 'one', type, title: 'One' }, text).kind === 'good';
}

describe('what a field takes', () => {
  it('as an e-mail address, the browser\'s own field takes', () => {
    const input = Object.assign(document.createElement('input'), { type: 'email' });
    const taken: string[] = [];
    for (const text of [
      ...names.flatMap(name => ['b.de', 'b..de', '-b.com', 'b,c.com', '例え.テスト'].map(host => `${name}@${host}`)),
      ...hosts.map(host => `a@${host}`),
    ]) {
      if (!takes('email', text)) continue;
      taken.push(text);
      input.value = text;
      // Where a browser writes other scripts as the network does only while they are typed, that is what it is asked about.
      if (!input.checkValidity()) input.value = `a@${new URL(`https://${text.split('@')[1]}/`).hostname}`;
      expect(input.checkValidity(), text).to.equal(true);
    }
    expect(taken.length).to.be.above(50);
    for (const text of ['a@b..com', 'a@b,c.com', 'a@-b.com']) expect(takes('email', text), text).to.equal(false);
  });

  it('as a web address, the browser\'s own field takes', () => {
    const input = Object.assign(document.createElement('input'), { type: 'url' });
    let taken = 0;
    for (const host of hosts) {
      for (const text of [host, `https://${host}`, `http://${host}/a b`, `https://${host}?q=ä#ü`]) {
        if (!takes('website', text)) continue;
        taken++;
        input.value = /^https?:/.test(text) ? text : `https://${text}`;
        expect(input.checkValidity(), text).to.equal(true);
      }
    }
    expect(taken).to.be.above(100);
  });

  it('as a number, the browser\'s own field takes, but for a plus sign and a decimal comma', () => {
    const input = Object.assign(document.createElement('input'), { type: 'number', step: 'any' });
    const digits = ['', '0', '5', '12', '007'];
    const texts = ['', '-', '+', '+-', '--'].flatMap(sign => digits.flatMap(whole => ['', '.', '.5', '.50', ',5', '..5', '.5.5']
      .flatMap(rest => ['', 'e3', 'E-2', 'e', 'e+', 'e999', 'x', ' 1'].map(end => sign + whole + rest + end))));
    let taken = 0;
    for (const text of texts) {
      input.value = text.replace(/^[+]/, '').replace(',', '.').trim();
      const isTaken = takes('number', text);
      taken += Number(isTaken);
      if (isTaken) expect(input.value, text).not.to.equal('');
    }
    expect(taken).to.be.above(50);
    expect(fieldRules.get('number')!.isEmpty('')).to.equal(true);
  });
});

describe('a form takes what is pasted', () => {
  it('of a phone number, and writes it as it would have been typed', async () => {
    const { input, sent } = await makeField('<label>Phone <input type="tel" name="it"></label>');
    input.value = '\u202atel:+353 91–123–456\u202c';
    input.dispatchEvent(new Event('change', { bubbles: true }));
    expect(sent()).to.deep.equal({ it: { number: '+353 91-123-456' } });
  });

  for (const [country, parts, isSent] of [
    ['SG', { zip: '018956' }, true],
    ['HK', { state: 'Kowloon' }, true],
    ['GI', {}, true],
    ['IE', {}, false],
    ['HK', {}, false],
    ['IE', { city: 'Galway' }, true],
  ] as const) {
    it(`of an address in ${country} with ${JSON.stringify(parts)}: ${isSent ? 'sent' : 'not sent'}`, async () => {
      const { form, sent } = await makeField(
        `<fieldset data-field="address" name="it"><legend>Address</legend>${['line1', 'city']
          .map(part => `<label>${part} <input name="it.${part}" required></label>`)
          .join('')}${['state', 'zip', 'country'].map(part => `<label>${part} <input name="it.${part}"></label>`).join('')}</fieldset>`,
      );
      for (const [part, text] of Object.entries({ line1: '1 Quay', country, ...parts }))
        form.querySelector<HTMLInputElement>(`[name="it.${part}"]`)!.value = text;
      expect(sent() !== null).to.equal(isSent);
    });
  }

  it('and an address without its first line counts as empty, wherever it is', async () => {
    const { form, sent } = await makeField(
      `<fieldset data-field="address" name="it"><legend>Address</legend>${['line1', 'city', 'country']
        .map(part => `<label>${part} <input name="it.${part}" ${part === 'country' ? '' : 'required'}></label>`)
        .join('')}</fieldset>`,
    );
    form.querySelector<HTMLInputElement>('[name="it.country"]')!.value = 'GI';
    expect(sent()).to.equal(null);
  });
});
