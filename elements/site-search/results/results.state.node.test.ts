import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { noneChosen } from '../indexes/search-index.js';
import { answer, asked } from '../search-answers.fixture.test.js';
import { ResultsState } from './results.state.js';

describe('results', () => {
  function searching() {
    const { questions, ask: give } = asked();
    const state = new ResultsState({ ask: give });
    return { questions, state, titles: () => state.snapshot.hits.map(({ title }) => title[0]!.text) };
  }

  test('are loading, loaded, filtered, and restored', async () => {
    const { questions, state, titles } = searching();
    void state.search('  mug ');
    assert.deepEqual([state.snapshot.status, questions[0]!.question.query], ['loading', 'mug']);
    await questions[0]!.answer(answer('A', 'B'));
    void state.toggle('kind', 'product');
    assert.deepEqual(
      [state.snapshot.status, state.snapshot.isAsking, titles(), questions[1]!.question.chosen],
      ['ready', true, ['A', 'B'], { section: [], kind: ['product'] }],
    );
    await questions[1]!.answer(answer('A'));
    void state.toggle('kind', 'product');
    assert.deepEqual(questions[2]!.question.chosen, noneChosen);
  });

  test('more are put behind; more that do not come leave what is there', async () => {
    const { questions, state, titles } = searching();
    void state.search('mug');
    await questions[0]!.answer({ ...answer('A'), total: 3 });
    void state.more();
    void state.more();
    assert.deepEqual([questions.length, questions[1]!.question.offset], [2, 1]);
    await questions[1]!.answer(null);
    assert.deepEqual([state.snapshot.status, titles(), state.snapshot.isAsking, state.snapshot.hasMoreFailed], ['ready', ['A'], false, true]);
    void state.more();
    assert.equal(state.snapshot.hasMoreFailed, false);
    await questions[2]!.answer({ ...answer('B', 'C'), total: 3 });
    assert.deepEqual([titles(), state.snapshot.hasMoreFailed], [['A', 'B', 'C'], false]);
  });

  test('a later search wins; none takes all away; a failure can be mended', async () => {
    const { questions, state, titles } = searching();
    void state.search('one');
    void state.search('two');
    await questions[1]!.answer(answer('Two'));
    await questions[0]!.answer(answer('One'));
    assert.deepEqual(titles(), ['Two']);
    void state.search(' ');
    assert.equal(state.snapshot.status, 'none');
    void state.search('three');
    await questions[2]!.answer(null);
    assert.equal(state.snapshot.status, 'failed');
    void state.again();
    await questions[3]!.answer(answer('Three'));
    assert.deepEqual([state.snapshot.status, titles()], ['ready', ['Three']]);
  });
});
