import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keyActions } from './press-keys.js';

const asText = (payload: Parameters<typeof keyActions>[0]) => keyActions(payload).map(({ type, value }) => `${type} ${value}`);

describe('keys for WebDriver', () => {
  it('release a combination in the opposite order', () => {
    assert.deepEqual(asText({ press: 'Shift+Tab' }), ['keyDown \uE008', 'keyDown \uE004', 'keyUp \uE004', 'keyUp \uE008']);
  });

  it('press a plus sign as itself', () => {
    assert.deepEqual(asText({ press: '+' }), ['keyDown +', 'keyUp +']);
  });

  it('type one letter after the other', () => {
    assert.deepEqual(asText({ type: 'ab' }), ['keyDown a', 'keyUp a', 'keyDown b', 'keyUp b']);
  });

  it('hold and release', () => {
    assert.deepEqual(asText({ down: 'Shift' }), ['keyDown \uE008']);
    assert.deepEqual(asText({ up: 'Shift' }), ['keyUp \uE008']);
  });
});
