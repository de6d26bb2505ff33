import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NotFoundError } from './not-found-error.js';
import { createUuid, isUuid, parseUuid, stringifyUuid, type RandomSource } from './uuid.js';

const filledWith = (byte: number) => ({ getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) }) as unknown as RandomSource;

test('a random UUID says its version and its variant, whatever the source gives', () => {
  assert.equal(createUuid(filledWith(0)), '00000000-0000-4000-8000-000000000000');
  assert.equal(createUuid(filledWith(255)), 'ffffffff-ffff-4fff-bfff-ffffffffffff');
});

test('a thousand of them are a thousand', () => {
  const made = new Set([...Array(1000).keys()].map(() => createUuid()));
  assert.equal(made.size, 1000);
  assert.ok([...made].every(text => isUuid(text) && stringifyUuid(parseUuid(text)) === text));
});

for (const source of [null, {}, { getRandomValues: 7 }]) {
  test(`${JSON.stringify(source)} is not a source`, () =>
    assert.throws(() => createUuid(source as unknown as RandomSource | undefined), /^Error: Unsupported crypto random source/));
}

for (const text of [
  '',
  'x',
  '123e4567-e89b-42d3-a456-42661417400',
  '123e4567-e89b-42d3-a456-4266141740000',
  '123e4567e89b42d3a456426614174000',
  '123e4567-e89b-42d3-a456-42661417400g',
  null,
  7,
]) {
  test(`${JSON.stringify(text)} is not a UUID`, () => {
    assert.equal(isUuid(text), false);
    assert.throws(() => parseUuid(text as string), { name: 'TypeError', message: /^Invalid UUID string: / });
  });
}

test('capitals are read', () => assert.equal(stringifyUuid(parseUuid('123E4567-E89B-42D3-A456-426614174000')), '123e4567-e89b-42d3-a456-426614174000'));

test('other than sixteen bytes are no UUID', () =>
  assert.throws(() => stringifyUuid(new Uint8Array(15)), { name: 'TypeError', message: /got 15; expected 16/ }));

test('what was not found carries its path and its cause', () => {
  const cause = new Error('404');
  const error = new NotFoundError('/api/page/7', { cause });
  assert.deepEqual([error.name, error.path, error.cause, error instanceof Error], ['NotFoundError', '/api/page/7', cause, true]);
  assert.match(error.message, /"\/api\/page\/7"/);
});
