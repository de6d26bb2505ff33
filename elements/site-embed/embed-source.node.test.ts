import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readEmbedCode } from './embed-code.js';
import { parseEmbedMarkup } from './embed-markup.js';
import { findEmbed, type EmbedInput } from './embed-source.js';
import { embedSettings } from './embed.settings.js';
import { embedStyles } from './embed.styles.js';
import { EmbedState, readRatio } from './embed.state.js';
import { services } from './services/services.js';

const page = 'https://pots.example/saltmarsh/visit';
const nothing: EmbedInput = { src: '', code: '', links: [] };
const find = (written: Partial<EmbedInput>) => findEmbed({ ...nothing, ...written }, page);
const framed = (src: string) => {
  const { source } = find({ src });
  return source?.kind === 'frame' ? `${source.name} ${source.frame.address} ${source.frame.heightPx ?? source.frame.ratio?.toFixed(2)}` : source?.kind ?? 'nothing';
};

// Addresses as people copy them, and the frames that the services' own documentation names.
const rows: [address: string, framed: string][] = [
  ['https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC?si=1', 'Spotify https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC 152'],
  ['https://open.spotify.com/intl-de/album/1x', 'Spotify https://open.spotify.com/embed/album/1x 352'],
  ['open.spotify.com/show/1x', 'Spotify https://open.spotify.com/embed/show/1x 352'],
  ['https://soundcloud.com/tides/low', 'SoundCloud https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Ftides%2Flow 166'],
  ['https://soundcloud.com/tides/sets/all', 'SoundCloud https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Ftides%2Fsets%2Fall 450'],
  ['https://music.apple.com/ie/album/tides/123?i=456', 'Apple Music https://embed.music.apple.com/ie/album/tides/123?i=456 175'],
  ['https://podcasts.apple.com/ie/podcast/clay/id1', 'Apple Podcasts https://embed.podcasts.apple.com/ie/podcast/clay/id1 450'],
  ['https://bandcamp.com/EmbeddedPlayer/album=1/size=large/', 'Bandcamp https://bandcamp.com/EmbeddedPlayer/album=1/size=large/ 120'],
  ['https://tides.bandcamp.com/album/low', 'link'],
  ['https://www.mixcloud.com/tides/low/', 'Mixcloud https://player-widget.mixcloud.com/widget/iframe/?feed=https%3A%2F%2Fwww.mixcloud.com%2Ftides%2Flow%2F 120'],
  ['https://www.deezer.com/en/album/302127', 'Deezer https://widget.deezer.com/widget/auto/album/302127 300'],
  ['https://www.instagram.com/p/C0ffee-1/?img_index=1', 'Instagram https://www.instagram.com/p/C0ffee-1/embed/ 620'],
  ['https://www.instagram.com/saltmarsh/reel/C0/', 'Instagram https://www.instagram.com/reel/C0/embed/ 620'],
  ['https://www.instagram.com/reels/C0/', 'Instagram https://www.instagram.com/reel/C0/embed/ 620'],
  ['https://www.instagram.com/saltmarsh/', 'link'],
  ['https://www.tiktok.com/@salt.marsh/video/7234', 'TikTok https://www.tiktok.com/embed/v2/7234 740'],
  ['https://x.com/saltmarsh/status/1234', 'X https://platform.twitter.com/embed/Tweet.html?id=1234&dnt=true 560'],
  ['https://twitter.com/saltmarsh/status/1234?s=20', 'X https://platform.twitter.com/embed/Tweet.html?id=1234&dnt=true 560'],
  ['https://www.facebook.com/saltmarsh/posts/pfbid02', 'Facebook https://www.facebook.com/plugins/post.php?show_text=true&href=https%3A%2F%2Fwww.facebook.com%2Fsaltmarsh%2Fposts%2Fpfbid02 500'],
  ['https://www.facebook.com/saltmarsh/videos/1', 'Facebook https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fsaltmarsh%2Fvideos%2F1 1.78'],
  ['https://www.pinterest.com/pin/bowl--99360735500167749/', 'Pinterest https://assets.pinterest.com/ext/embed.html?id=99360735500167749 560'],
  ['https://www.linkedin.com/feed/update/urn:li:activity:7000/', 'LinkedIn https://www.linkedin.com/embed/feed/update/urn:li:activity:7000 560'],
  ['https://www.linkedin.com/posts/saltmarsh_kiln-activity-7000-abCd', 'LinkedIn https://www.linkedin.com/embed/feed/update/urn:li:activity:7000 560'],
  ['https://www.reddit.com/r/Pottery/comments/1abc/first_bowl/', 'Reddit https://embed.reddit.com/r/Pottery/comments/1abc/first_bowl/ 480'],
  ['https://tides.substack.com/', 'Substack https://tides.substack.com/embed 320'],
  ['https://tides.substack.com/p/low-water', 'Substack https://tides.substack.com/embed/p/low-water 320'],
  ['https://docs.google.com/forms/d/e/1FA/viewform?usp=sf_link', 'Google Forms https://docs.google.com/forms/d/e/1FA/viewform?embedded=true 720'],
  ['https://docs.google.com/document/d/e/2PACX/pub', 'Google Docs https://docs.google.com/document/d/e/2PACX/pub?embedded=true 600'],
  ['https://docs.google.com/presentation/d/1ab/edit#slide=1', 'Google Docs https://docs.google.com/presentation/d/1ab/embed 1.60'],
  ['https://docs.google.com/spreadsheets/d/1ab/edit', 'Google Docs https://docs.google.com/spreadsheets/d/1ab/preview 600'],
  ['https://drive.google.com/file/d/1ab/view', 'Google Drive https://drive.google.com/file/d/1ab/preview 600'],
  ['https://calendar.google.com/calendar/embed?src=a%40b', 'Google Calendar https://calendar.google.com/calendar/embed?src=a%40b 600'],
  ['https://www.google.com/maps/place/Hook+Head/@52.1,-6.9,12z', 'Google Maps https://www.google.com/maps?output=embed&q=Hook+Head 450'],
  ['https://www.google.com/maps/embed?pb=!1m18', 'Google Maps https://www.google.com/maps/embed?pb=!1m18 450'],
  ['https://www.google.com/search?q=pots', 'link'],
  ['https://airtable.com/shr12', 'Airtable https://airtable.com/embed/shr12 533'],
  ['https://issuu.com/tides/docs/low', 'Issuu https://e.issuu.com/embed.html?u=tides&d=low 1.33'],
  ['https://www.slideshare.net/slideshow/embed_code/key/a1', 'SlideShare https://www.slideshare.net/slideshow/embed_code/key/a1 1.20'],
  ['https://www.canva.com/design/DAF1/xY/view?utm=1', 'Canva https://www.canva.com/design/DAF1/xY/view?embed 1.78'],
  ['https://codepen.io/tides/pen/aBcD', 'CodePen https://codepen.io/tides/embed/aBcD?default-tab=result 400'],
  ['https://jsfiddle.net/tides/1ab2/', 'JSFiddle https://jsfiddle.net/tides/1ab2/embedded/result/ 400'],
  ['https://codesandbox.io/s/low-1', 'CodeSandbox https://codesandbox.io/embed/low-1 500'],
  ['https://www.figma.com/design/1ab/Kiln?node-id=1', 'Figma https://embed.figma.com/design/1ab/Kiln?node-id=1&embed-host=share 1.78'],
  ['https://www.loom.com/share/0123456789abcdef0123456789abcdef', 'Loom https://www.loom.com/embed/0123456789abcdef0123456789abcdef 1.78'],
  ['https://calendly.com/tides/kiln-visit', 'Calendly https://calendly.com/tides/kiln-visit?embed_domain=pots.example&embed_type=Inline 700'],
  ['https://tides.typeform.com/to/a1', 'Typeform https://tides.typeform.com/to/a1 600'],
  ['https://form.jotform.com/2312', 'Jotform https://form.jotform.com/2312 640'],
  ['https://www.eventbrite.ie/e/kiln-opening-tickets-123456', 'Eventbrite https://www.eventbrite.com/tickets-external?eid=123456 500'],
  ['https://giphy.com/gifs/wheel-clay-a1B2', 'Giphy https://giphy.com/embed/a1B2 1.00'],
  ['https://www.twitch.tv/tides', 'Twitch https://player.twitch.tv/?autoplay=false&channel=tides&parent=pots.example 1.78'],
  ['https://www.twitch.tv/videos/12', 'Twitch https://player.twitch.tv/?autoplay=false&video=12&parent=pots.example 1.78'],
  ['https://www.dailymotion.com/video/x8a', 'Dailymotion https://geo.dailymotion.com/player.html?video=x8a 1.78'],
  ['https://www.ted.com/talks/a_b', 'TED https://embed.ted.com/talks/a_b 1.78'],
  ['https://sketchfab.com/3d-models/bowl-0123456789abcdef0123456789abcdef', 'Sketchfab https://sketchfab.com/models/0123456789abcdef0123456789abcdef/embed 1.78'],
  ['https://streamable.com/a1b2', 'Streamable https://streamable.com/e/a1b2 1.78'],
  ['https://www.kickstarter.com/projects/tides/kiln', 'Kickstarter https://www.kickstarter.com/projects/tides/kiln/widget/card.html 420'],
  ['https://www.openstreetmap.org/export/embed.html?bbox=1', 'OpenStreetMap https://www.openstreetmap.org/export/embed.html?bbox=1 400'],
  ['https://store.steampowered.com/app/10/Kiln', 'Steam https://store.steampowered.com/widget/10 190'],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'video'],
  ['https://vimeo.com/76979871', 'video'],
  ['https://tides.example/today', 'link'],
  ['http://tides.example/today', 'nothing'],
  ['http://open.spotify.com/album/1x', 'Spotify https://open.spotify.com/embed/album/1x 352'],
  ['http://open.spotify.com:8080/album/1x', 'nothing'],
  ['http://www.youtube.com/embed/aqz-KE-bpKQ', 'video'],
  ['/saltmarsh/shop', 'nothing'],
  ['javascript:alert(1)', 'nothing'],
  ['data:text/html,x', 'nothing'],
  ['https://open.spotify.com.evil.example/track/1', 'link'],
];

