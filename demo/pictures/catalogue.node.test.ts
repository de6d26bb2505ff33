import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { pictures } from './catalogue.js';

const testWidth = 300;
const largestSvgBytes = 150 * 1024;
const shopNames = [
  'mug-dune', 'mug-tide', 'mug-kelp', 'bowl-chalk', 'bowl-ember', 'plate-tide', 'vase-ink', 'vase-dune',
  'jug-kelp', 'teapot-chalk', 'planter-ember', 'cups-ink',
];

describe('picture catalog', () => {
  it('holds at least 40 pictures, among them everything the shop sells', () => {
    assert.ok(Object.keys(pictures).length >= 40);
    for (const name of shopNames) assert.ok(pictures[name], name);
  });

  it('has one alt text per picture, no two alike', () => {
    const alts = Object.values(pictures).map(({ alt }) => alt);
    assert.equal(new Set(alts).size, alts.length);
  });

  for (const [key, picture] of Object.entries(pictures)) {
    describe(key, () => {
      it('is named in kebab-case, as it is filed', () => {
        assert.equal(picture.name, key);
        assert.match(key, /^[a-z]+(-[a-z]+)*$/);
      });

      it('has an alt text that is a sentence', () => {
        assert.match(picture.alt, /^[A-Z][^<>]{30,150}\.$/);
      });

      it('keeps its focal point inside the picture', () => {
        for (const part of picture.focalPoint ?? []) assert.ok(part >= 0 && part <= 1);
      });

      it('draws the same text every time, small enough to keep in memory', () => {
        const first = picture.svg();
        assert.equal(picture.svg(), first);
        assert.ok(Buffer.byteLength(first) <= largestSvgBytes, `${Buffer.byteLength(first)} bytes`);
        assert.doesNotMatch(first, /NaN|undefined|Infinity/);
      });

      it('renders in its own proportions and is not flat', async () => {
        const density = 72 * testWidth / picture.width;
        const { data, info } = await sharp(Buffer.from(picture.svg()), { density })
          .raw().toBuffer({ resolveWithObject: true });
        assert.ok(Math.abs(info.width - testWidth) <= 1, `${info.width} wide`);
        assert.ok(Math.abs(info.width / info.height - picture.width / picture.height) < 0.02);
        const { channels } = await sharp(data, { raw: info }).stats();
        assert.ok(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev)) > 8);
      });
    });
  }
});
