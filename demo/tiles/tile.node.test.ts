import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import { studioPlace } from './countryside/place.js';
import { drawTile } from './tile.js';
import { toWorld } from './to-world.js';

/** How many different colors a tile has. */
async function colorsOf(tile: Buffer): Promise<number> {
  const { data, info } = await sharp(tile).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  assert.deepEqual([info.width, info.height], [256, 256]);
  const colors = new Set<number>();
  for (let index = 0; index < data.length; index += info.channels) colors.add(data.readUIntBE(index, 3));
  return colors.size;
}

function studioTile(z: number): [number, number, number] {
  const [x, y] = toWorld(studioPlace.lng, studioPlace.lat);
  return [z, Math.floor(x * 2 ** z), Math.floor(y * 2 ** z)];
}

describe('a map tile', () => {
  for (const z of [0, 2, 6, 8, 11, 12, 13, 14, 16, 18]) {
    test(`where the studio is, at zoom ${z}, is more than one flat color`, async () => {
      assert.ok((await colorsOf(await drawTile(...studioTile(z)))) > 4);
    });
  }

  test('is the same every time', async () => {
    assert.deepEqual(await drawTile(...studioTile(13)), await drawTile(...studioTile(13)));
  });

  test('has a dark twin', async () => {
    const [light, dark] = await Promise.all([drawTile(2, 1, 1), drawTile(2, 1, 1, 'dark')]);
    const brightness = async (tile: Buffer) => (await sharp(tile).stats()).channels[0].mean;
    assert.ok((await brightness(dark)) < (await brightness(light)) / 2);
  });

  test('is land where a country crosses the edge of the map, and sea beside it', async () => {
    const pixel = async (tile: Buffer, x: number, y: number) =>
      [...(await sharp(tile).removeAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer())].join();
    const land = await pixel(await drawTile(0, 0, 0), 190, 70);
    const chukotka = await pixel(await drawTile(5, 0, 7), 60, 200);
    const pacific = await pixel(await drawTile(5, 0, 15), 60, 200);
    assert.equal(chukotka, land);
    assert.notEqual(pacific, land);
  });

  test('of any place and zoom is drawn without failing', async () => {
    for (const [z, x, y] of [[1, 1, 1], [4, 15, 15], [7, 0, 127], [10, 1023, 0], [18, 262143, 262143], [18, 131072, 88000]]) {
      const { format } = await sharp(await drawTile(z, x, y)).metadata();
      assert.equal(format, 'png');
    }
  });
});
