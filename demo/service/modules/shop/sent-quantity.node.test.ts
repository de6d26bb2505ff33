import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startForTest, type TestService } from '../../start-for-test.js';
import { press } from './press-for-test.js';
import { sentQuantity } from './sent-form.js';

describe('the quantity of a product\'s own form', () => {
  for (const [typed, quantity] of [
    [[], 1],
    [['2'], 2],
    [[' 3 '], 3],
    [['３'], 3],
    [['٤'], 4],
    [['2.0'], 2],
    [['999'], 999],
    [['2', '2'], 2],
    [[''], null],
    [['0'], null],
    [['-1'], null],
    [['1.5'], null],
    [['1,5'], null],
    [['1000'], null],
    [['2x'], null],
    [['two'], null],
    [['1e400'], null],
    [['2', '3'], null],
    [['\u200b'], null],
  ] as const) {
    test(`is ${quantity ?? 'none'} for ${JSON.stringify(typed)}`, () =>
      assert.equal(sentQuantity(new Map(typed.length > 0 ? [['quantity', [...typed]]] : [])), quantity));
  }
});

let run: TestService;
before(async () => { run = await startForTest(); });
after(() => run.stop());

const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1];

test('a quantity that cannot be read is asked back with all else that was filled in', async () => {
  const answer = await press(`${run.address}/commerce/goto-checkout`, { productId: 'mug-tide', sku: 'mug-tide', quantity: '2x', plan: '' });
  const page = await answer.text();
  assert.equal(answer.status, 400);
  assert.match(page, /name="quantity" inputmode="numeric" autocomplete="off" required value="2x" aria-invalid="true" aria-describedby="quantity-error">[^]*Enter a whole number from 1 to \d+\./);
  assert.equal(hidden(page, 'sku'), 'mug-tide');
  const next = await (await press(`${run.address}/commerce/goto-checkout`, { sku: 'mug-tide', quantity: '2' })).text();
  assert.match(next, /<h1>Your order<\/h1>/);
});

test('a quantity above the stock is reported on the same page', async () => {
  const answer = await press(`${run.address}/commerce/goto-checkout`, { sku: 'mug-tide', quantity: '900' });
  assert.equal(answer.status, 409);
  assert.match(await answer.text(), /role="alert">[^<]+<[^]*name="quantity"[^>]* value="900"/);
});
