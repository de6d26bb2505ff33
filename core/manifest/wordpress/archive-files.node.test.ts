import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { releaseGuides } from './archive-files.js';

const guides = releaseGuides();

describe('the guides of the release zip', () => {
  for (const [name, text] of Object.entries(guides).filter(([file]) => file.endsWith('.md'))) {
    test(`${name} leads to what is in the zip`, () => {
      const addresses = [...String(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, address]) => address!.split('#')[0]!);
      const lost = addresses.filter(address => address && !/^[a-z]+:/.test(address) && !(path.posix.join(path.posix.dirname(name), address) in guides));
      assert.deepEqual(lost, []);
    });
  }

  test('are all there: chapters with their pictures, and what helps when nothing shows', () => {
    for (const name of ['install/README.md', 'install/pictures/wix-page.svg', 'it-does-not-show.md', 'SECURITY.md']) assert.ok(name in guides, name);
  });
});
