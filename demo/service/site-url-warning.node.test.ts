import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoProvider } from './modules/shop/payment/demo.js';
import { linkProvider } from './modules/shop/payment/link.js';
import { siteUrlWarning } from './site-url-warning.js';

const stripe = { ...linkProvider, name: 'stripe' };
const rows: [title: string, ...given: Parameters<typeof siteUrlWarning>, isCatalogueText: boolean][] = [
  ['a service', {}, {}, true],
  ['a service with an address', { siteUrl: 'https://pots.example' }, {}, false],
  ['a demo on its own machine', { providers: [linkProvider, demoProvider] }, { isDemo: true }, false],
  ['a demo on localhost', {}, { isDemo: true, host: 'localhost' }, false],
  ['a demo that others reach', {}, { isDemo: true, host: '0.0.0.0' }, true],
  ['a demo that takes money', { providers: [stripe] }, { isDemo: true }, true],
  ['a demo that others reach, with an address', { siteUrl: 'https://pots.example' }, { isDemo: true, host: '0.0.0.0' }, false],
];
for (const [title, options, start, isCatalogueText] of rows) {
  test(`${title} ${isCatalogueText ? 'is told' : 'is not told'} at the start that SITE_URL is missing`, () => {
    const warning = siteUrlWarning(options, start);
    assert.equal(warning !== null, isCatalogueText);
    if (warning !== null)
      assert.match(
        warning,
        /^SITE_URL is not set\. Links in emails [^]* Set SITE_URL to the address of your site, such as https:\/\/pots\.example\.$/,
      );
  });
}
