import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { systemErrorTexts } from '../../core/request/describe-failure.js';
import { ErrorOverlayState, type DisplayedFailure } from './error-overlay.state.js';

const german = {
  ...systemErrorTexts,
  heading: 'Etwas ist schiefgegangen!',
  network: 'Keine Verbindung.',
  networkHint: 'Bitte prüfen.',
  internal: 'Interner Fehler.',
};
const failed = (failure: Partial<DisplayedFailure['failure']>): DisplayedFailure => ({
  failure: { reason: 'refused', status: 500, message: 'No clay.', ...failure },
  errorKey: 'A1',
});

describe('a failure is shown', () => {
  const rows: [title: string, failure: Partial<DisplayedFailure['failure']>, heading: string, message: string][] = [
    ['in the words of the site', {}, german.heading, 'No clay.'],
    ['without markup and addresses', { message: '<b>No</b> clay at https://pots.example/x?id=7' }, german.heading, 'No clay at'],
    ['as one of the connection', { status: 0, reason: 'connection', message: systemErrorTexts.network }, german.network, german.networkHint],
    ['without what a parser has to say', { reason: 'unreadable', status: 200, message: 'Unexpected token' }, german.heading, german.internal],
  ];
  for (const [title, failure, heading, message] of rows) {
    it(title, () => {
      const state = new ErrorOverlayState();
      assert.equal(state.show(failed(failure)), true);
      assert.deepEqual(state.words(german), { heading, message });
    });
  }

  it('alone: another waits for none', () => {
    const state = new ErrorOverlayState();
    state.show(failed({}));
    assert.equal(state.show(failed({ message: 'No kiln.' })), false);
    assert.equal(state.words(german)!.message, 'No clay.');
    state.clear();
    assert.equal(state.words(german), null);
    assert.equal(state.show(failed({ message: 'No kiln.' })), true);
  });
});
