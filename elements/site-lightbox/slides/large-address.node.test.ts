import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { largeAddress, linkTarget, type Target } from './large-address.js';

describe('a link leads', () => {
  const rows: [string, string, Target][] = [
    ['/a/harbour.jpg', '', 'image'],
    ['/a/harbour.JPEG?v=2#x', '', 'image'],
    ['https://host.example/x.avif', '', 'image'],
    ['/images/harbour?format=2500w', '/images/harbour?format=300w', 'image'],
    ['/images/harbour', '/images/other', null],
    ['/shop', '/images/harbour', null],
    ['/shop?picture=a.jpg', '', null],
    ['', '', null],
    ['/videos/tide.webm', '', 'video'],
    ['/videos/tide.mp4?t=3', '', 'video'],
  ];
  for (const [address, thumbnail, target] of rows) {
    it(`${address || 'nowhere'} to ${target ?? 'something else'}`, () => assert.equal(linkTarget(address, thumbnail), target));
  }
});

describe('the large picture comes', () => {
  const nothing = { link: '', dataSrc: '', hasList: false, current: '/small.jpg' };
  const rows: [string, Parameters<typeof largeAddress>[0], string | null][] = [
    ['from the link before all else', { ...nothing, link: '/large.jpg', dataSrc: '/data.jpg', hasList: true }, '/large.jpg'],
    ['from data-src', { ...nothing, dataSrc: '/data.jpg', hasList: true }, '/data.jpg'],
    ['from the thumbnail\'s list', { ...nothing, hasList: true }, null],
    ['from what the thumbnail shows', nothing, '/small.jpg'],
    ['from a service that serves widths, in the width that is needed', { ...nothing, current: '/a?format=300w' }, '/a?format=1500w'],
    ['from data-src at such a service', { ...nothing, dataSrc: '/a', current: '/a?format=300w' }, '/a?format=1500w'],
  ];
  for (const [title, sources, address] of rows) it(title, () => assert.equal(largeAddress(sources, 1200), address));

  it('in the greatest width there is, where more is needed', () => {
    assert.equal(largeAddress({ ...nothing, current: '/a?format=300w' }, 9000), '/a?format=2500w');
  });
});
