import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { highlightShapes, mergeLineBoxes, turns, type HighlightShape } from './shapes.js';

const box = (width: number) => ({ left: 10, top: 20, right: 10 + width, bottom: 44, em: 20 });

describe('the shapes of a highlight', () => {
  it('are the twelve of the specification', () => {
    assert.equal(
      Object.keys(highlightShapes).join(),
      'circle,cross,enclose,jagged,marker,scribble,strike,strike-diagonal,underline,underline-curve,underline-double,wave',
    );
  });

  for (const name of Object.keys(highlightShapes) as HighlightShape[]) {
    it(`${name}: paths that stay near the words, from a letter to a line`, () => {
      for (const width of [2, 40, 900]) {
        const paths = highlightShapes[name].draw(box(width));
        assert.ok(paths.length >= 1 && paths.length <= 2);
        for (const path of paths) {
          assert.match(path, /^M[-\d. MLQCZ]+$/);
          const numbers = path.match(/-?\d+(\.\d+)?/g)!.map(Number);
          numbers.forEach((number, at) => {
            const [least, most] = at % 2 ? [20 - 10, 44 + 10] : [10 - 10, 10 + width + 10];
            assert.ok(number >= least && number <= most, `${number} in ${path}`);
          });
          assert.ok(path.length < 4000, 'no endless path');
        }
      }
    });
  }
});

describe('a hand', () => {
  const at = (top: number) => ({ left: 10, top, right: 310, bottom: top + 24, em: 20 });
  for (const name of Object.keys(highlightShapes) as HighlightShape[]) {
    it(`${name}: draws the same words in the same way, and each line of them in its own`, () => {
      const { draw } = highlightShapes[name];
      assert.deepEqual(draw(at(20)), draw(at(20)));
      const across = (top: number) => draw(at(top)).join().match(/-?\d+(\.\d+)?/g)!.map((number, place) => Number(number) - (place % 2 ? top : 0));
      assert.notDeepEqual(across(50).map(Math.fround), across(20).map(Math.fround));
    });
  }

  it('leaves a line almost straight: it is off by less than a tenth of the text size', () => {
    const numbers = highlightShapes.underline.draw(at(20))[0]!.match(/-?\d+(\.\d+)?/g)!.map(Number);
    const heights = numbers.filter((_, place) => place % 2 === 1);
    assert.ok(Math.max(...heights) - Math.min(...heights) > 0.1, 'not drawn with a ruler');
    assert.ok(Math.max(...heights) - Math.min(...heights) < 0.12 * 20, heights.join(' '));
  });
});

describe('the lines of words', () => {
  const rect = (left: number, top: number, width: number, height = 20) => ({ left, top, right: left + width, bottom: top + height });
  const rows: [string, ReturnType<typeof rect>[], ReturnType<typeof rect>[]][] = [
    ['nothing', [], []],
    ['one', [rect(0, 0, 50)], [rect(0, 0, 50)]],
    ['pieces of one', [rect(0, 0, 50), rect(50, 2, 20, 16)], [rect(0, 0, 70)]],
    ['an element and its text', [rect(10, 0, 30), rect(10, 0, 30)], [rect(10, 0, 30)]],
    ['two lines that touch', [rect(80, 0, 20), rect(0, 20, 40)], [rect(80, 0, 20), rect(0, 20, 40)]],
    ['two lines set tight', [rect(80, 0, 20), rect(0, 16, 40)], [rect(80, 0, 20), rect(0, 16, 40)]],
    ['empty pieces', [rect(0, 0, 0), rect(0, 0, 50), rect(50, 0, 0.4)], [rect(0, 0, 50)]],
    ['two directions in one line', [rect(60, 0, 40), rect(0, 0, 30)], [rect(0, 0, 100)]],
  ];
  for (const [fact, rects, expected] of rows) it(fact, () => assert.deepEqual(mergeLineBoxes(rects), expected));
});

describe('the turns of lines', () => {
  it('follow each other by width', () => assert.deepEqual(turns([300, 100], 1000), [{ delay: 0, duration: 750 }, { delay: 750, duration: 250 }]));
  it('take a fifth at least', () => assert.deepEqual(turns([990, 10], 1000), [{ delay: 0, duration: 990 }, { delay: 990, duration: 200 }]));
  it('are empty without a line', () => assert.deepEqual(turns([], 1000), []));
});
