import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readEmbedCode } from './embed-code.js';
import { defaultVideoPercent, heightPercent, placeholderPercent, readRatio } from './ratios.js';
import { findVideo, getStartSeconds } from './video-source.js';

const page = 'https://pottery.example/visit';

describe('an embed code is read', () => {
  const rows: [string, string, ReturnType<typeof readEmbedCode>][] = [
    ['a frame', '<p><iframe width="640" height="360" src="https://player.vimeo.com/video/1234?h=a&amp;t=1"></iframe></p>', { type: 'iframe', address: 'https://player.vimeo.com/video/1234?h=a&t=1', ratio: 640 / 360 }],
    ['a frame with single quotes', "<IFRAME src='//www.youtube.com/embed/aqz-KE-bpKQ'>", { type: 'iframe', address: '//www.youtube.com/embed/aqz-KE-bpKQ', ratio: null }],
    ['a frame that waits', '<iframe data-src=https://a.example/p width=0 height=9></iframe>', { type: 'iframe', address: 'https://a.example/p', ratio: null }],
    ['an object', '<object width="4" height="3" data="https://www.youtube.com/v/aqz-KE-bpKQ"></object>', { type: 'object', address: 'https://www.youtube.com/v/aqz-KE-bpKQ', ratio: 4 / 3 }],
    ['an object by its parameter', '<object><param name="movie" value="https://www.youtube.com/v/aqz-KE-bpKQ"></object>', { type: 'object', address: 'https://www.youtube.com/v/aqz-KE-bpKQ', ratio: null }],
    ['an embed', '<embed src="https://www.youtube.com/v/aqz-KE-bpKQ">', { type: 'object', address: 'https://www.youtube.com/v/aqz-KE-bpKQ', ratio: null }],
    ['a frame in a box that gives the shape', '<div style="padding:56.25% 0 0 0;position:relative;"><iframe src="https://player.vimeo.com/video/1234" style="width:100%"></iframe></div>', { type: 'iframe', address: 'https://player.vimeo.com/video/1234', ratio: 100 / 56.25 }],
    ['a frame without an address', '<iframe></iframe>', { type: 'invalid', address: '', ratio: null }],
    ['words', 'my video', { type: 'invalid', address: '', ratio: null }],
  ];
  for (const [title, code, expected] of rows) it(title, () => assert.deepEqual(readEmbedCode(code), expected));
});

describe('what an author wrote is found', () => {
  const nothing = { src: '', embed: '', link: '', hasVideo: false };
  const rows: [string, Partial<typeof nothing>, string | null][] = [
    ['nothing', {}, null],
    ['a video element', { hasVideo: true }, 'element'],
    ['a setting before the markup', { hasVideo: true, src: '/tide.webm' }, 'file of pottery.example'],
    ['a link to a service', { link: 'https://youtu.be/aqz-KE-bpKQ' }, 'player of YouTube'],
    ['a link to any page', { link: 'https://example.com/video' }, null],
    ['an embed code of any service', { embed: '<iframe src="https://videos.example/p/1"></iframe>' }, 'player of videos.example'],
    ['an embed code in src', { src: '<iframe src="https://vimeo.com/76979871"></iframe>' }, 'player of Vimeo'],
    ['an old object of an unknown service', { embed: '<object data="https://videos.example/f.swf"></object>' }, null],
    ['a script of Wistia', { embed: '<script src="https://fast.wistia.com/embed/medias/e4a27b971d.jsonp" async></script><script src="https://fast.wistia.com/assets/external/E-v1.js" async></script><div class="wistia_responsive_padding" style="padding:56.25% 0 0 0"><div class="wistia_embed wistia_async_e4a27b971d videoFoam=true">&nbsp;</div></div>' }, 'player of Wistia'],
    ['only the script of Wistia', { embed: '<script src="https://fast.wistia.com/embed/medias/e4a27b971d.js"></script>' }, 'player of Wistia'],
    ['the element of Wistia', { src: '<script src="https://fast.wistia.com/player.js" async></script><wistia-player media-id="e4a27b971d" aspect="1.5"></wistia-player>' }, 'player of Wistia'],
    ['the frame of a Vimeo showcase, whose number is no video', { embed: '<iframe src="https://vimeo.com/showcase/11456959/embed"></iframe>' }, 'player of Vimeo'],
    ['the frame of a Vimeo event', { embed: '<iframe src="https://vimeo.com/event/4154130/embed/8272103f6e"></iframe>' }, 'player of Vimeo'],
    ['the frame of a page that forbids it', { embed: '<iframe src="https://vimeo.com/showcase/11456959"></iframe>' }, 'link to Vimeo'],
    ['a link to a page of a service', { link: 'https://vimeo.com/ondemand/20704' }, 'link to Vimeo'],
    ['an address without https://', { link: 'youtube.com/watch?v=aqz-KE-bpKQ' }, 'player of YouTube'],
    ['an address of any page', { src: 'https://example.com/video' }, 'link to example.com'],
    ['a script as address', { src: 'javascript:alert(1)' }, null],
    ['a script as frame', { embed: '<iframe src="javascript:alert(1)"></iframe>' }, null],
    ['a protocol-relative address', { src: '//youtu.be/aqz-KE-bpKQ' }, 'player of YouTube'],
    ['no address at all', { src: 'http://[' }, null],
  ];
  for (const [title, written, expected] of rows) {
    it(title, () => {
      const { source, page: link } = findVideo({ ...nothing, ...written }, page);
      const found = source && source.kind + ('host' in source ? ` of ${source.host}` : '');
      assert.equal(found ?? (link && `link to ${link.host}`), expected);
    });
  }
});

describe('where a video begins', () => {
  const rows: [string, number][] = [['?t=90', 90], ['?t=1m30s', 90], ['?start=12', 12], ['?t=1h1s', 3601], ['#t=30s', 30], ['?t=now', 0], ['?t=90.5', 90], ['?wtime=30s', 30], ['#t=1m40', 100], ['', 0]];
  for (const [end, seconds] of rows) it(`${end || 'nothing'} is ${seconds} s`, () => assert.equal(getStartSeconds(`https://youtu.be/aqz-KE-bpKQ${end}`), seconds));
});

describe('the shape of a video', () => {
  const rows: [string, number | null][] = [['16:9', 16 / 9], ['4/3', 4 / 3], ['1280x720', 16 / 9], ['1.5', 1.5], ['0', null], ['9:0', null], ['wide', null], ['', null], ['-1', null]];
  for (const [text, ratio] of rows) it(`"${text}" is ${ratio}`, () => assert.equal(readRatio(text), ratio));

  it('is 100 divided by its ratio high, else the usual one, and another where no video is', () => {
    assert.equal(heightPercent(2, true), 50);
    assert.equal(heightPercent(2, false), 50);
    assert.equal(heightPercent(null, true), defaultVideoPercent);
    assert.equal(heightPercent(null, false), placeholderPercent);
    assert.deepEqual([defaultVideoPercent, placeholderPercent], [56.3, 65]);
  });
});

describe('the shape in an embed code without a size', () => {
  const rows: [string, number | null][] = [
    ['<wistia-player media-id="e4a27b971d" aspect="1.5"></wistia-player>', 1.5],
    ['<div class="wistia_async_e4a27b971d" style="padding: 75% 0 0 0">', 4 / 3],
    ['<div class="wistia_async_e4a27b971d">', null],
  ];
  for (const [embed, ratio] of rows) it(`${embed} is ${ratio}`, () => assert.equal(findVideo({ src: '', embed, link: '', hasVideo: false }, page).ratio, ratio));
});
