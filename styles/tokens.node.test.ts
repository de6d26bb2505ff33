import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tokenProperties, tokenRule, tokens } from './tokens.js';

const ends = (scale: readonly number[]) => [scale[0], scale.at(-1)];

describe('tokens', () => {
  test('scales have the ends of the specification, and rise', () => {
    assert.deepEqual(ends(tokens.fontSize), [9.75, 28]);
    assert.deepEqual(ends(tokens.spacing), [0, 55]);
    assert.deepEqual(tokens.duration, Array.from({ length: 13 }, (_, step) => step * 50));
    for (const scale of Object.values(tokens)) assert.deepEqual([...scale].sort((a, b) => a - b), scale);
  });

  for (const [name, value] of [
    ['--site-font-size-0', '9.75px'], ['--site-font-weight-2', '600'], ['--site-line-height-5', '32px'], ['--site-radius-2', '8px'],
    ['--site-radius-3', '50%'], ['--site-spacing-8', '55px'], ['--site-duration-12', '600ms'], ['--site-breakpoint-0', '800px'],
    ['--site-device-height-2', '1366px'],
  ] as const) {
    test(`${name} is ${value}`, () => assert.equal(tokenProperties()[name], value));
  }

  test('as a rule, for the page or a part of it', () => {
    assert.match(tokenRule(), /^:root \{\n {2}--site-font-size-0: 9\.75px;\n/);
    assert.match(tokenRule('.card'), /^\.card \{\n/);
    assert.equal(tokenRule().match(/--site-/g)!.length, Object.values(tokens).flat().length);
  });
});
