import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findVideo, getStartSeconds } from '../video-source.js';
import type { PlayerOptions, Provider } from './provider.js';
import { providers } from './providers.js';

const quietly: PlayerOptions = { isPlaying: false, isMuted: false, isLooping: false, startSeconds: 0 };
const playing: PlayerOptions = { isPlaying: true, isMuted: true, isLooping: true, startSeconds: 90 };
const page = 'https://pottery.example/visit';
const find = (src: string) => findVideo({ src, embed: '', link: '', hasVideo: false }, page);

/** The player of an address, without what it has in all cases; null where only a link is shown. */
function playerAt(address: string): string | null {
  const { source, page: link } = find(address);
  if (!source) {
    assert.equal(link?.isOfService, true, 'a link to the service');
    return null;
  }
  assert.ok(source.kind === 'player' && source.provider);
  const player = new URL(source.provider.playerOf(source.id, { ...quietly, startSeconds: getStartSeconds(source.address) }, new URL(source.address)));
  for (const name of ['enablejsapi', 'playsinline', 'rel', 'dnt', 'doNotTrack']) player.searchParams.delete(name);
  return player.href.replace(/^https:\/\/(www\.|fast\.)?/, '');
}

describe('an address of YouTube', () => {
  const single = 'youtube-nocookie.com/embed/aqz-KE-bpKQ';
  const list = 'PL46F0A159EC02DF82';
  const channel = 'UCSMOQeBJ2RAnuFungnQOxLg';
  const rows: [string, string | null][] = [
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', single],
    ['https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&feature=youtu.be', single],
    ['https://music.youtube.com/watch?v=aqz-KE-bpKQ', single],
    ['http://youtu.be/aqz-KE-bpKQ?si=x', single],
    ['//youtu.be/aqz-KE-bpKQ', single],
    ['youtu.be/aqz-KE-bpKQ', single],
    ['www.youtube.com/watch?v=aqz-KE-bpKQ', single],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ?feature=share', single],
    ['https://www.youtube.com/live/aqz-KE-bpKQ?si=x', single],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ', single],
    ['https://www.youtube.com/v/aqz-KE-bpKQ', single],
    ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', single],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s', `${single}?start=90`],
    ['https://youtu.be/aqz-KE-bpKQ?t=90', `${single}?start=90`],
    ['https://www.youtube.com/watch?time_continue=12&v=aqz-KE-bpKQ', `${single}?start=12`],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=12&end=20', `${single}?start=12&end=20`],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ#t=1h2s', `${single}?start=3602`],
    [`https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=${list}&index=25`, `${single}?list=${list}`],
    [`https://youtu.be/aqz-KE-bpKQ?list=${list}&t=5`, `${single}?start=5&list=${list}`],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=WL', single],
    [`https://www.youtube.com/embed/videoseries?list=${list}`, `youtube-nocookie.com/embed/videoseries?list=${list}`],
    [`https://www.youtube.com/embed?listType=playlist&list=${list}`, `youtube-nocookie.com/embed/videoseries?list=${list}`],
    [`https://www.youtube.com/playlist?list=${list}`, `youtube-nocookie.com/embed/videoseries?list=${list}`],
    [`https://www.youtube.com/embed/live_stream?channel=${channel}`, `youtube-nocookie.com/embed/live_stream?channel=${channel}`],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ?clip=UgkxAb&clipt=EIAB', `${single}?clip=UgkxAb&clipt=EIAB`],
    ['https://www.youtube.com/embed/videoseries', null],
    ['https://www.youtube.com/embed/live_stream', null],
    ['https://www.youtube.com/embed?listType=user_uploads&list=SomebodysName', null],
    ['https://www.youtube.com/playlist?list=WL', null],
    ['https://www.youtube.com/playlist?list=PL-shorts_9', null],
    ['https://www.youtube.com/playlist?list=pl46F0A159EC02DF82', null],
    ['https://www.youtube.com/playlist?list=46F0A159EC02DF82', null],
    [`https://www.youtube.com/playlist?list=x${list}`, null],
    [`https://www.youtube.com/playlist?list=${list}.x`, null],
    ['https://www.youtube.com/playlist?list=PLrAXtmErZgOei-Km4sgNOk_GvNjby9efdf', 'youtube-nocookie.com/embed/videoseries?list=PLrAXtmErZgOei-Km4sgNOk_GvNjby9efdf'],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=RDaqz-KE-bpKQ', `${single}?list=RDaqz-KE-bpKQ`],
    ['https://www.youtube.com/playlist?list=PL1234567-_9', 'youtube-nocookie.com/embed/videoseries?list=PL1234567-_9'],
    ['https://www.youtube.com/watch?v=aqz-KE', null],
    ['https://www.youtube.com/watch?v=%22onload', null],
    [`https://www.youtube.com/channel/${channel}`, null],
    [`https://www.youtube.com/channel/${channel}/live`, null],
    ['https://www.youtube.com/@channel', null],
    ['https://www.youtube.com/@channel/live', null],
    ['https://www.youtube.com/user/aqz-KE-bpKQ', null],
    ['https://www.youtube.com/c/aqz-KE-bpKQ', null],
    ['https://www.youtube.com/clip/UgkxAbCdEfGhIjKl', null],
    ['https://www.youtube.com/results?search_query=clay', null],
    ['https://youtu.be/', null],
  ];
  for (const [address, player] of rows) it(`${address} is ${player ?? 'a link'}`, () => assert.equal(playerAt(address), player));
});

