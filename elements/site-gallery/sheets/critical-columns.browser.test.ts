// Runs in every engine: not all of them read numbers of attributes in style sheets.
import { expect } from '@open-wc/testing';
import { criticalSheet } from 'virtual:elements';
import { framedPage } from '../../../test/contract/framed-page.js';
import { rulesBeside } from '../small-sheets.rules.js';

const roomPx = 1200;
const pictures = '<img src="data:," width="600" height="400" alt="">'.repeat(8);
const readsNumbers = CSS.supports('top', 'attr(gutter type(<number>))');

/** Something of a gallery before its script, in whole pixels; with the rules of its settings beside it, or without. */
function measure(attributes: string, read: (frame: Document) => number[], withRules = false): Promise<number[]> {
  const gallery = `<site-gallery ${attributes}>${pictures}</site-gallery>`;
  return framedPage(
    `${criticalSheet} ${withRules ? rulesBeside(gallery) : ''} main { width: ${roomPx}px; }`,
    `<main>${gallery}</main>`,
    frame => read(frame).map(Math.round),
  );
}
const sizeOf = (frame: Document) => {
  const { width, height } = frame.querySelector('img')!.getBoundingClientRect();
  return [width, height];
};
const firstPicture = (attributes: string, withRules = false) => measure(attributes, sizeOf, withRules);
/** Between the first two rows. */
function rowGap(frame: Document): number[] {
  const boxes = [...frame.querySelectorAll('img')].map(image => image.getBoundingClientRect());
  const next = boxes.find(({ top }) => top > boxes[0]!.top)!;
  return [next.top - boxes[0]!.bottom];
}

describe('galleries under the critical sheet alone, before their script', () => {
  const four = Math.round((roomPx - 3 * 12) / 4);
  const three = Math.round((roomPx - 2) / 3);
  for (const [attributes, size] of Object.entries({
    'design="grid"': [four, four],
    'design="grid" slides-per-row="many"': [four, four],
    'design="carousel"': [three, three],
    'design="strip"': [roomPx * 0.75, roomPx * 0.5],
    'design="autogrid"': [roomPx / 4, roomPx / 6],
  })) {
    it(`have the columns and rows of their defaults: ${attributes}`, async () => expect(await firstPicture(attributes)).to.deep.equal(size));
  }

  it('have those of their attributes where the browser reads numbers there, and their defaults elsewhere', async () => {
    const own = Math.round((roomPx - 2 * 20) / 3);
    expect(await firstPicture('design="grid" slides-per-row="3" gutter="20"')).to.deep.equal(readsNumbers ? [own, own] : [four, four]);
  });

  for (const [attributes, size] of Object.entries({
    'design="grid" slides-per-row="3" gutter="20"': [Math.round((roomPx - 2 * 20) / 3), Math.round((roomPx - 2 * 20) / 3)],
    'design="carousel" slides-per-row="2" gutter="10"': [(roomPx - 10) / 2, (roomPx - 10) / 2],
    'design="strip" v-size="3"': [roomPx * 0.15 * 1.5, roomPx * 0.15],
    'design="autogrid" column-width="350"': [roomPx / 3, Math.round(roomPx / 3 / 1.5)],
    'design="autocolumns" column-width="350"': [roomPx / 3, Math.round(roomPx / 3 / 1.5)],
  })) {
    it(`have those of their attributes in every browser with the rules of their settings beside them: ${attributes}`, async () =>
      expect(await firstPicture(attributes, true)).to.deep.equal(size));
  }

  it('have the space between their rows where it depends on the width', async () =>
    expect(await measure('design="grid" slides-per-row="2, 724px 4" gutter="12, 1100px 20"', rowGap, true)).to.deep.equal([20]));
});
