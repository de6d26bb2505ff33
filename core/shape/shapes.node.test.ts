import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { boxWidth, scalePath, sizeGroups, getViewBox } from './shape.js';
import { shapeNamed, shapes } from './shapes.js';

type Point = [number, number];

/** Points of an outline, close together, one list for each of its closed parts. */
function traced(path: string): Point[][] {
  const parts: Point[][] = [];
  let here: Point = [0, 0];
  for (const [, command, text] of path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const numbers = text!.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const points = numbers.flatMap((value, at): Point[] => (at % 2 ? [] : [[value, numbers[at + 1]!]]));
    if (command === 'M') parts.push([points[0]!]);
    const size = { M: 1, L: 1, Q: 2, C: 3, Z: 1 }[command!]!;
    for (let at = 0; at < points.length; at += size) {
      const [a, b, c] = points.slice(at, at + size);
      for (let step = 1; step <= 24; step++) {
        const t = step / 24;
        const u = 1 - t;
        const mix = (axis: 0 | 1) => (command === 'C'
          ? u ** 3 * here[axis] + 3 * u * u * t * a![axis] + 3 * u * t * t * b![axis] + t ** 3 * c![axis]
          : command === 'Q' ? u * u * here[axis] + 2 * u * t * a![axis] + t * t * b![axis] : u * here[axis] + t * a![axis]);
        if (command !== 'M') parts.at(-1)!.push([mix(0), mix(1)]);
      }
      here = points[Math.min(at + size, points.length) - 1]!;
    }
  }
  return parts;
}

const bounds = (points: Point[]) => ({
  left: Math.min(...points.map(([x]) => x)), right: Math.max(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)), bottom: Math.max(...points.map(([, y]) => y)),
});
const areaOf = (points: Point[]) => points.reduce((sum, [x, y], at) => {
  const [nextX, nextY] = points[(at + 1) % points.length]!;
  return sum + (x * nextY - nextX * y) / 2;
}, 0);

/** A two-hundredth of the box: what rounding leaves. */
const nearly = 0.5;

describe('shapes', () => {
  it('are at least the two dozen a designer expects', () => {
    assert.ok(Object.keys(shapes).length >= 24);
  });

  it('draw a rectangle in a box as high as wide, and have the sizes of the specification', () => {
    assert.deepEqual(sizeGroups, { square: 100, tall: 150, wide: 67 });
    assert.equal(boxWidth, 100);
    assert.equal(getViewBox(shapes.rectangle), '0 0 100 100');
    const heights = new Set(Object.values(shapes).map(({ height }) => height));
    for (const height of Object.values(sizeGroups)) assert.ok(heights.has(height), String(height));
  });

  for (const [name, shape] of Object.entries(shapes)) {
    describe(name, () => {
      const parts = traced(shape.path);
      it('is written in pairs of absolute numbers, and each part is closed', () => {
        assert.match(shape.path, /^(M[^MZ]+Z)+$/);
        assert.doesNotMatch(shape.path, /[^MLCQZ\d\s.-]/);
        const sizes = { M: 2, L: 2, Q: 4, C: 6, Z: 0 } as const;
        for (const [all, command, numbers] of shape.path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
          assert.equal(numbers!.match(/-?[\d.]+/g)?.length ?? 0, sizes[command as keyof typeof sizes], all);
        }
      });

      it('keeps inside its box and fills its width or its height', () => {
        const { left, right, top, bottom } = bounds(parts.flat());
        assert.ok(left > -nearly && top > -nearly && right < boxWidth + nearly && bottom < shape.height + nearly);
        assert.ok(right - left > boxWidth - 4 || bottom - top > shape.height - 4);
      });

      it('has a surface, and words have room in its box', () => {
        assert.ok(Math.abs(parts.map(areaOf).reduce((sum, area) => sum + area)) > 0.1 * boxWidth * shape.height);
        const [top, right, bottom, left] = shape.room;
        assert.ok(Math.min(top, right, bottom, left) >= 0 && top + bottom < 80 && left + right < 80);
      });
    });
  }

  it('have a hole only where one is meant', () => {
    const turns = (path: string) => traced(path).map(part => Math.sign(areaOf(part)));
    assert.deepEqual(turns(shapes.ring.path), [1, -1]);
    const withHole = Object.entries(shapes).filter(([, { path }]) => traced(path).length > 1);
    assert.deepEqual(withHole.map(([name]) => name), ['ring']);
  });
});

describe('a shape by its name', () => {
  for (const [name, found] of [['heart', 'heart'], [' Half-Circle ', 'half-circle'], ['constructor', undefined], ['', undefined]] as const) {
    it(`"${name}" is ${found ?? 'none'}`, () => assert.equal(shapeNamed(name), found && shapes[found]));
  }
});

describe('a scaled outline', () => {
  it('fills the place it is given', () => {
    const place = { left: 10, top: 20, width: 200, height: 50 };
    assert.equal(scalePath(shapes.rectangle, place), 'M10 20L210 20L210 70L10 70Z');
    assert.equal(scalePath(shapes.triangle, place), 'M110 20L210 70L10 70Z');
  });
});
