import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { EmbedGate, type GateFacts } from './embed-gate.js';

const closed: GateFacts = { rule: 'auto', consent: 'unasked', allowedHosts: [], host: 'tides.example' };

describe('a gate', () => {
  const rows: [title: string, facts: Partial<GateFacts>, isOpen: boolean][] = [
    ['is closed at first', {}, false],
    ['is closed after a no', { consent: 'declined' }, false],
    ['is open after a yes', { consent: 'accepted' }, true],
    ['is closed after a yes where it asks by itself', { consent: 'accepted', rule: 'required' }, false],
    ['is open for a host that is always allowed', { allowedHosts: ['tides.example'], rule: 'required' }, true],
    ['is open for such a host after a no to all others', { allowedHosts: ['tides.example'], consent: 'declined' }, true],
    ['is closed for another host', { allowedHosts: ['x.example'] }, false],
    ['without a host remembers nothing', { allowedHosts: [''], host: '' }, false],
  ];
  for (const [title, facts, isOpen] of rows) {
    it(title, () => {
      const state = new EmbedGate();
      state.hear({ ...closed, ...facts });
      assert.equal(state.isOpen, isOpen);
      state.$pressed.set('shown');
      assert.equal(state.isOpen, true);
      state.$pressed.set('hidden');
      assert.equal(state.isOpen, false);
    });
  }

  it('that was opened by hand is closed by a general no, and by taking an "always" back', () => {
    for (const [before, after] of [[{ consent: 'accepted' }, { consent: 'declined' }], [{ allowedHosts: ['tides.example'] }, {}]] as const) {
      const state = new EmbedGate();
      state.hear({ ...closed, ...before });
      state.$pressed.set('shown');
      state.hear({ ...closed, ...after });
      assert.equal(state.isOpen, false);
    }
  });

  it('that was opened after a refusal is closed by the next one, and one that was hidden stays hidden', () => {
    for (const [pressed, after] of [['shown', 'none'], ['hidden', 'hidden'], ['none', 'none']] as const) {
      const state = new EmbedGate();
      state.hear({ ...closed, consent: 'declined' });
      state.$pressed.set(pressed);
      state.refuse();
      assert.deepEqual([state.$pressed.get(), state.isOpen], [after, false]);
    }
  });

  it('that was opened after a refusal stays open', () => {
    const state = new EmbedGate();
    state.hear({ ...closed, consent: 'declined' });
    state.$pressed.set('shown');
    state.hear({ ...closed, consent: 'declined', allowedHosts: ['x.example'] });
    assert.equal(state.isOpen, true);
  });
});
