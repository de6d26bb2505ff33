import { expect } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import { clear, linkGallerySheet, pictures, put, putGallery, sizedImage } from './gallery-page.fixture.test.js';
import { rulesByWidth } from './gallery.rules.js';
import './site-gallery.js';

const widthsPx = [360, 500, 640, 1000];
const shaped = [
  [300, 200],
  [200, 300],
  [400, 200],
  [300, 300],
  [500, 200],
  [200, 260],
  [300, 200],
]
  .map(([width, height]) => sizedImage(width!, height!))
  .join('');
const figures = `<figure>${pictures(1)}<figcaption>Words about it</figcaption></figure>`.repeat(5);
const listed = `<ul>${`<li>${pictures(1)}</li>`.repeat(7)}</ul>`;

const sheets: HTMLStyleElement[] = [];
afterEach(() => {
  clear();
  sheets.splice(0).forEach(sheet => sheet.remove());
});

/** The gallery as it stands without its script, with what is pasted beside it. */
function putPlain(attributes: string, slides: string, widthPx: number): HTMLElement {
  const sheet = document.createElement('style');
  sheet.textContent = rulesByWidth(`<site-gallery ${attributes}>`, { isDataForm: true });
  document.head.append(sheet);
  sheets.push(sheet);
  return put(`<div data-site-gallery ${attributes.replace(/(?<=^| )(?=[a-z])/g, 'data-')}>${slides}</div>`, { widthPx });
}

/** The height of a gallery, and its pictures' places in it. A stack and a column show some: before the script the first ones. */
function placesIn(gallery: Element, count: number): number[][] {
  const box = gallery.getBoundingClientRect();
  const pictureBoxes = [...gallery.querySelectorAll('img')].slice(0, count).map(image => image.getBoundingClientRect());
  return [[box.height], ...pictureBoxes.map(({ left, top, width, height }) => [left - box.left, top - box.top, width, height])].map(row => row.map(Math.round));
}

const isNear = (one: number[][], other: number[][]) => one.flat().every((value, at) => Math.abs(value - other.flat()[at]!) <= 1);

describe('settings by width before the script, with their rules beside the gallery', () => {
  const all = Infinity;
  const rows: [attributes: string, slides: string, seen?: number][] = [
    ['design="grid" slides-per-row="1, 500px 3, 900px 7" gutter="4, 500px 12, 900px 30"', pictures(9)],
    ['design="grid" gutter="4, 700px 12" aspect-ratio="1:1, 500px 4:3, 900px 2:1"', pictures(9)],
    ['design="grid" slides-per-row="1, 500px 3, 900px 7" gutter="4, 500px 12"', listed],
    ['design="grid" padding="30, 500px 12, 900px 4" thumbnails-per-row="1, 500px 3, 900px 5"', `<p></p>${pictures(9)}<br>`],
    ['design="carousel" slides-per-row="1, 530px 2, 900px 5" gutter="4, 500px 12, 900px 30" aspect-ratio="1:1, 900px 2:1"', pictures(7)],
    ['design="strip" v-size="16, 500px 10, 900px 6" gutter="2, 500px 12"', shaped],
    ['design="strip" v-size="16, 500px 10" active-alignment="start"', shaped],
    ['v-size="16, 500px 10, 900px 6"', pictures(3), 1],
    ['aspect-ratio="1:1, 500px 4:3, 900px 2:1" orientation="vertical"', pictures(3), 1],
    ['design="list" list-image-size="60, 500px 40, 900px 25" gutter="4, 500px 12" aspect-ratio="1:1, 500px 4:3"', figures],
    ['design="base" gutter="4, 500px 12, 900px 30"', figures],
    ['design="autogrid" column-width="150, 500px 220, 900px 330" gutter="4, 500px 12, 900px 30"', pictures(9)],
    ['design="autogrid" column-width="500, 600px 120"', pictures(9)],
    ['design="autocolumns" column-width="200" gutter="4, 500px 12, 900px 30" aspect-ratio="1:1, 900px 2:1"', pictures(9)],
    ['design="autorows" gutter="4, 500px 12, 900px 30" aspect-ratio="1:1, 900px 2:1"', shaped],
    ['design="autorows" gutter="30, 500px 2, 900px 12" aspect-ratio="3:2"', shaped],
    ['thumbnails thumbnail-strip-height="40, 500px 60, 900px 96" thumbnail-strip-margin="4, 500px 10"', pictures(3), 1],
    ['design="carousel" thumbnails thumbnail-strip-height="40, 500px 60, 900px 96"', figures, 2],
    ['design="carousel" orientation="vertical" slides-per-row="4, 500px 5, 900px 3"', pictures(6), 1],
    ['design="carousel" orientation="vertical" slides-per-row="1, 500px 2, 900px 4" gutter="4, 500px 12, 900px 30"', pictures(6), 1],
  ];
  for (const [attributes, slides, seen = all] of rows) {
    it(`hold: ${attributes}`, async () => {
      await linkGallerySheet();
      for (const widthPx of widthsPx) {
        const before = placesIn(putPlain(attributes, slides, widthPx), seen);
        const gallery = await putGallery(attributes, slides, { widthPx });
        await waitUntil(
          () => isNear(placesIn(gallery, seen), before),
          `${widthPx}: ${JSON.stringify(before)}, and with the script ${JSON.stringify(placesIn(gallery, seen))}`,
        );
        clear();
      }
    });
  }

  it('are gone when the script is there', async () => {
    const attributes = 'design="base" gutter="4, 500px 30"';
    const sheet = document.createElement('style');
    sheet.textContent = rulesByWidth(`<site-gallery ${attributes}>`);
    document.head.append(sheet);
    sheets.push(sheet);
    const gallery = await putGallery(attributes, pictures(3), { widthPx: 600 });
    expect(placesIn(gallery, 2)[2]![1]).to.equal(430);
  });
});
