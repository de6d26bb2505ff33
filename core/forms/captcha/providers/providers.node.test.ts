import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { scriptAddress } from '../../../platform/load-script.js';
import { formRows } from '../../form.settings.js';
import { type CaptchaProvider, getSiteKey } from '../captcha-provider.js';
import { captchaSize } from '../hosted-captcha.js';
import { captchaProviders } from './providers.js';

const all = Object.entries<CaptchaProvider>(captchaProviders);
const start = {
  node: {} as HTMLElement, widthPx: 400, siteKey: '', language: 'en', base: '', solved() {}, expired() {}, failed() {},
};

test('the setting offers none, which is its default, and every provider', () => {
  assert.deepEqual([formRows.settings.captcha.default, formRows.settings.captcha.choices], ['none', ['none', ...Object.keys(captchaProviders)]]);
});

for (const [name, provider] of all) {
  describe(`captcha ${name}`, () => {
    test('either works alone on the site itself, or comes from another host with a key', () => {
      assert.deepEqual([provider.solvesAlone, provider.notSetUp], provider.host === null ? [true, null] : [false, provider.notSetUp]);
      assert.ok(provider.host === null || provider.notSetUp);
    });
    test('has a name for visitors and one for forms that are posted to others', () => {
      assert.ok(provider.title);
      assert.match(provider.fieldName, /captcha|turnstile|altcha/, 'drafts leave fields of such names alone');
    });
    if (provider.notSetUp) {
      test('refuses to start without a site key', () => assert.rejects(provider.start(start), { message: provider.notSetUp! }));
    }
  });
}

test('words of the specification', () => assert.equal(captchaProviders.recaptcha.notSetUp, 'ReCaptcha has not been set up!'));

test('the hosts that are asked', () => {
  assert.deepEqual(all.map(([, { host }]) => host), [null, 'www.google.com', 'challenges.cloudflare.com', 'js.hcaptcha.com']);
});

describe('a hosted captcha is compact', () => {
  for (const [widthPx, size] of [[0, 'compact'], [319, 'compact'], [319.9, 'compact'], [320, 'normal'], [900, 'normal']] as const) {
    test(`or not: ${size} in ${widthPx} px`, () => assert.equal(captchaSize(widthPx), size));
  }
});

describe('the site key', () => {
  const rows: [own: string, context: Record<string, unknown>, key: string][] = [
    ['own', { captchaSettings: { siteKey: 'site' } }, 'own'], ['', { captchaSettings: { siteKey: 'site' } }, 'site'],
    ['', {}, ''], ['', { captchaSettings: null }, ''], ['', { captchaSettings: { siteKey: 7 } }, ''],
  ];
  for (const [own, context, key] of rows) {
    test(`is "${key}" for "${own}" and ${JSON.stringify(context)}`, () => assert.equal(getSiteKey(own, context), key));
  }
});

describe('a script comes', () => {
  const rows: [address: string, isTaken: boolean][] = [
    ['https://captcha.example/api.js?hl=en', true], ['http://captcha.example/api.js', false], ['//captcha.example/api.js', false],
    ['/api.js', false], ['javascript:alert(1)', false], ['data:text/javascript,1', false], ['blob:https://captcha.example/1', false], ['', false],
  ];
  for (const [address, isTaken] of rows) {
    test(`${isTaken ? '' : 'not '}from ${JSON.stringify(address)}`, () => assert.equal(scriptAddress(address), isTaken ? address : null));
  }
});
