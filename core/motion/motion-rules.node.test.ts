import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getDirectedEffect, revealEffects, type RevealDirection, type RevealEffect } from './reveal-effects.js';
import { passedShare } from './scroll-progress.js';
import { planScroll, type ScrollRules } from './scroll-to-element.js';
import { isVisibleEnough, visibleThresholds } from './when-visible.js';

const journeys: [what: string, facts: Parameters<typeof planScroll>[0], rules: ScrollRules | undefined, to: number, durationMs: number][] = [
  ['below, with 30 px kept above it', { from: 0, most: 5000, seenAt: 1000 }, undefined, 970, 50],
  ['above', { from: 2000, most: 5000, seenAt: -500 }, undefined, 1470, 50],
  ['a step away, for as long', { from: 100, most: 5000, seenAt: 32 }, undefined, 102, 50],
  ['there already', { from: 100, most: 5000, seenAt: 30 }, undefined, 100, 0],
  ['nearer to the end than a scroller goes', { from: 0, most: 300, seenAt: 1000 }, undefined, 300, 50],
  ['nearer to the beginning than its offset', { from: 200, most: 300, seenAt: -190 }, undefined, 0, 50],
  ['at the end of a scroller at its end', { from: 300, most: 300, seenAt: 400 }, undefined, 300, 0],
  ['below an offset of its own', { from: 0, most: 5000, seenAt: 1000 }, { offsetPx: 0 }, 1000, 50],
  ['further, longer', { from: 0, most: 5000, seenAt: 1030 }, { maxDuration: 2000 }, 1000, 500],
  ['far, but never longer than allowed', { from: 0, most: 50000, seenAt: 40030 }, { maxDuration: 2000 }, 40000, 2000],
  ['near, but never shorter than allowed', { from: 0, most: 5000, seenAt: 40 }, { minDuration: 80, maxDuration: 2000 }, 10, 80],
];
for (const [what, facts, rules, to, durationMs] of journeys) {
  test(`to a target ${what}`, () => assert.deepEqual(planScroll(facts, rules), { to, durationMs }));
}

test('an element is asked about at 0, a tenth, a quarter, half and all of it', () => {
  assert.deepEqual(visibleThresholds, [0, 0.1, 0.25, 0.5, 1]);
});

const intersections: [what: string, facts: Parameters<typeof isVisibleEnough>[0], visibleRatio: number | undefined, begins: boolean][] = [
  ['out of view', { isIntersecting: false, ratio: 0, heightPx: 100, viewportPx: 800 }, undefined, false],
  ['in by an edge', { isIntersecting: true, ratio: 0, heightPx: 100, viewportPx: 800 }, undefined, false],
  ['seen by a quarter', { isIntersecting: true, ratio: 0.25, heightPx: 100, viewportPx: 800 }, undefined, false],
  ['half seen', { isIntersecting: true, ratio: 0.5, heightPx: 100, viewportPx: 800 }, undefined, true],
  ['seen whole', { isIntersecting: true, ratio: 1, heightPx: 100, viewportPx: 800 }, undefined, true],
  ['as high as the window and in by an edge', { isIntersecting: true, ratio: 0.01, heightPx: 800, viewportPx: 800 }, undefined, false],
  ['higher than the window and in by an edge', { isIntersecting: true, ratio: 0.01, heightPx: 801, viewportPx: 800 }, undefined, true],
  ['higher than the window and out of it', { isIntersecting: false, ratio: 0, heightPx: 801, viewportPx: 800 }, undefined, false],
  ['seen by a quarter, which is asked', { isIntersecting: true, ratio: 0.25, heightPx: 100, viewportPx: 800 }, 0.25, true],
  ['half seen, where all is asked', { isIntersecting: true, ratio: 0.5, heightPx: 100, viewportPx: 800 }, 1, false],
  ['nearly whole, where all is asked', { isIntersecting: true, ratio: 0.995, heightPx: 100, viewportPx: 800 }, 1, true],
  [
    'wider than what it is seen in',
    { isIntersecting: true, ratio: 0.1, heightPx: 100, viewportPx: 800, widthPx: 900, viewportWidthPx: 360 },
    undefined,
    true,
  ],
  [
    'wider than what it is seen in and out of it',
    { isIntersecting: false, ratio: 0, heightPx: 100, viewportPx: 800, widthPx: 900, viewportWidthPx: 360 },
    undefined,
    false,
  ],
  [
    'as wide as what it is seen in',
    { isIntersecting: true, ratio: 0.1, heightPx: 100, viewportPx: 800, widthPx: 360, viewportWidthPx: 360 },
    undefined,
    false,
  ],
  ['of no height', { isIntersecting: true, ratio: 1, heightPx: 0, viewportPx: 800 }, undefined, true],
];
for (const [what, facts, visibleRatio, begins] of intersections) {
  test(`an element ${what} ${begins ? 'begins its motion' : 'waits'}`, () => assert.equal(isVisibleEnough(facts, visibleRatio), begins));
}

const passages: [what: string, topPx: number, heightPx: number, share: number][] = [
  ['far below', 5000, 200, 0], ['about to come in', 800, 200, 0], ['in by half of itself', 700, 200, 0.1],
  ['in the middle', 300, 200, 0.5], ['about to leave', -200, 200, 1], ['far above', -5000, 200, 1],
  ['higher than the window, in the middle', -400, 1600, 0.5], ['without height', 400, 0, 0.5],
];
for (const [what, topPx, heightPx, share] of passages) {
  test(`an element ${what} has passed ${share} of its way`, () => assert.equal(passedShare({ topPx, heightPx, viewportPx: 800 }), share));
}
test('where there is no window, nothing has passed', () => assert.equal(passedShare({ topPx: 0, heightPx: 0, viewportPx: 0 }), 0));

test('what appears by scale is 0.94 of itself at its hidden end', () => assert.equal(revealEffects.scale.hidden.scale, 0.94));

for (const [name, effect] of Object.entries<RevealEffect>(revealEffects)) {
  test(`${name} is not seen while it waits`, () => assert.equal(effect.waiting?.opacity ?? effect.hidden.opacity, 0));
}

const motions: [direction: RevealDirection, slides: string, clips: string][] = [
  ['up', '0px 40px', 'inset(100% -40px -40px)'], ['down', '0px -40px', 'inset(-40px -40px 100%)'],
  ['left', '40px 0px', 'inset(-40px -40px -40px 100%)'], ['right', '-40px 0px', 'inset(-40px 100% -40px -40px)'],
];
for (const [direction, slides, clips] of motions) {
  test(`an element that appears ${direction} starts at the other side`, () => {
    assert.equal(getDirectedEffect('slide', direction).hidden.translate, slides);
    assert.equal(getDirectedEffect('clip', direction).hidden.clipPath, clips);
    assert.equal(getDirectedEffect('fade', direction), revealEffects.fade);
  });
}

const rooms: [roomPx: number, slidesPx: number][] = [[100, 40], [40, 40], [16, 16], [0, 0], [-5, 0]];
for (const [roomPx, slidesPx] of rooms) {
  test(`an element with ${roomPx} px of room slides by ${slidesPx}`, () =>
    assert.equal(getDirectedEffect('slide', 'left', roomPx).hidden.translate, `${slidesPx}px 0px`));
}
