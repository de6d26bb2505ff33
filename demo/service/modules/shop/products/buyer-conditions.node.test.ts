import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { findProduct } from '../catalogue.js';
import { storeVisitor } from '../store-visitor-for-test.js';
import type { TestService } from '../../../start-for-test.js';
import { type OwnerVisitor, startWithOwner } from '../../../owner-shell/owner-visitor-for-test.js';

let run: TestService;
let owner: OwnerVisitor;
before(async () => {
  ({ run, owner } = await startWithOwner());
  await save({}, '/owner/products/new');
});
after(() => run.stop());

const here = '/owner/products/edit/vase';
const vase = {
  name: 'Vase', description: '', productType: 'physical', state: 'published', tags: '', isSoldOnce: 'yes', maxPerOrder: '', hostedUrl: '',
  'v0.sku': 'vase-1', 'v0.price': '40', 'v0.sale': '', 'v0.stock': '9', 'v0.grams': '',
};
const fields = {
  'f.0.id': '', 'f.0.type': 'checkbox', 'f.0.title': 'A gift?',
  'f.1.id': '', 'f.1.type': 'text', 'f.1.title': 'Words on the card', 'f.1.required': 'yes', 'f.1.when': '{A gift?} is yes',
  'f.2.id': '', 'f.2.type': 'number', 'f.2.title': 'Letters', 'f.3.id': '', 'f.3.type': 'text', 'f.3.title': 'Font', 'f.3.requiredWhen': 'Letters >= 1',
  'f.4.id': '', 'f.4.type': 'calculation', 'f.4.title': 'Cost', 'f.4.formula': 'Letters * 2',
};
async function save(more: Record<string, string>, path = here): Promise<void> {
  const answer = await owner.post(path, { ...vase, ...more });
  assert.equal(answer.status, 303, await answer.clone().text());
}
const stored = async () => (await findProduct(run.service.database, 'vase', { withDrafts: true }))!.form;

test('a condition and a formula get rows by buttons of the product editor, and are stored with IDs of fields', async () => {
  const added = await (await owner.post(here, { ...vase, ...fields, act: 'condition.add.3.when' })).text();
  assert.match(added, /Condition added\. <strong>You have unsaved changes/);
  assert.match(added, /<details open>[^]*name="f\.3\.when\.0\.field"[^>]*autofocus[^]*<option value="Letters"/);
  assert.doesNotMatch(added, /name="f\.\d\.step"/, 'no pages');
  const summed = await (await owner.post(here, { ...vase, ...fields, act: 'sum.add.4' })).text();
  assert.match(summed, /Row added\.[^]*name="f\.4\.formula\.1\.field"[^>]*autofocus/);
  assert.match(await owner.read('/owner/forms/conditions.js'), /owner-condition/);
  await save(fields);
  const [gift, words, letters, font, cost] = await stored();
  assert.deepEqual([gift!.id, letters!.id], ['a-gift', 'letters']);
  assert.deepEqual([words!.when, font!.requiredWhen, cost!.formula], ['a-gift is yes', 'letters is at least 1', 'letters * 2']);
});

for (const [what, wrong, says] of [
  ['a field that does not exist', { 'f.1.when': 'Color is red' }, /The condition “Color is red” of the field “Words on the card” cannot be read\./],
  ['itself', { 'f.2.when': 'Letters is filled' }, /depends on itself/],
  ['an unreadable formula', { 'f.4.formula': 'Letters *' }, /The calculation “Letters \*” of the field “Cost” cannot be read/],
] as const) {
  test(`a product is not saved with a condition on ${what}`, async () => {
    const answer = await owner.post(here, { ...vase, ...fields, ...wrong });
    assert.equal(answer.status, 400);
    assert.match(await answer.text(), says);
  });
}

test('a cart requires a field of a product only while it is shown, and never stores a hidden one', async () => {
  await save(fields);
  const ada = storeVisitor(run);
  const add = (form: object) => ada.add('vase-1', 1, { form });
  assert.deepEqual((await add({ 'a-gift': true })).body.errors, { 'words-on-the-card': 'Please fill in this field.' });
  assert.deepEqual((await add({ letters: '4' })).body.errors, { font: 'Please fill in this field.' });
  assert.equal((await add({ color: 'red' })).status, 400);
  const { body } = await add({ 'words-on-the-card': 'For Ada', letters: '4', font: 'Plain', cost: 1 });
  assert.deepEqual(body.cart.entries.map(({ form }: { form: object }) => form), [{ letters: 4, font: 'Plain' }]);
  await add({ 'a-gift': true, 'words-on-the-card': 'For Ada' });
  const { entries, notices } = (await ada.call('GET', '/api/commerce/cart')).body.cart;
  assert.deepEqual([entries.length, notices], [2, []], 'both are complete');
  assert.deepEqual(entries[1].form, { 'a-gift': true, 'words-on-the-card': 'For Ada' });
});

test('a page without scripts shows all fields, and the same rules decide', async () => {
  const post = (values: Record<string, string>) => fetch(`${run.address}/commerce/goto-checkout`, {
    method: 'POST', redirect: 'follow', headers: { 'accept-language': 'en' }, body: new URLSearchParams({ sku: 'vase-1', quantity: '1', ...values }),
  });
  const page = await (await post({ 'a-gift': 'yes' })).text();
  assert.match(page, /<form [^>]*novalidate/);
  for (const id of ['a-gift', 'words-on-the-card', 'letters', 'font']) assert.ok(page.includes(`name="${id}"`), id);
  assert.doesNotMatch(page, /name="cost"/);
  assert.match(page, /id="words-on-the-card-error">Please fill in this field/);
  const sent = await post({ 'words-on-the-card': 'For Ada' });
  assert.equal(sent.status, 200);
  const checkout = await sent.text();
  assert.match(checkout, /Vase/);
  assert.doesNotMatch(checkout, /For Ada/);
});
