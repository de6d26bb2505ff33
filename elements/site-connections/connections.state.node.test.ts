import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { Connection } from '../../core/contract/connections.js';
import { ConnectionsState } from './connections.state.js';

const connection = (provider: string, change: Partial<Connection> = {}): Connection => ({
  provider, name: provider, kind: 'mailing-list', state: 'disconnected', account: '', list: null, doubleOptIn: true, problem: '', help: '', ...change,
});
const pots = { id: 'pots', name: 'Pots' };
const connected = connection('mailchimp', { state: 'connected', list: pots });
const values = { disabled: false, connections: [], endpoint: '/owner/connections' };

describe('connections', () => {
  let state: ConnectionsState;
  beforeEach(() => {
    state = new ConnectionsState(values);
    state.receive([connected, connection('brevo')]);
  });

  test('are loading, failed or there; a failed reload keeps them', () => {
    const fresh = new ConnectionsState(values);
    assert.equal(fresh.$snapshot.get().phase, 'loading');
    fresh.failLoading();
    assert.equal(fresh.$snapshot.get().phase, 'failed');
    fresh.startLoading();
    assert.equal(fresh.$snapshot.get().phase, 'loading');
    fresh.receive([connected]);
    fresh.startLoading();
    fresh.failLoading();
    assert.equal(fresh.$snapshot.get().phase, 'ready');
    assert.equal(new ConnectionsState({ ...values, endpoint: '' }).$snapshot.get().phase, 'ready');
  });

  test('the value names what is not disconnected', () => {
    assert.equal(state.value, 'mailchimp');
    state.receive([connected, connection('brevo', { state: 'awaiting' })]);
    assert.equal(state.value, 'mailchimp brevo');
  });

  test('an edit is unsaved until it is saved, discarded or undone by hand', () => {
    const isUnsaved = () => state.isUnsaved;
    state.edit('mailchimp', { doubleOptIn: false });
    assert.deepEqual([isUnsaved(), state.getSettings(connected)], [true, { list: 'pots', doubleOptIn: false }]);
    state.edit('mailchimp', { doubleOptIn: true });
    assert.equal(isUnsaved(), false);
    state.edit('mailchimp', { list: 'other' });
    state.discard('mailchimp');
    assert.deepEqual([isUnsaved(), state.getSettings(connected).list], [false, 'pots']);
    state.edit('mailchimp', { list: 'other' });
    assert.ok(state.start('mailchimp', 'save'));
    state.finish('mailchimp', [{ ...connected, list: { id: 'other', name: 'Other' } }, connection('brevo')]);
    assert.deepEqual([isUnsaved(), state.getPanel('mailchimp').isSaved], [false, true]);
    state.edit('nobody', { list: 'x' });
    assert.equal(isUnsaved(), false);
  });

  test('a change of one connection keeps the edit of another, and a failed one keeps its own', () => {
    state.edit('mailchimp', { doubleOptIn: false });
    state.start('brevo', 'connect');
    state.finish('brevo', [connected, connection('brevo', { state: 'awaiting' })]);
    assert.equal(state.isUnsaved, true);
    state.start('mailchimp', 'save');
    state.fail('mailchimp', 'Unable to connect');
    assert.deepEqual([state.isUnsaved, state.getPanel('mailchimp').error, state.getPanel('mailchimp').task], [true, 'Unable to connect', null]);
  });

  test('a second press does nothing while the first is running', () => {
    assert.ok(state.start('mailchimp', 'save'));
    assert.equal(state.start('mailchimp', 'save'), false);
    assert.equal(state.start('mailchimp', 'disconnect'), false);
    assert.ok(state.start('brevo', 'connect'));
  });

  test('disconnecting forgets the edit and the lists', () => {
    state.setLists('mailchimp', [pots]);
    state.edit('mailchimp', { doubleOptIn: false });
    state.start('mailchimp', 'disconnect');
    state.finish('mailchimp', [connection('mailchimp')]);
    assert.deepEqual([state.getPanel('mailchimp').lists, state.getPanel('mailchimp').draft, state.value], [null, null, '']);
  });

  test('an error ends with the next step', () => {
    state.open('brevo', 'connecting');
    state.fail('brevo', 'Enter the API key.');
    assert.equal(state.getPanel('brevo').step, 'connecting');
    state.open('brevo', 'shown');
    assert.equal(state.getPanel('brevo').error, '');
  });
});
