import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getLargestCandidate } from '../../../../core/image/largest-of-srcset.js';
import { fullAddress } from './full-address.js';

describe('the largest of a list', () => {
  const rows: [string, string][] = [
    ['', ''],
    ['/a.jpg', '/a.jpg'],
    ['/a-300.jpg 300w, /a-900.jpg 900w,/a-600.jpg 600w', '/a-900.jpg'],
    ['/a.jpg, /a@2.jpg 2x', '/a@2.jpg'],
    ['/a,b.jpg 1x, /c,d.jpg 1.5x', '/c,d.jpg'],
  ];
  for (const [srcset, address] of rows) it(srcset || 'nothing', () => assert.equal(getLargestCandidate(srcset), address));
});

describe('the full file of a slide', () => {
  const nothing = { isVideo: false, link: '', dataSrc: '', srcset: '', current: '/small.jpg' };
  const rows: [string, Partial<typeof nothing>, string][] = [
    ['is where its link leads', { link: '/large.jpg', dataSrc: '/data.jpg' }, '/large.jpg'],
    ['is its data-src', { dataSrc: '/data.jpg', srcset: '/b.jpg 900w' }, '/data.jpg'],
    ['is the largest of its list', { srcset: '/a.jpg 300w, /b.jpg 900w' }, '/b.jpg'],
    ['is what it shows', {}, '/small.jpg'],
    ['is the greatest width of a service', { current: '/a?format=300w' }, '/a?format=2500w'],
    ['is nothing where there is nothing', { current: '' }, ''],
    ['is the file that a video is', { isVideo: true, link: '/tide.webm' }, '/tide.webm'],
    ['is nothing of a video elsewhere', { isVideo: true, link: 'https://video.example/watch?v=1' }, ''],
  ];
  for (const [title, sources, address] of rows) it(title, () => assert.equal(fullAddress({ ...nothing, ...sources }), address));
});
