import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readEmbedCode } from './embed-code.js';
import { providers } from './providers/providers.js';
import type { PlayerWishes, Provider } from './providers/provider.js';
import { defaultVideoPercent, heightPercent, placeholderPercent, readRatio } from './ratios.js';
import { startSecondsOf } from './start-seconds.js';
import { findVideo } from './video-source.js';

const page = 'https://pottery.example/visit';
const silent: PlayerWishes = { isPlaying: false, isMuted: false, isLooping: false, startSeconds: 0 };
const eager: PlayerWishes = { isPlaying: true, isMuted: true, isLooping: true, startSeconds: 90 };

describe('a film is known by its address', () => {
  const rows: [keyof typeof providers, string, string | null][] = [
    ['youtube', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3', 'aqz-KE-bpKQ'],
    ['youtube', 'https://youtu.be/aqz-KE-bpKQ?si=x', 'aqz-KE-bpKQ'],
    ['youtube', 'https://www.youtube.com/shorts/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
    ['youtube', 'https://www.youtube.com/live/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
    ['youtube', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
    ['youtube', 'https://www.youtube.com/@channel', null],
    ['youtube', 'https://notyoutube.com/watch?v=aqz-KE-bpKQ', null],
    ['youtube', 'https://www.youtube.com/watch?v=%22onload', null],
    ['vimeo', 'https://vimeo.com/76979871', '76979871'],
    ['vimeo', 'https://vimeo.com/76979871/8272103f6e', '76979871'],
    ['vimeo', 'https://player.vimeo.com/video/76979871?h=8272103f6e', '76979871'],
    ['vimeo', 'https://vimeo.com/channels/staffpicks/76979871', '76979871'],
    ['vimeo', 'https://vimeo.com/about', null],
    ['wistia', 'https://home.wistia.com/medias/e4a27b971d', 'e4a27b971d'],
    ['wistia', 'https://fast.wistia.net/embed/iframe/e4a27b971d', 'e4a27b971d'],
    ['wistia', 'https://wistia.com/', null],
    ['animoto', 'https://animoto.com/play/MwHkWQNnJ4g4', 'MwHkWQNnJ4g4'],
    ['animoto', 'https://s3.amazonaws.com/embed.animoto.com/play.html?w=swf&f=MwHkWQNnJ4g4', 'MwHkWQNnJ4g4'],
    ['animoto', 'https://s3.amazonaws.com/other/play.html?f=MwHkWQNnJ4g4', null],
  ];
  for (const [name, address, film] of rows) {
    it(`${address} is ${film ?? 'none'} of ${name}`, () => assert.equal(providers[name].idOf(new URL(address)), film));
  }
});

describe('every provider', () => {
  const films: Record<keyof typeof providers, [string, string, RegExp]> = {
    youtube: ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', /autoplay=1.*mute=1.*start=90.*loop=1.*playlist=aqz-KE-bpKQ/],
    vimeo: ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871', /dnt=1.*h=8272103f6e.*autoplay=1.*muted=1.*loop=1.*#t=90s/],
    wistia: ['https://home.wistia.com/medias/e4a27b971d', 'https://fast.wistia.net/embed/iframe/e4a27b971d', /doNotTrack=true.*autoPlay=true.*muted=true.*endVideoBehavior=loop.*time=90/],
    animoto: ['https://animoto.com/play/MwHkWQNnJ4g4', 'https://s3.amazonaws.com/embed.animoto.com/play.html', /f=MwHkWQNnJ4g4.*options=autostart/],
  };
  for (const [name, provider] of Object.entries<Provider>(providers)) {
    const [address, player, wished] = films[name as keyof typeof providers];
    const url = new URL(address);
    const film = provider.idOf(url)!;
    it(`${name} plays only when that is wished, and as it is wished`, () => {
      const quiet = provider.playerOf(film, silent, url);
      assert.ok(quiet.startsWith(player), quiet);
      assert.doesNotMatch(quiet, /auto_?play=1|autoPlay=true|autostart/);
      assert.match(provider.playerOf(film, eager, url), wished);
    });
    it(`${name} knows its own player again`, () => assert.equal(provider.idOf(new URL(provider.playerOf(film, eager, url))), film));
  }
  it('that takes commands is YouTube or Vimeo', () => {
    assert.deepEqual(Object.entries<Provider>(providers).filter(([, { talk }]) => talk).map(([name]) => name), ['youtube', 'vimeo']);
  });
});

describe('a player is understood', () => {
  const rows: ['youtube' | 'vimeo', Record<string, unknown>, string | null][] = [
    ['youtube', { event: 'onReady' }, 'ready'],
    ['youtube', { event: 'onStateChange', info: 1 }, 'play'],
    ['youtube', { event: 'infoDelivery', info: { playerState: 2 } }, 'stop'],
    ['youtube', { event: 'infoDelivery', info: { currentTime: 2 } }, null],
    ['youtube', { event: 'infoDelivery', info: null }, null],
    ['youtube', { event: 'onStateChange', info: 0 }, 'stop'],
    ['youtube', { event: 'onError', info: 150 }, 'fail'],
    ['vimeo', { event: 'ready' }, 'ready'],
    ['vimeo', { event: 'play' }, 'play'],
    ['vimeo', { event: 'ended' }, 'stop'],
    ['vimeo', { event: 'error' }, 'fail'],
    ['vimeo', { method: 'getVolume' }, null],
    ['vimeo', {}, null],
  ];
  for (const [name, message, heard] of rows) {
    it(`${name}: ${JSON.stringify(message)} is ${heard}`, () => assert.equal((providers[name] as Provider).talk!.hear(message), heard));
  }
});

describe('an embed code is read', () => {
  const rows: [string, string, ReturnType<typeof readEmbedCode>][] = [
    ['a frame', '<p><iframe width="640" height="360" src="https://player.vimeo.com/video/1234?h=a&amp;t=1"></iframe></p>', { type: 'iframe', address: 'https://player.vimeo.com/video/1234?h=a&t=1', ratio: 640 / 360 }],
    ['a frame with single quotes', "<IFRAME src='//www.youtube.com/embed/aqz-KE-bpKQ'>", { type: 'iframe', address: '//www.youtube.com/embed/aqz-KE-bpKQ', ratio: null }],
    ['a frame that waits', '<iframe data-src=https://a.example/p width=0 height=9></iframe>', { type: 'iframe', address: 'https://a.example/p', ratio: null }],
    ['an object', '<object width="4" height="3" data="https://www.youtube.com/v/aqz-KE-bpKQ"></object>', { type: 'object', address: 'https://www.youtube.com/v/aqz-KE-bpKQ', ratio: 4 / 3 }],
    ['an object by its parameter', '<object><param name="movie" value="https://www.youtube.com/v/aqz-KE-bpKQ"></object>', { type: 'object', address: 'https://www.youtube.com/v/aqz-KE-bpKQ', ratio: null }],
    ['an embed', '<embed src="https://www.youtube.com/v/aqz-KE-bpKQ">', { type: 'object', address: 'https://www.youtube.com/v/aqz-KE-bpKQ', ratio: null }],
    ['a frame without an address', '<iframe></iframe>', { type: 'invalid', address: '', ratio: null }],
    ['words', 'my film', { type: 'invalid', address: '', ratio: null }],
  ];
  for (const [title, code, expected] of rows) it(title, () => assert.deepEqual(readEmbedCode(code), expected));
});

describe('what an author wrote is found', () => {
  const nothing = { src: '', embed: '', link: '', hasVideo: false };
  const rows: [string, Partial<typeof nothing>, string | null][] = [
    ['nothing', {}, null],
    ['a film element', { hasVideo: true }, 'element'],
    ['a setting before the markup', { hasVideo: true, src: '/tide.webm' }, 'file of pottery.example'],
    ['a link to a service', { link: 'https://youtu.be/aqz-KE-bpKQ' }, 'player of YouTube'],
    ['a link to any page', { link: 'https://example.com/film' }, null],
    ['an embed code of any service', { embed: '<iframe src="https://films.example/p/1"></iframe>' }, 'player of films.example'],
    ['an embed code in src', { src: '<iframe src="https://vimeo.com/76979871"></iframe>' }, 'player of Vimeo'],
    ['an old object of an unknown service', { embed: '<object data="https://films.example/f.swf"></object>' }, null],
    ['a script as address', { src: 'javascript:alert(1)' }, null],
    ['a script as frame', { embed: '<iframe src="javascript:alert(1)"></iframe>' }, null],
    ['a protocol-relative address', { src: '//youtu.be/aqz-KE-bpKQ' }, 'player of YouTube'],
    ['no address at all', { src: 'http://[' }, null],
  ];
  for (const [title, written, expected] of rows) {
    it(title, () => {
      const { source } = findVideo({ ...nothing, ...written }, page);
      assert.equal(source && source.kind + ('host' in source ? ` of ${source.host}` : ''), expected);
    });
  }
});

describe('where a film begins', () => {
  const rows: [string, number][] = [['?t=90', 90], ['?t=1m30s', 90], ['?start=12', 12], ['?t=1h1s', 3601], ['#t=30s', 30], ['?t=now', 0], ['', 0]];
  for (const [end, seconds] of rows) it(`${end || 'nothing'} is ${seconds} s`, () => assert.equal(startSecondsOf(`https://youtu.be/aqz-KE-bpKQ${end}`), seconds));
});

describe('the shape of a film', () => {
  const rows: [string, number | null][] = [['16:9', 16 / 9], ['4/3', 4 / 3], ['1280x720', 16 / 9], ['1.5', 1.5], ['0', null], ['9:0', null], ['wide', null], ['', null], ['-1', null]];
  for (const [text, ratio] of rows) it(`"${text}" is ${ratio}`, () => assert.equal(readRatio(text), ratio));

  it('is 100 divided by its ratio high, else the usual one, and another where no film is', () => {
    assert.equal(heightPercent(2, true), 50);
    assert.equal(heightPercent(2, false), 50);
    assert.equal(heightPercent(null, true), defaultVideoPercent);
    assert.equal(heightPercent(null, false), placeholderPercent);
    assert.deepEqual([defaultVideoPercent, placeholderPercent], [56.3, 65]);
  });
});