describe('an address of Vimeo', () => {
  const single = 'player.vimeo.com/video/76979871';
  const rows: [string, string | null][] = [
    ['https://vimeo.com/76979871', single],
    ['https://www.vimeo.com/76979871/', single],
    ['vimeo.com/76979871', single],
    ['https://vimeo.com/76979871?share=copy#t=90', `${single}#t=90s`],
    ['https://vimeo.com/76979871#t=1m30s', `${single}#t=90s`],
    ['https://vimeo.com/76979871/8272103f6e', `${single}?h=8272103f6e`],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', `${single}?h=8272103f6e`],
    ['https://vimeo.com/channels/staffpicks/76979871', single],
    ['https://vimeo.com/channels/12345/76979871', single],
    ['https://vimeo.com/groups/shortfilms/videos/76979871', single],
    ['https://vimeo.com/showcase/11456959/video/76979871', single],
    ['https://vimeo.com/album/11456959/video/76979871', single],
    ['https://vimeo.com/manage/videos/76979871', single],
    ['https://vimeopro.com/newcrafts/newcrafts/video/76979871', single],
    ['https://vimeopro.com/newcrafts/newcrafts', null],
    ['https://vimeopro.com/newcrafts/12345678', null],
    ['https://vimeopro.com/12345678', null],
    ['https://vimeo.com/showcase/11456959', null],
    ['https://vimeo.com/album/11456959', null],
    ['https://vimeo.com/event/4154130', null],
    ['https://vimeo.com/event/4154130/8272103f6e', null],
    ['https://vimeo.com/ondemand/20704', null],
    ['https://vimeo.com/ondemand/141692381', null],
    ['https://vimeo.com/ondemand/36938/126682985', null],
    ['https://vimeo.com/user190726417', null],
    ['https://vimeo.com/user/190726417', null],
    ['https://vimeo.com/users/190726417', null],
    ['https://vimeo.com/user190726417/review/798200073/d0dbcc8dea', null],
    ['https://vimeo.com/channels/staffpicks', null],
    ['https://vimeo.com/channels/123456', null],
    ['https://vimeo.com/groups/123456', null],
    ['https://vimeo.com/blog/post/123456', null],
    ['https://vimeo.com/about', null],
    ['https://vimeo.com/', null],
  ];
  for (const [address, player] of rows) it(`${address} is ${player ?? 'a link'}`, () => assert.equal(playerAt(address), player));
});

describe('an address of Wistia', () => {
  const single = 'wistia.net/embed/iframe/e4a27b971d';
  const rows: [string, string | null][] = [
    ['https://home.wistia.com/medias/e4a27b971d', single],
    ['home.wistia.com/medias/e4a27b971d', single],
    ['https://home.wistia.com/medias/e4a27b971d?wtime=1m30s', `${single}?time=90`],
    ['https://fast.wistia.net/embed/iframe/e4a27b971d', single],
    ['https://fast.wistia.net/embed/iframe/e4a27b971d?time=30', `${single}?time=30`],
    ['https://fast.wistia.com/embed/medias/e4a27b971d.jsonp', single],
    ['https://fast.wistia.com/embed/medias/e4a27b971d.js', single],
    ['https://fast.wistia.com/embed/e4a27b971d.js', single],
    ['https://wi.st/medias/e4a27b971d', single],
    ['https://wistia.com/solutions/sales?wvideo=e4a27b971d', single],
    ['https://pots.example/tour?wvideo=e4a27b971d&wtime=30s', `${single}?time=30`],
    ['https://fast.wistia.com/embed/channel/e4a27b971d', null],
    ['https://fast.wistia.net/embed/playlists/e4a27b971d', null],
    ['https://home.wistia.com/projects/e4a27b971d', null],
    ['https://wistia.com/?wvideo=no', null],
    ['https://wistia.com/', null],
  ];
  for (const [address, player] of rows) it(`${address} is ${player ?? 'a link'}`, () => assert.equal(playerAt(address), player));
});

