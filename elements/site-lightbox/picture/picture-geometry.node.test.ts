import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fitPicture, getStartPose, positionShares, type Thumbnail } from './picture-geometry.js';

const near = (got: number, wanted: number, share = 1e-6) => assert.ok(Math.abs(got - wanted) <= share, `${got} is not ${wanted}`);

describe('a picture that is shown whole', () => {
  const room = { width: 1000, height: 500 };
  const rows: [string, Parameters<typeof fitPicture>[1], Parameters<typeof fitPicture>[2], [number, number]][] = [
    ['wide: as wide as its room', { width: 3, height: 1 }, null, [1000, 1000 / 3]],
    ['high: as high as its room', { width: 1, height: 2 }, null, [250, 500]],
    ['small: no larger than it is', { width: 3, height: 2 }, { width: 300, height: 200 }, [300, 200]],
    ['larger than its room: shrunk', { width: 3, height: 2 }, { width: 3000, height: 2000 }, [750, 500]],
    ['of unknown proportions: all the room', null, null, [1000, 500]],
    ['a hair: a line', { width: 99999999, height: 1 }, { width: 99999999, height: 1 }, [1000, 1]],
    ['a tower: a line as high as its room', { width: 1, height: 99999999 }, { width: 1, height: 99999999 }, [1, 500]],
    ['of 0 x 0: all the room', { width: 0, height: 0 }, null, [1000, 500]],
    ['of 0 x 0 by its file: as if nobody knew', { width: 2, height: 1 }, { width: 0, height: 0 }, [1000, 500]],
  ];
  for (const [title, proportions, natural, [width, height]] of rows) {
    it(title, () => {
      const fit = fitPicture(room, proportions, natural);
      near(fit.width, width);
      near(fit.height, height);
    });
  }

  it('keeps some size in a room that has none', () => {
    assert.ok(fitPicture({ width: 0, height: 0 }, { width: 3, height: 2 }, null).width >= 1);
  });
});

describe('a picture grows out of its thumbnail', () => {
  const picture = { left: 100, top: 50, width: 800, height: 400 };
  const thumbnail: Thumbnail = { box: { left: 10, top: 20, width: 200, height: 100 }, fit: 'cover', position: [0.5, 0.5], radiusPx: 8 };

  it('of its own shape', () => {
    assert.deepEqual(getStartPose(thumbnail, picture), { x: -90, y: -30, scale: 0.25, cut: [0, 0, 0, 0], radiusPx: 32 });
  });
  it('cropped to a square: what is cut off is cut off at the start', () => {
    const start = getStartPose({ ...thumbnail, box: { left: 10, top: 20, width: 100, height: 100 } }, picture);
    assert.deepEqual([start?.scale, start?.cut], [0.25, [0, 200, 0, 200]]);
    near(start!.x, 10 - 50 - 100);
  });
  it('cropped around another point', () => {
    const start = getStartPose({ ...thumbnail, box: { left: 10, top: 20, width: 100, height: 100 }, position: [0, 0.5] }, picture);
    assert.deepEqual(start?.cut, [0, 400, 0, 0]);
  });
  it('shown whole in a larger box', () => {
    const start = getStartPose({ ...thumbnail, box: { left: 10, top: 20, width: 200, height: 200 }, fit: 'contain' }, picture);
    assert.deepEqual([start?.scale, start?.cut, start?.y], [0.25, [0, 0, 0, 0], 20 + 50 - 50]);
  });
  it('up to twenty times as small as its thumbnail; a thinner one does not', () => {
    const scales = [20, 19, 1, 1e-5].map(
      height => getStartPose({ ...thumbnail, box: { left: 0, top: 0, width: 400, height: 400 } }, { ...picture, height })?.scale,
    );
    assert.deepEqual(scales, [20, undefined, undefined, undefined]);
  });
  it('reads object-position', () => {
    assert.deepEqual(
      [positionShares('50% 50%'), positionShares('0% 100%'), positionShares('12px 30%'), positionShares('')],
      [
        [0.5, 0.5],
        [0, 1],
        [0.5, 0.3],
        [0.5, 0.5],
      ],
    );
  });
});