describe('an address', () => {
  for (const [address, expected] of rows) it(`${address} is framed as ${expected}`, () => assert.equal(framed(address), expected));

  it('of every service is among these', () => {
    const tested = new Set(rows.map(([, text]) => services.find(({ name }) => text.startsWith(`${name} `))?.name));
    assert.deepEqual(services.map(({ name }) => name).filter(name => !tested.has(name)), []);
    assert.ok(services.length >= 30);
  });

  it('of a frame stays what it is when it is given again', () => {
    for (const [, text] of rows.filter(([, expected]) => expected.includes('https:'))) {
      const [address] = /https:\S+/.exec(text)!;
      const { source } = find({ code: `<iframe src="${address.replaceAll('&', '&amp;')}"></iframe>` });
      assert.equal(source?.kind === 'frame' && new URL(source.frame.address).host, new URL(address).host, address);
    }
  });
});

describe('an embed code', () => {
  it('gives address, size and name, and nothing else', () => {
    const code = '<div><iframe style="border:0" width=\'640\' height=400 title="A &amp; B" src="https://x.example/?a=1&amp;b=2" onload="alert(1)"></iframe></div><script src="https://x.example/s.js"></script>';
    const { address, width, height, title } = readEmbedCode(code);
    assert.deepEqual([address, width, height, title], ['https://x.example/?a=1&b=2', '640', '400', 'A & B']);
    const { source } = find({ code });
    assert.deepEqual(source, {
      kind: 'frame', frame: { address: 'https://x.example/?a=1&b=2', ratio: 1.6 }, service: null, page: 'https://x.example/?a=1&b=2', host: 'x.example', name: 'x.example', isOwn: false,
    });
  });

  const quotes: [title: string, code: string, expected: string][] = [
    ['of X', '<blockquote class="twitter-tweet"><p>Pots <a href="https://t.co/1">t.co</a></p>&mdash; S (@s) <a href="https://twitter.com/s/status/12?ref_src=x">May 1</a></blockquote> <script async src="https://platform.twitter.com/widgets.js"></script>', 'https://platform.twitter.com/embed/Tweet.html?id=12&dnt=true'],
    ['of Instagram', '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/C1/?utm=a&amp;b=c"><a href="https://x.example">x</a></blockquote><script></script>', 'https://www.instagram.com/p/C1/embed/'],
    ['of TikTok', '<blockquote cite="https://www.tiktok.com/@s/video/7"><section><a href="https://www.tiktok.com/@s">@s</a></section></blockquote>', 'https://www.tiktok.com/embed/v2/7'],
    ['of Pinterest', '<a data-pin-do="embedPin" href="https://www.pinterest.com/pin/99/"></a>', 'https://assets.pinterest.com/ext/embed.html?id=99'],
    ['of Calendly', '<div class="calendly-inline-widget" data-url="https://calendly.com/s/x"></div><script></script>', 'https://calendly.com/s/x?embed_domain=pots.example&embed_type=Inline'],
  ];
  for (const [title, code, expected] of quotes) {
    it(`${title} without a frame is framed by the post it quotes`, () => {
      const { source } = find({ src: code });
      assert.equal(source?.kind === 'frame' && source.frame.address, expected);
    });
  }

  it('that is a script and nothing else is nothing', () => assert.equal(find({ code: '<script src="https://x.example/s.js"></script>' }).source, null));
  it('with a frame that no browser may open is nothing', () => assert.equal(find({ code: '<iframe src="javascript:alert(1)"></iframe>' }).source, null));
  it('with thousands of open tags is parsed in time', () => assert.equal(find({ code: '<a '.repeat(50_000) }).source, null));
});