describe('an address of Animoto', () => {
  const rows: [string, string | null][] = [
    ['https://animoto.com/play/MwHkWQNnJ4g4', 'MwHkWQNnJ4g4'],
    ['https://s3.amazonaws.com/embed.animoto.com/play.html?w=swf&f=MwHkWQNnJ4g4', 'MwHkWQNnJ4g4'],
    ['https://s3.amazonaws.com/other/play.html?f=MwHkWQNnJ4g4', null],
    ['https://animoto.com/blog', null],
  ];
  for (const [address, id] of rows) it(`${address} is ${id ?? 'none'}`, () => assert.equal(providers.animoto.idOf(new URL(address)), id));
});

describe('an address of others', () => {
  for (const address of ['https://notyoutube.com/watch?v=aqz-KE-bpKQ', 'https://youtube.com.example/watch?v=aqz-KE-bpKQ', 'https://vimeo.example/76979871']) {
    it(`${address} is not a video, and gets a link`, () => {
      const { host } = new URL(address);
      assert.deepEqual(find(address), { source: null, page: { address, host, isOfService: false }, ratio: null });
    });
  }
  it('that begins with a folder named like a host is a file of the site', () => {
    const { source } = find('v1.2/tide.webm');
    assert.ok(source?.kind === 'file' && source.isOwn);
  });
});

describe('every provider', () => {
  const videos: Record<keyof typeof providers, [string, string, RegExp]> = {
    youtube: [
      'https://youtu.be/aqz-KE-bpKQ',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
      /autoplay=1.*mute=1.*start=90.*loop=1.*playlist=aqz-KE-bpKQ/,
    ],
    vimeo: [
      'https://vimeo.com/76979871/8272103f6e',
      'https://player.vimeo.com/video/76979871',
      /dnt=1.*h=8272103f6e.*autoplay=1.*muted=1.*loop=1.*#t=90s/,
    ],
    wistia: [
      'https://home.wistia.com/medias/e4a27b971d',
      'https://fast.wistia.net/embed/iframe/e4a27b971d',
      /doNotTrack=true.*autoPlay=true.*muted=true.*endVideoBehavior=loop.*time=90/,
    ],
    animoto: [
      'https://animoto.com/play/MwHkWQNnJ4g4',
      'https://s3.amazonaws.com/embed.animoto.com/play.html',
      /f=MwHkWQNnJ4g4.*options=autostart/,
    ],
  };
  for (const [name, provider] of Object.entries<Provider>(providers)) {
    const [address, player, expected] = videos[name as keyof typeof providers];
    const url = new URL(address);
    const video = provider.idOf(url)!;
    it(`${name} plays only when asked to, and with its options`, () => {
      const quiet = provider.playerOf(video, quietly, url);
      assert.ok(quiet.startsWith(player), quiet);
      assert.doesNotMatch(quiet, /auto_?play=1|autoPlay=true|autostart/);
      assert.match(provider.playerOf(video, playing, url), expected);
    });
    it(`${name} knows its own player again`, () => assert.equal(provider.idOf(new URL(provider.playerOf(video, playing, url))), video));
  }
  it('that takes commands is YouTube or Vimeo', () => {
    assert.deepEqual(Object.entries<Provider>(providers).filter(([, { messages }]) => messages).map(([name]) => name), ['youtube', 'vimeo']);
  });
});

describe('a message of a player is understood', () => {
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
  for (const [name, message, event] of rows) {
    it(`${name}: ${JSON.stringify(message)} is ${event}`, () => assert.equal((providers[name] as Provider).messages!.eventOf(message), event));
  }

  const times: ['youtube' | 'vimeo', Record<string, unknown>, unknown, unknown][] = [
    ['youtube', { event: 'initialDelivery', info: { duration: 90, currentTime: 0 } }, 0, 90],
    ['youtube', { event: 'infoDelivery', info: { currentTime: 2 } }, 2, undefined],
    ['youtube', { event: 'infoDelivery', info: null }, undefined, undefined],
    ['youtube', { event: 'onStateChange', info: 1 }, undefined, undefined],
    ['vimeo', { event: 'timeupdate', data: { seconds: 2, duration: 90, percent: 0.02 } }, 2, 90],
    ['vimeo', { event: 'timeupdate' }, undefined, undefined],
    ['vimeo', { event: 'pause', data: { seconds: 2 } }, undefined, undefined],
  ];
  for (const [name, message, seconds, duration] of times) {
    it(`${name}: ${JSON.stringify(message)} is at ${seconds} of ${duration}`, () => {
      const time = (providers[name] as Provider).messages!.timeOf(message);
      assert.deepEqual([time.seconds, time.duration], [seconds, duration]);
    });
  }
});
