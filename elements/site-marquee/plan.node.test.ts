import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { placeAt, planMarquee, getWaveTiming, timeAt, type MarqueeFacts, type MarqueePlan } from './plan.js';

const facts: MarqueeFacts = {
  viewPx: 1000, roundPx: 600, speed: 1, direction: 'left', isRightToLeft: false, waveFrequency: 1, waveIntensity: 0,
};

describe('a marquee', () => {
  const rows: [string, Partial<MarqueeFacts>, Partial<MarqueePlan> | null][] = [
    ['moves a round to the left', {}, { fromPx: 0, toPx: -600, durationMs: 10_000, copies: 2, wave: null }],
    ['moves to the right', { direction: 'right' }, { fromPx: -600, toPx: 0 }],
    ['moves to the left where one reads from the right', { isRightToLeft: true }, { fromPx: 600, toPx: 0 }],
    ['moves to the right where one reads from the right', { isRightToLeft: true, direction: 'right' }, { fromPx: 0, toPx: 600 }],
    ['moves twice as fast', { speed: 2 }, { durationMs: 5000 }],
    ['fills a wide place', { viewPx: 3000 }, { copies: 5 }],
    ['needs one copy in a narrow place', { viewPx: 100 }, { copies: 1 }],
    ['has no more than fifty', { viewPx: 4000, roundPx: 2 }, { copies: 50 }],
    ['stays where there are less than 50 pixels', { viewPx: 49 }, null],
    ['moves where there are 50', { viewPx: 50 }, { copies: 1 }],
    ['stays without content', { roundPx: 0 }, null],
    ['has whole waves in a round', { waveIntensity: 2, viewPx: 400 }, { wave: { lengthPx: 300, heightPx: 16 } }],
    ['has waves of 250 pixels or more', { waveIntensity: 1, waveFrequency: 20, roundPx: 1000 }, { wave: { lengthPx: 250, heightPx: 8 } }],
    ['has waves of 1000 pixels or less', { waveIntensity: 1, viewPx: 5000, roundPx: 4000 }, { wave: { lengthPx: 1000, heightPx: 8 } }],
  ];
  for (const [fact, given, expected] of rows) {
    it(fact, () => {
      const plan = planMarquee({ ...facts, ...given });
      assert.deepEqual(plan && expected ? { ...plan, ...expected } : plan, expected && plan);
      assert.equal(plan === null, expected === null);
    });
  }
});

describe('a place on the way', () => {
  const left = planMarquee(facts)!;
  const rows: [string, MarqueePlan, MarqueePlan][] = [
    ['is kept where nothing changes', left, left],
    ['is kept at another speed', left, planMarquee({ ...facts, speed: 3 })!],
    ['is kept where it turns', left, planMarquee({ ...facts, direction: 'right' })!],
    ['is kept as that of a copy where there is less content', left, planMarquee({ ...facts, roundPx: 130 })!],
    [
      'is kept as that of a copy where one reads from the right',
      planMarquee({ ...facts, isRightToLeft: true })!,
      planMarquee({ ...facts, isRightToLeft: true, roundPx: 170 })!,
    ],
  ];
  for (const [fact, before, after] of rows) {
    it(fact, () => {
      for (const timeMs of [0, 1234, before.durationMs - 1, before.durationMs * 3.7]) {
        const placePx = placeAt(before, timeMs);
        const again = timeAt(after, placePx);
        const roundsApart = (placeAt(after, again) - placePx) / (after.toPx - after.fromPx);
        assert.ok(again >= 0 && again <= after.durationMs);
        assert.ok(Math.abs(roundsApart - Math.round(roundsApart)) < 1e-9);
      }
    });
  }
});

describe('a ride on the wave', () => {
  /** Height above the middle after some time, as the animation goes: from the top to the bottom and back. */
  const heightAt = (plan: MarqueePlan, roundPx: number, middlePx: number, ms: number) => {
    const { halfMs, delayMs } = getWaveTiming(plan, roundPx, middlePx)!;
    return -Math.cos((Math.PI * (ms - delayMs)) / halfMs);
  };
  for (const direction of ['left', 'right'] as const) {
    it(`is the same curve for every item at every moment, moving to the ${direction}`, () => {
      const roundPx = 900;
      const plan = planMarquee({ ...facts, roundPx, direction, waveIntensity: 3 })!;
      const curve = (px: number) => -Math.cos((2 * Math.PI * px) / plan.wave!.lengthPx);
      for (const middlePx of [0, 130, 777, 1500]) {
        for (const ms of [0, 1234, plan.durationMs, plan.durationMs * 2.25]) {
          const round = (ms % plan.durationMs) / plan.durationMs;
          const at = middlePx + plan.fromPx + (plan.toPx - plan.fromPx) * round;
          assert.ok(Math.abs(heightAt(plan, roundPx, middlePx, ms) - curve(at)) < 1e-6);
        }
      }
    });
  }
  it('is null along a line', () => assert.equal(getWaveTiming(planMarquee(facts)!, 600, 10), null));
});
