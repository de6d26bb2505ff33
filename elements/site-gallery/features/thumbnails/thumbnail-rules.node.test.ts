import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { paintedWidthPx, thumbnailAddress, thumbnailRatio } from './thumbnail-rules.js';

describe('thumbnails', () => {
  for (const [title, facts, ratio] of [
    ['an image has its own ratio', { isSquare: false, isVideo: false, imageRatio: 1.5 }, 1.5],
    ['a square one is square', { isSquare: true, isVideo: false, imageRatio: 1.5 }, 1],
    ['a video is 16:9', { isSquare: false, isVideo: true, imageRatio: 1 }, 16 / 9],
    ['a square video is square', { isSquare: true, isVideo: true, imageRatio: null }, 1],
    ['an unknown image is square', { isSquare: false, isVideo: false, imageRatio: null }, 1],
    ['a panorama does not fill the row', { isSquare: false, isVideo: false, imageRatio: 6 }, 2],
    ['a tower can be hit', { isSquare: false, isVideo: false, imageRatio: 0.1 }, 2 / 3],
  ] as const) {
    it(title, () => assert.equal(thumbnailRatio(facts), ratio));
  }

  const row = { heightPx: 72, ratio: 1.5, imageRatio: 1.5, perRow: null, rowPx: 0, gapPx: 5 };
  for (const [title, facts, widthPx] of [
    ['an image in its own ratio is as wide as its thumbnail', row, 108],
    ['of a square one the sides are cut off', { ...row, ratio: 1 }, 108],
    ['of a tower the ends are cut off', { ...row, ratio: 1, imageRatio: 0.5 }, 72],
    ['of a panorama the sides are cut off', { ...row, ratio: 2, imageRatio: 3 }, 216],
    ['an unknown one is as wide as its thumbnail', { ...row, ratio: 1, imageRatio: null }, 72],
    ['a narrow one is as wide as a finger', { ...row, heightPx: 24, ratio: 1, imageRatio: 1 }, 44],
    ['three share the row', { ...row, perRow: 3, rowPx: 610 }, 200],
    ['many in a row are cropped at their sides', { ...row, perRow: 12, rowPx: 655 }, 108],
  ] as const) {
    it(`paint their image ${widthPx} px wide: ${title}`, () => assert.equal(paintedWidthPx(facts), widthPx));
  }

  const query = { sizeFormat: 'query-string', urlTemplate: '', base: 'https://site.example/' } as const;
  const byName = { ...query, sizeFormat: 'filename' } as const;
  const resized = { ...query, urlTemplate: 'https://cdn.example/{width}/{path}' };
  for (const [source, shown, neededPx, service, expected] of [
    ['', '/a.jpg?format=1500w', 120, query, '/a.jpg?format=300w'],
    ['', '/a.jpg?x=1&format=1500w#b', 90, query, '/a.jpg?x=1&format=100w#b'],
    ['', 'https://h/harbour-1500w.jpg', 300, query, 'https://h/harbour-1500w.jpg'],
    ['', 'https://h/harbour-1500w.jpg', 300, byName, 'https://h/harbour-300w.jpg'],
    ['', '/a.jpg', 120, resized, '/a.jpg'],
    ['', '/a.jpg?format=1500w', 120, resized, '/a.jpg?format=300w'],
    ['', 'data:image/png;base64,AAAA', 120, query, 'data:image/png;base64,AAAA'],
    ['/a.jpg', '/a.jpg', 120, query, '/a.jpg?format=300w'],
    ['/a.jpg', '/a-1500w.jpg', 90, byName, '/a-100w.jpg'],
    ['/a.jpg', 'https://cdn.example/1500/a.jpg', 700, resized, 'https://cdn.example/750/a.jpg'],
  ] as const) {
    it(`ask for ${expected} in the place of ${shown}`, () => assert.equal(thumbnailAddress({ source, shown }, neededPx, service), expected));
  }
});
