import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { scroll } from './scroll.js';
import { getDirection, type DurationInput, type StackTransition } from './transition.js';
import { transitionNamed, transitions, type TransitionName } from './transitions.js';

const whole: DurationInput = { speedMs: 1000, shareLeft: 1, leftPx: 800, pxPerMs: 0, windowPx: 1280 };

describe('the registry of transitions', () => {
  it('has one file for each', () => {
    const others = /^(transition|transitions|transition-options|boundaries|.*\.test)\.ts$/;
    const files = readdirSync(new URL('.', import.meta.url)).filter(name => !others.test(name)).map(name => name.replace('.ts', ''));
    assert.deepEqual(files.sort(), Object.keys(transitions).sort());
  });

  it('fades unless told otherwise', () => assert.equal(Object.keys(transitions)[0], 'fade'));

  for (const [written, name] of [['fade', 'fade'], [' Ken-Burns ', 'ken-burns'], ['SCROLL', 'scroll']] as const) {
    it(`finds "${written}"`, () => assert.equal(transitionNamed(written), transitions[name]));
  }

  for (const name of ['', 'dissolve', 'constructor', 'toString']) {
    it(`throws in the specification's words at "${name}"`, () => {
      assert.throws(() => transitionNamed(name), { name: 'RangeError', message: /^could not find transition by that name; expected fade, / });
    });
  }
});

describe('the duration of a transition', () => {
  const rows: [TransitionName, string, Partial<DurationInput>, number][] = [
    ['fade', 'takes the design\'s', {}, 1000],
    ['fade', 'has less left after a drag', { shareLeft: 0.4 }, 400],
    ['fade', 'is never a flicker', { shareLeft: 0.01 }, 200],
    ['ken-burns', 'takes the design\'s', {}, 1000],
    ['scroll', 'takes the design\'s', { speedMs: 500 }, 500],
    ['swipe', 'is always the same', { pxPerMs: 9 }, 280],
    ['new-swipe', 'is 0.5 s at most', {}, 500],
    ['new-swipe', 'is 0.3 s at least', { pxPerMs: 100 }, 300],
    ['new-swipe', 'follows the velocity between', { pxPerMs: 4 }, 400],
    ['new-swipe', 'is 0.4 s at most on a phone', { windowPx: 766 }, 400],
    ['new-swipe', 'is 0.2 s at least on a phone', { windowPx: 766, pxPerMs: 100 }, 200],
    ['new-swipe', 'is no phone\'s from 767 px on', { windowPx: 767 }, 500],
  ];
  for (const [name, title, more, expected] of rows) {
    it(`${name} ${title}`, () => assert.equal(transitions[name].durationMs({ ...whole, ...more }), expected));
  }
});

describe('two slides in transition', () => {
  const stacked = Object.entries(transitions).filter((entry): entry is [string, StackTransition & typeof transitions.fade] => entry[1].flow === 'stack');
  const opacities = (transition: StackTransition, share: number) => transition.at(share, 1).map(({ opacity }) => opacity);

  for (const [name, transition] of stacked) {
    it(`begin with the first and end with the second: ${name}`, () => {
      const seen = (share: number) => transition.at(share, 1)
        .map(({ opacity, translate }) => opacity !== 0 && !/calc\(-?1 /.test(String(translate)));
      assert.deepEqual([seen(0), seen(1)], [[true, false], [false, true]]);
    });
  }

  it('add up to one image while they fade', () => {
    for (const share of [0, 0.2, 0.5, 0.9, 1]) {
      assert.equal(opacities(transitions.fade, share).reduce<number>((sum, opacity) => sum + Number(opacity), 0), 1);
    }
    assert.equal(transitions.fade.isBlended, true);
  });

  it('pass as one row, to the other side in right-to-left text', () => {
    const at = (sign: 1 | -1) => transitions.swipe.at(0.25, sign).map(({ translate }) => Number(/calc\((-?[\d.]+)/.exec(String(translate))![1]));
    assert.deepEqual([at(1), at(-1)], [[-0.25, 0.75], [0.25, -0.75]]);
  });
});

describe('a ken-burns image', () => {
  const whileShown = transitions['ken-burns'].whileShown!;

  it('grows to 1.075 within five seconds', () => {
    const { keyframes, timing } = whileShown({ index: 0, corner: null });
    assert.deepEqual(keyframes.scale, ['1', '1.075']);
    assert.ok(Number(timing.duration) <= 5000);
  });

  it('keeps its lower edge, above the caption', () => {
    for (const index of [0, 1, 2, 3, 40]) assert.match(String(whileShown({ index, corner: null }).keyframes.transformOrigin), /^\d+% 100%/);
  });

  it('is cut off where it would grow over the caption\'s sides only when there is one', () => {
    assert.equal(whileShown({ index: 0, corner: null }).keyframes.clipPath, undefined);
    const [from, to] = whileShown({ index: 1, corner: '12px' }).keyframes.clipPath as string[];
    assert.equal(from, 'inset(0 round 12px)');
    const [top, right, bottom, left] = to!.replace('inset(', '').split(' ').map(parseFloat);
    assert.ok(Math.abs(top! - 6.977) < 0.001 && Math.abs(right! - 6.977) < 0.001);
    assert.deepEqual([bottom, left], [0, 0]);
  });
});

describe('the direction of a slide change', () => {
  for (const [from, to, isWrapping, expected] of [[1, 2, false, 1], [2, 1, false, -1], [0, 9, false, 1], [9, 0, true, 1], [0, 9, true, -1]] as const) {
    it(`from ${from} to ${to}${isWrapping ? ' over the end' : ''} is ${expected}`, () => assert.equal(getDirection({ from, to, isWrapping }), expected));
  }
});

describe('a slide of a row', () => {
  const rows: [string, Parameters<typeof scroll.isFar>[0], boolean][] = [
    ['next to the current one is not far', { leftPx: 616, viewPx: 600, isWrapping: false }, false],
    ['behind the next one is far', { leftPx: 1232, viewPx: 600, isWrapping: false }, true],
    ['of a strip that is in view is not far', { leftPx: 900, viewPx: 900, isWrapping: false }, false],
    ['over the end is far', { leftPx: 616, viewPx: 600, isWrapping: true }, true],
  ];
  for (const [title, way, expected] of rows) it(title, () => assert.equal(scroll.isFar(way), expected));
});