describe('markup', () => {
  it('is framed by the link that can be, and left alone where none can', () => {
    assert.equal(find({ links: ['https://x.example/', 'https://open.spotify.com/track/1'] }).source?.kind, 'frame');
    assert.equal(find({ links: ['https://x.example/'] }).source, null);
  });
});

describe('the size of a frame', () => {
  it('is the author\'s, else the one that the frame reports, else the default', () => {
    const state = new EmbedState();
    state.describe(find({ src: 'https://x.com/s/status/1' }).source, '');
    assert.deepEqual(state.size, { heightPx: 560, ratio: null });
    for (const bad of [-1, 20, 1e6, Number.NaN, 'x', null, undefined, {}]) assert.equal(state.hearHeight(bad), false);
    assert.equal(state.hearHeight('612.4'), true);
    assert.deepEqual(state.size, { heightPx: 612, ratio: null });
    state.wanted = { ratio: 2, heightPx: 0 };
    assert.equal(state.hearHeight(700), false);
    assert.deepEqual(state.size, { heightPx: 0, ratio: 2 });
  });

  it('is read as owners write ratios', () => {
    assert.deepEqual(['16:9', '4/3', '1.5', '0:1', 'wide', ''].map(readRatio), [16 / 9, 4 / 3, 1.5, null, null, null]);
  });
});

