import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ManualClock } from '../../../core/platform/manual-clock.fixture.test.js';
import { answer, asked } from '../search-answers.fixture.test.js';
import { debounceMs, SuggestionsState } from './suggestions.state.js';

describe('suggestions', () => {
  function typing() {
    const clock = new ManualClock();
    const { questions, ask: give } = asked();
    const state = new SuggestionsState({ ask: give, clock });
    const titles = () => state.snapshot.hits.map(({ title }) => title[0]!.text);
    return { clock, questions, state, titles };
  }

  test('ask once the typing rests, and not before two letters', () => {
    const { clock, questions, state } = typing();
    for (const text of ['m', 'mu', 'mug']) { state.type(text); clock.pass(debounceMs - 1); }
    assert.equal(questions.length, 0);
    clock.pass(1);
    assert.deepEqual(questions.map(({ question }) => question.query), ['mug']);
  });

  test('show the response to the latest input, in any order of responses', async () => {
    const { clock, questions, state, titles } = typing();
    state.type('mu');
    clock.pass(debounceMs);
    state.type('mug');
    clock.pass(debounceMs);
    assert.equal(questions[0]!.signal.aborted, true);
    await questions[1]!.answer(answer('Mug'));
    await questions[0]!.answer(answer('Mural'));
    assert.deepEqual([titles(), state.snapshot.isOpen], [['Mug'], true]);
  });

  test('the keys go round, through the text; the last option asks for all', async () => {
    const { clock, questions, state } = typing();
    state.type('mug');
    clock.pass(debounceMs);
    await questions[0]!.answer(answer('Mug', 'Muggle'));
    const places = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'Home'].map(key => {
      state.press(key);
      return state.snapshot.active;
    });
    assert.deepEqual(places, [0, 1, 2, -1, 2, 1, -1]);
    assert.equal(state.press('x'), false);
    state.close();
    assert.deepEqual([state.snapshot.isOpen, state.press('ArrowDown'), state.snapshot.isOpen], [false, true, true]);
  });

  test('a failure is silent, and closing ends what is under way', async () => {
    const { clock, questions, state } = typing();
    state.type('mug');
    clock.pass(debounceMs);
    await questions[0]!.answer(null);
    assert.equal(state.snapshot.isOpen, false);
    state.type('bowl');
    state.close();
    clock.pass(debounceMs);
    assert.equal(questions.length, 1);
  });
});
