import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { splitColors, gradientLine, isNoFill } from './fill.js';
import { shapeSettings } from './shape.settings.js';
import { shapeStyles } from './shape.styles.js';

describe('a list of colors', () => {
  for (const [list, colors] of [
    ['', []], ['gold', ['gold']], ['#fff, gold ,  red', ['#fff', 'gold', 'red']],
    ['rgb(0, 0, 0), gold', ['rgb(0, 0, 0)', 'gold']], ['light-dark(#fff, #000)', ['light-dark(#fff, #000)']], [' , ', []],
  ] as const) {
    it(`"${list}" has ${colors.length}`, () => assert.deepEqual(splitColors(list), colors));
  }
  for (const [fill, isNone] of [['none', true], [' Transparent ', true], ['', false], ['nonesuch', false]] as const) {
    it(`"${fill}" is ${isNone ? 'no' : 'a'} fill`, () => assert.equal(isNoFill(fill), isNone));
  }
});

describe('the line of a gradient', () => {
  for (const [degrees, x1, y1, x2, y2] of [
    [0, 0.5, 1, 0.5, 0], [90, 0, 0.5, 1, 0.5], [180, 0.5, 0, 0.5, 1], [270, 1, 0.5, 0, 0.5], [360, 0.5, 1, 0.5, 0],
    [45, 0, 1, 1, 0], [135, 0, 0, 1, 1], [-90, 1, 0.5, 0, 0.5],
  ] as const) {
    it(`of ${degrees} degrees runs from ${x1},${y1} to ${x2},${y2}`, () => {
      assert.deepEqual(gradientLine(degrees), { x1, y1, x2, y2 });
    });
  }
});

describe('sizes', () => {
  it('are those the page keeps before the script arrives', () => {
    const sheet = readFileSync(new URL('./site-shape.css', import.meta.url), 'utf8');
    const kept = (css: string, size: string) => new RegExp(`\\[size="${size}" i\\][^{]*\\{ --_wide: ([^;]+);`).exec(css)?.[1];
    for (const size of shapeSettings.settings.size.choices!.filter(choice => choice !== 'full')) {
      assert.match(kept(sheet, size)!, /^max\(\d+rem, \d+px\)$/);
      assert.equal(kept(sheet, size), kept(shapeStyles.cssText, size));
    }
  });
});
