import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { followButtonFor, followButtons } from './buttons.js';

/** As much of a document as a record needs. */
const page = { createElement: (tag: string) => ({ tag, dataset: {}, className: '', href: '', textContent: '' }) } as unknown as Document;

describe('a link to a network', () => {
  const rows: [address: string, network: string | null, isProfile: boolean][] = [
    ['https://x.com/saltmarshpots', 'X', true],
    ['https://www.twitter.com/@saltmarshpots/', 'X', true],
    ['https://x.com/saltmarshpots/status/17', 'X', false],
    ['https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv', 'YouTube', true],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'YouTube', false],
    ['https://www.pinterest.co.uk/saltmarsh/', 'Pinterest', true],
    ['https://www.pinterest.com/pin/17/', 'Pinterest', false],
    ['https://www.pinterest.com/%E0%A4%A', 'Pinterest', false],
    ['https://notx.com/saltmarshpots', null, false],
    ['https://x.com.evil.example/saltmarshpots', null, false],
    ['mailto:hello@x.com', null, false],
  ];
  for (const [address, network, isProfile] of rows) {
    it(`${address}: ${network ?? 'none'}${isProfile ? ', with a button' : ''}`, () => {
      const button = followButtonFor(new URL(address));
      assert.equal(button?.name ?? null, network);
      assert.equal(!!button?.make(new URL(address), page), isProfile);
    });
  }

  for (const { name, script } of followButtons) it(`${name} loads its script over https`, () => assert.equal(new URL(script).protocol, 'https:'));
});
