// Runs in every engine: not all of them read numbers of attributes in style sheets.
import { expect } from '@open-wc/testing';
import { criticalSheet } from 'virtual:elements';
import { framedPage } from '../../../test/contract/framed-page.js';

const roomPx = 1200;
const pictures = '<img src="data:," width="600" height="400" alt="">'.repeat(8);
const readsNumbers = CSS.supports('top', 'attr(gutter type(<number>))');

/** The first picture of a gallery before its script, in whole pixels. */
const firstPicture = (attributes: string) => framedPage(
  `${criticalSheet} main { width: ${roomPx}px; }`,
  `<main><site-gallery ${attributes}>${pictures}</site-gallery></main>`,
  frame => {
    const { width, height } = frame.querySelector('img')!.getBoundingClientRect();
    return [Math.round(width), Math.round(height)];
  },
);

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
});