describe('messages of frames', () => {
  it('report their height', () => {
    const heard = (name: string, message: Record<string, unknown>) => services.find(service => service.name === name)!.heightIn!(message);
    assert.equal(heard('Instagram', { type: 'MEASURE', details: { height: 700 } }), 700);
    assert.equal(heard('X', { 'twttr.embed': { method: 'twttr.private.resize', params: [{ height: 300 }] } }), 300);
    assert.equal(heard('Reddit', { type: 'resize.embed', data: 240 }), 240);
    assert.equal(heard('Calendly', { event: 'calendly.page_height', payload: { height: '812px' } }), 812);
    for (const { heightIn } of services) assert.equal(heightIn?.({}), undefined);
  });
});

describe('the markup of a server', () => {
  const rows: [title: string, text: string, found: ReturnType<typeof parseEmbedMarkup>][] = [
    ['has links, the last of them first', '<link href="/x.css"><p><a href="/a?b=1&amp;c=2">a</a> <a name="x">b</a></p><a href="https://x.com/s/status/1">c</a>',
      { code: '', links: ['https://x.com/s/status/1', '/a?b=1&c=2'] }],
    ['has posts that name themselves', '<blockquote cite="/c" data-instgrm-permalink="/p"><a href="/a">a</a></blockquote>', { code: '', links: ['/a', '/p'] }],
    ['may have a code', '<template>\n<iframe src="/f"></iframe></template><a href="/a">a</a>', { code: '\n<iframe src="/f"></iframe>', links: ['/a'] }],
    ['may have none of it', '<p>words</p><script type="application/json">{ "html": "<a href=\'/x\'>" }</script>', { code: '', links: [] }],
  ];
  for (const [title, text, found] of rows) it(title, () => assert.deepEqual(parseEmbedMarkup(text), found));
});

describe('the room for the notice, before the script and before the view', () => {
  const notice = embedSettings.texts.notice.replace('{name}', 'Instagram');
  for (const [place, sheet] of [['site-embed.css', readFileSync('elements/site-embed/site-embed.css', 'utf8')], ['embed.styles.ts', embedStyles.cssText]] as const)
    it(`has the notice's own words in ${place}`, () => assert.ok(sheet.includes(`content: "${notice}"`), `expected content: "${notice}"`));
});
