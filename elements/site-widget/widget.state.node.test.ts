import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hasContent, widgetFields, WidgetState, type WidgetPhase } from './widget.state.js';

describe('a block', () => {
  it('is requested by type, ID and value; with a collection if it has one', () => {
    const request = { type: 'summary', id: 'b1', value: { limit: 3 } };
    assert.deepEqual(widgetFields({ ...request, collectionId: '' }), { widgetJSON: '{"type":"summary","id":"b1","value":{"limit":3}}' });
    assert.deepEqual(widgetFields({ ...request, collectionId: 'c1' }), { widgetJSON: '{"type":"summary","id":"b1","value":{"limit":3}}', collectionId: 'c1' });
  });

  for (const [phase, isShown] of [['idle', false], ['loading', false], ['shown', true], ['empty', false], ['failed', false]] as [WidgetPhase, boolean][]) {
    it(`that is ${phase} ${isShown ? 'takes' : 'leaves'} the place of the author's content`, () => {
      assert.equal(Object.assign(new WidgetState(), { phase }).isShown, isShown);
    });
  }

  for (const [phase, note] of [['idle', 'loading'], ['loading', 'loading'], ['shown', ''], ['empty', ''], ['failed', 'failed']] as [WidgetPhase, string][]) {
    it(`that is ${phase} ${note ? `is told as ${note}` : 'is not told of'} where its author wrote nothing`, () => {
      assert.deepEqual([true, false].map(hasOwn => Object.assign(new WidgetState(hasOwn), { phase }).note), ['', note]);
    });
  }

  for (const [markup, has] of [
    ['', false],
    [' \n', false],
    ['<script type="application/json">{"type":"summary"}</script>', false],
    ['<!-- none -->', false],
    ['Soon', true],
    ['<script>1</script><p>Soon</p>', true],
  ] as const) {
    it(`${has ? 'has' : 'has no'} content of the author's in ${JSON.stringify(markup)}`, () => assert.equal(hasContent(markup), has));
  }
});
