import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { validateField } from '../contract/fields/validate-field.js';
import { canParseUrl } from './can-parse-url.js';
import { asciiHost } from './host-name.js';
import { readLink } from './read-link.js';
import { safeUrl } from './safe-url.js';
import { isWebsite } from './web-host.js';

const address = 'https://bücher.example/';
const field = { id: 'site', type: 'website', title: 'Website' } as const;

describe('a host with letters such as ü is valid, however many addresses were checked before', () => {
  for (const [name, isValid] of [
    ['canParseUrl', () => canParseUrl(address)],
    ['canParseUrl with a base', () => canParseUrl('/path', address)],
    ['safeUrl', () => safeUrl(address) === address],
    ['asciiHost', () => asciiHost('bücher.example') === 'xn--bcher-kva.example'],
    ['isWebsite', () => isWebsite(address)],
    ['readLink', () => readLink(address)?.href === address],
    ['validateField', () => validateField(field, address).kind === 'good'],
  ] satisfies [string, () => boolean][]) {
    test(name, () => {
      for (let count = 1; count <= 10_000; count++) assert.equal(isValid(), true, `call ${count}`);
    });
  }
});

test('what the URL parser refuses is not valid', () => {
  for (const wrong of ['', '/path', 'https://', 'https://exa mple.com']) assert.equal(canParseUrl(wrong), false, wrong);
  assert.equal(canParseUrl('/path', 'https://example.com'), true);
  assert.equal(canParseUrl('/path', 'example.com'), false);
});
