import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startForTest, type TestService } from '../../start-for-test.js';

let draws = 0;
const tiles = {
  version: 'test',
  async draw() {
    draws += 1;
    return Buffer.from('tile');
  },
};

describe('tiles', () => {
  let run: TestService;
  before(async () => (run = await startForTest({ tiles })));
  after(() => run.stop());

  const refused: [path: string, status: number][] = [
    ['/tiles/2/4/0.png', 404],
    ['/tiles/2/0/4.png', 404],
    ['/tiles/19/0/0.png', 404],
    ['/tiles/99999999/0/0.png', 400],
    ['/tiles/x/0/0.png', 400],
    ['/tiles/2/-1/0.png', 400],
    ['/tiles/2/1.5/0.png', 400],
    ['/tiles/2/0/y.png', 400],
    ['/tiles/2/0/0.png?theme=pink', 400],
  ];
  for (const [path, status] of refused) {
    test(`at ${path} answer ${status} and are not drawn`, async () => {
      const answer = await fetch(run.address + path);
      assert.equal(answer.status, status);
      assert.equal(typeof (await answer.json()).error, 'string');
      assert.equal(draws, 0);
    });
  }

  test('are PNG with an ETag', async () => {
    const answer = await fetch(`${run.address}/tiles/2/3/3.png?theme=dark`);
    assert.equal(answer.headers.get('content-type'), 'image/png');
    assert.ok(answer.headers.get('etag'));
  });
});
