import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tracksInMarkup } from './first-tracks.js';

describe('the recordings in a server\'s markup', () => {
  const rows: [title: string, markup: string, titles: string[]][] = [
    [
      'are players by their names',
      '<audio controls src="/a.wav" title="The &amp; bell"></audio><figure><audio aria-label="Two"><source src="b.ogg"></audio></figure>',
      ['The & bell', 'Two'],
    ],
    [
      'are links to sound files, by their words',
      '<li><a href="/a.mp3?x"><b>One</b>\n track</a></li><li><a href="/page">No</a></li>',
      ['One track'],
    ],
    ['are counted once', '<audio src="/a.mp3" title="One"></audio><a href="/a.mp3">Download</a>', ['One']],
    ['are empty without an allowed address', '<audio title="No"></audio><a href="javascript:x.mp3">No</a><a>No</a>', []],
    ['are not read from templates', '<template><audio src="/a.mp3"></audio></template>', []],
    ['are named by the page alone where they have no title', '<audio src="/a.mp3"></audio>', ['']],
  ];
  for (const [title, markup, titles] of rows) it(title, () => assert.deepEqual(tracksInMarkup(markup).map(track => track.title), titles));
});
