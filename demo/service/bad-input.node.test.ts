import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startForTest, type TestService } from './start-for-test.js';

const savePath = '/api/form/SaveFormSubmission';
const keyPath = '/api/form/FormSubmissionKey';
const json = 'application/json';
const urlencoded = 'application/x-www-form-urlencoded';
const good = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };

/** What is posted, the status it must get, and a word its body must hold: the name of what is wrong. */
type Row = [title: string, path: string, type: string, body: string | Uint8Array, status: number, named: RegExp];

let run: TestService;
let key: string;

const saved = (form: unknown, rest: object = {}) => JSON.stringify({ key: 'KEY', formId: 'contact', form, ...rest });
const field = (values: object) => saved(JSON.stringify({ ...good, ...values }));
const nested = `${'['.repeat(40)}${']'.repeat(40)}`;

const rows: Row[] = [
  ['malformed JSON', savePath, json, '{"key":', 400, /JSON/],
  ['JSON that is no object', savePath, json, '[1]', 400, /object/],
  ['JSON null', savePath, json, 'null', 400, /object/],
  ['bytes that are no UTF-8', savePath, json, new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), 400, /UTF-8/],
  ['an empty body', savePath, json, '', 400, /"key"/],
  ['an unknown type of body', savePath, 'text/plain', 'hello', 415, /application\/json/],
  ['an oversize body', savePath, json, `"${'a'.repeat(300_000)}"`, 413, /256 KB/],
  ['an unknown field of the request', savePath, json, saved(good, { color: 'red' }), 400, /"field":"color"/],
  ['a missing key', savePath, json, JSON.stringify({ formId: 'contact', form: good }), 400, /"field":"key"/],
  ['a key of the wrong type', savePath, json, saved(good, { key: 7 }), 400, /"field":"key"/],
  ['an unknown key', savePath, json, saved(good, { key: 'made-up' }), 400, /"field":"key"/],
  ['a missing form id', savePath, json, JSON.stringify({ key: 'KEY', form: good }), 400, /"field":"formId"/],
  ['a form id of the wrong type', savePath, json, saved(good, { formId: {} }), 400, /"field":"formId"/],
  ['an unknown form', savePath, json, saved(good, { formId: 'nope' }), 404, /"field":"formId"/],
  ['a form id that is a path', savePath, json, saved(good, { formId: '../contact' }), 400, /"field":"formId"/],
  ['form values that are a list', savePath, json, saved([good]), 400, /"field":"form"/],
  ['form values that are a number', savePath, json, saved(5), 400, /"field":"form"/],
  ['form values that are not JSON', savePath, json, saved('{name:'), 400, /"field":"form"/],
  ['form values that are a JSON list', savePath, json, saved('[]'), 400, /"field":"form"/],
  ['isOverlayForm of the wrong type', savePath, json, saved(good, { isOverlayForm: 'maybe' }), 400, /"isOverlayForm"/],
  ['a button text too long', savePath, json, saved(good, { submitButtonText: 'x'.repeat(201) }), 400, /submitButtonText/],
  ['a page event of the wrong type', savePath, json, saved(good, { url: {} }), 400, /"field":"url"/],
  ['a value for a file', savePath, json, saved({ email: good.email, receipt: 'red' }, { formId: 'repair' }), 400, /"field":"receipt"/],
  ['a required field missing', savePath, json, saved({ name: 'Ada', email: good.email }), 400, /"errors":{"message":/],
  ['a required field of blanks', savePath, json, field({ name: '  ' }), 400, /"errors":{"name":/],
  ['a number for a text', savePath, json, field({ name: 5 }), 400, /"errors":{"name":/],
  ['a map for a text', savePath, json, field({ message: { a: 1 } }), 400, /"errors":{"message":/],
  ['a list for an email', savePath, json, field({ email: ['a@b.ie'] }), 400, /"errors":{"email":/],
  ['an email without a host', savePath, json, field({ email: 'ada' }), 400, /follow the format name@example.com/],
  ['an email with an empty label', savePath, json, field({ email: 'ada@example..museum' }), 400, /"email":/],
  ['an email of 257 characters', savePath, json, field({ email: `${'a'.repeat(254)}@b.ie` }), 400, /"email":/],
  ['a text beyond its limit', savePath, json, field({ message: 'a'.repeat(2001) }), 400, /exceeded the character limit/],
  ['a line of 120 KB of blanks', savePath, json, field({ name: `x${' '.repeat(120_000)}x` }), 400, /"errors":{"name":"You have exceeded/],
  ['a posted line of 120 KB of blanks', '/forms/contact', urlencoded, `name=x${'+'.repeat(120_000)}x`, 400, /exceeded the character limit/],
  ['a map for a checkbox', savePath, json, field({ agree: { yes: 1 } }), 400, /"errors":{"agree":/],
  ['a word for a checkbox', savePath, json, field({ agree: 'perhaps' }), 400, /"errors":{"agree":/],
  ['a field named twice in JSON', savePath, json, saved('{"name":"a","name":"b"}'), 400, /"field":"name"/],
  ['__proto__ as a field', savePath, json, saved('{"__proto__":{"admin":true}}'), 400, /"field":"__proto__"/],
  ['__proto__ in the request', savePath, json, '{"__proto__":{"key":"x"},"formId":"contact"}', 400, /"__proto__"/],
  ['constructor as a field', savePath, json, saved('{"constructor":"x"}'), 400, /"field":"constructor"/],
  ['toString as a field', savePath, json, saved('{"toString":"x"}'), 400, /"field":"toString"/],
  ['a NUL character', savePath, json, saved('{"name":"a\\u0000b"}'), 400, /"field":"name"/],
  ['a NUL character in a name', savePath, json, saved('{"a\\u0000b":"x"}'), 400, /a␀b/],
  ['a NUL character in the key', savePath, json, '{"key":"a\\u0000"}', 400, /"field":"key"/],
  ['a lone surrogate', savePath, json, saved('{"message":"\\ud800"}'), 400, /"field":"message"/],
  ['values nested too deeply', savePath, json, saved(`{"name":${nested}}`), 400, /"field":"name"/],
  ['a key sent twice in a form body', savePath, urlencoded, 'key=a&key=b&formId=contact&form={}', 400, /"field":"key"/],
  ['a form body without its form', savePath, urlencoded, 'key=KEY&formId=contact', 400, /"field":"form"/],
  ['a multipart body without its parts', savePath, 'multipart/form-data; boundary=x', 'nothing', 400, /multipart/],
  ['a multipart body without a boundary', savePath, 'multipart/form-data', 'nothing', 400, /multipart/],
  ['a key for an unknown form', keyPath, json, '{"formId":"nope"}', 404, /"field":"formId"/],
  ['a key asked for with more than a form', keyPath, json, '{"lifetime":9}', 400, /"field":"lifetime"/],
  ['a plain post to an unknown form', '/forms/nope', urlencoded, 'name=a', 404, /"field":"formId"/],
  ['a plain post of JSON', '/forms/contact', json, '{}', 415, /posted form/],
  ['a plain post of an oversize body', '/forms/contact', urlencoded, `name=${'a'.repeat(300_000)}`, 413, /256 KB/],
  ['a plain post with a NUL', '/forms/contact', urlencoded, 'name=a%00b', 400, /"field":"name"/],
  ['a plain post of __proto__', '/forms/contact', urlencoded, '__proto__=1', 400, /"field":"__proto__"/],
  ['a plain post with a field twice', '/forms/contact', urlencoded, 'name=a&name=b', 400, /&quot;name&quot;/],
  ['a cart that is not JSON', '/commerce/goto-checkout', urlencoded, 'cart=x', 400, /"field":"cart"/],
  ['a cart line without a quantity', '/commerce/goto-checkout', urlencoded, 'cart=[{"sku":"a"}]', 400, /cart.0.quantity/],
  ['a cart with half a piece', '/commerce/goto-checkout', urlencoded, 'cart=[{"sku":"a","quantity":0.5}]', 400, /quantity/],
  ['a cart that names a price', '/commerce/goto-checkout', urlencoded,
    'cart=[{"sku":"mug-dune","quantity":1,"priceCents":1}]', 400, /cart.0.priceCents/],
];

describe('bad input', () => {
  before(async () => {
    run = await startForTest();
    key = await run.key();
  });
  after(() => run.stop());

  for (const [title, path, type, body, status, named] of rows) {
    test(`${title} answers ${status}, says what is wrong and stores nothing`, async () => {
      const sent = typeof body === 'string' ? body.replace('"KEY"', JSON.stringify(key)).replace('=KEY', `=${key}`) : body;
      const answer = await fetch(run.address + path, {
        method: 'POST',
        headers: { 'content-type': type },
        body: sent as BodyInit,
        redirect: 'manual',
      });
      const text = await answer.text();
      assert.equal(answer.status, status, text);
      assert.match(text, named);
      if (path.startsWith('/api/')) assert.equal(typeof JSON.parse(text).error, 'string');
      assert.equal(await run.stored(), 0);
    });
  }

  test('a GET on a call that takes POST answers 405 with Allow', async () => {
    const answer = await fetch(run.address + savePath);
    assert.equal(answer.status, 405);
    assert.equal(answer.headers.get('allow'), 'POST');
  });

  test('the key that all these refusals were sent with is still good', async () => {
    const answer = await run.post(savePath, { key, formId: 'contact', form: good });
    assert.equal(answer.status, 200);
    assert.equal(await run.stored(), 1);
  });
});
