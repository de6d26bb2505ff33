import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isAllowed, licenceOf, productionPackages } from './licences.js';

describe('the license check', () => {
  it('finds only licences that let an owner use what we ship', () => {
    const refused = productionPackages().filter(({ licence }) => !isAllowed(licence));
    assert.deepEqual(refused, []);
  });

  it('sees the dependencies of dependencies', () => {
    const names = productionPackages().map(({ name }) => name);
    for (const name of ['react', 'scheduler', 'lit-html']) assert.ok(names.includes(name), `${name} is missing`);
  });

  it('reads every form in which packages declare their license', () => {
    assert.equal(licenceOf({ license: 'MIT' }), 'MIT');
    assert.equal(licenceOf({ license: { type: 'ISC' } }), 'ISC');
    assert.equal(licenceOf({ licenses: [{ type: 'MIT' }, { type: 'GPL-3.0' }] }), 'MIT OR GPL-3.0');
    assert.equal(licenceOf({}), 'none given');
  });

  const expressions: [string, boolean][] = [
    ['MIT', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['MIT AND ISC', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0', false],
    ['MPL-2.0', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['none given', false],
  ];
  for (const [expression, isFine] of expressions) {
    it(`${isFine ? 'allows' : 'refuses'} ${expression}`, () => assert.equal(isAllowed(expression), isFine));
  }
});
