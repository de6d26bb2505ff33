// Runs in every engine: which emails and addresses native inputs take.
import { expect } from '@open-wc/testing';
import { validateField } from './fields/validate-field.js';

const names = ['ada', 'a.b', '.a', 'a..b', "o'hara+kiln", 'a_b', 'jörg', '"a b"', 'a b', '', 'a,b', 'a(b)', 'x'.repeat(64)];
const hosts = [
  'example.com',
  'example.studio',
  'b..de',
  '-.de',
  '-b.de',
  'b-.de',
  '.de',
  'b.de.',
  'b,c.com',
  'b@c.de',
  'a_b.de',
  '1.example',
  'xn--bcher-kva.example',
  `${'b'.repeat(63)}.de`,
  `${'b'.repeat(64)}.de`,
  'b.de:25',
  '[127.0.0.1]',
  'b%2ede.de',
  'b/c.de',
  'EXAMPLE.COM',
];

describe('an email that a form takes', () => {
  it('is one that the browser\'s own field takes', () => {
    const input = document.createElement('input');
    input.type = 'email';
    const taken: string[] = [];
    for (const address of names.flatMap(name => hosts.map(host => `${name}@${host}`))) {
      if (validateField({ id: 'one', type: 'email', title: 'One' }, address).kind !== 'good') continue;
      taken.push(address);
      input.value = address;
      expect(input.checkValidity(), address).to.equal(true);
    }
    expect(taken).to.include.members(['ada@example.studio', "o'hara+kiln@xn--bcher-kva.example", 'a..b@EXAMPLE.COM']);
  });
});
