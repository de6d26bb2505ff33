import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tileSource } from './tiles/tile-source.js';
import { getPendingReason, type Facts, type PendingReason } from './pending-reason.js';

const page = 'https://studio.example/visit';
const sourceOf = (template: string) => tileSource({ template, attribution: '' }, page);
const own = sourceOf('/tiles/{z}/{x}/{y}.png');
const foreign = sourceOf('https://{s}.tiles.example/{z}/{x}/{y}{r}.png');
const fresh: Facts = {
  source: own, hasPlace: true, consentRule: 'auto', consent: 'unasked', allowedHosts: [],
  isRequested: false, isHidden: false, isNear: true, savesData: false,
};

describe('what a map waits for', () => {
  const rows: [string, Partial<Facts>, PendingReason][] = [
    ['nothing, when its tiles are of the same host', {}, null],
    ['the viewport, when it is far from it', { isNear: false }, 'viewport'],
    ['tiles, when they are missing', { source: null, isRequested: true }, 'tiles'],
    ['a place, when nobody knows where it is', { hasPlace: false, isRequested: true }, 'place'],
    ['consent, when the tiles are foreign', { source: foreign }, 'consent'],
    ['consent, when the author requires it', { consentRule: 'required' }, 'consent'],
    ['consent, when the visitor declined', { source: foreign, consent: 'declined' }, 'consent'],
    ['nothing, when the visitor accepted', { source: foreign, consent: 'accepted' }, null],
    ['the viewport, when it is far and accepted', { source: foreign, consent: 'accepted', isNear: false }, 'viewport'],
    ['nothing, when the visitor asked for this map', { source: foreign, isRequested: true, isNear: false }, null],
    ['nothing, when it is asked for after a no', { source: foreign, isRequested: true, consent: 'declined' }, null],
    ['nothing, when its host is always allowed', { source: foreign, allowedHosts: ['tiles.example'] }, null],
    ['consent, when another host is allowed', { source: foreign, allowedHosts: ['other.example'] }, 'consent'],
    ['the visitor, when pages are to spend little', { savesData: true }, 'visitor'],
    ['the visitor, when the visitor hid the map', { isHidden: true, consent: 'accepted' }, 'visitor'],
  ];
  for (const [sentence, facts, expected] of rows) {
    it(sentence, () => assert.equal(getPendingReason({ ...fresh, ...facts }), expected));
  }
});

describe('where tiles come from', () => {
  const rows: [string, { host: string; isOwn: boolean } | null][] = [
    ['/tiles/{z}/{x}/{y}.png', { host: 'studio.example', isOwn: true }],
    ['tiles/{z}/{x}/{y}.png', { host: 'studio.example', isOwn: true }],
    ['https://studio.example/t/{z}/{x}/{y}.png', { host: 'studio.example', isOwn: true }],
    ['https://studio.example:8443/t/{z}/{x}/{y}.png', { host: 'studio.example:8443', isOwn: false }],
    ['//tiles.example/{z}/{x}/{y}.png', { host: 'tiles.example', isOwn: false }],
    ['https://{s}.tiles.example/{z}/{x}/{y}{r}.png', { host: 'tiles.example', isOwn: false }],
    ['javascript:alert(1)//{z}/{x}/{y}', null],
    ['data:image/png,{z}{x}{y}', null],
    ['https://', null],
    ['', null],
    ['  ', null],
  ];
  for (const [template, expected] of rows) {
    it(JSON.stringify(template), () => {
      const source = sourceOf(template);
      assert.deepEqual(source && { host: source.host, isOwn: source.isOwn }, expected);
    });
  }
});
