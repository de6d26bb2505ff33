import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readFeeds } from './feed-settings.js';
import { createExcerpt, readHtml } from './plain-text.js';
import { readFeed } from './read-feed.js';

const base = 'https://pots.example/feed.xml';
const rss = (items: string) => `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Pots &amp; lids</title><link>/journal</link>${items}</channel></rss>`;
const first = (source: string) => readFeed(source, base).posts[0]!;

describe('a feed', () => {
  const expected = { title: 'The kiln', url: 'https://pots.example/kiln', summary: 'It is hot.', author: 'Ada', date: '2026-10-02T15:00:00.000Z', picture: { url: 'https://pots.example/kiln.jpg', alt: 'Fire' } };
  const formats: [name: string, source: string][] = [
    ['RSS', rss('<item><title>The kiln</title><link>/kiln</link><dc:creator>Ada</dc:creator><pubDate>Fri, 02 Oct 2026 15:00:00 GMT</pubDate><description><![CDATA[<p>It is <b>hot</b>.</p><img src="/kiln.jpg" alt="Fire">]]></description></item>')],
    ['RSS with media', rss('<item><title>The kiln</title><link>/kiln</link><dc:creator>Ada</dc:creator><pubDate>Fri, 02 Oct 2026 15:00:00 GMT</pubDate><description>It is hot.</description><media:content url="/film.mp4" type="video/mp4"/><media:content url="/kiln.jpg" medium="image"><media:description>Fire</media:description></media:content></item>')],
    ['Atom', '<feed xmlns="http://www.w3.org/2005/Atom"><title>Pots</title><entry><id>k</id><title type="html">The &lt;i&gt;kiln&lt;/i&gt;</title><author><name>Ada</name></author><link rel="self" href="/k.atom"/><link href="/kiln"/><published>2026-10-02T17:00:00+02:00</published><content type="html">&lt;p&gt;It is hot.&lt;img alt="Fire" src="kiln.jpg"&gt;&lt;/p&gt;</content></entry></feed>'],
    ['JSON Feed', JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'Pots', items: [{ id: 'k', url: '/kiln', title: 'The kiln', content_html: '<p>It is hot.<img alt="Fire" src="kiln.jpg"></p>', date_published: '2026-10-02T15:00:00Z', authors: [{ name: 'Ada' }] }] })],
  ];
  for (const [name, source] of formats) {
    it(`in ${name} is read`, () => {
      const { id, ...post } = first(source);
      assert.match(id, /^[\da-f]{24}$/);
      assert.deepEqual(post, expected);
    });
  }

  it('leaves nothing of markup, scripts or strange addresses', () => {
    const post = first(rss('<item><title>&lt;script&gt;alert(1)&lt;/script&gt;Hi</title><link>javascript:alert(1)</link><pubDate>soon</pubDate><description><![CDATA[<style>p{}</style><p onclick="x">a<br>b &lt;b&gt; <img src="data:image/png;base64,AA"><img src="javascript:1"></p><iframe src="x">in</iframe>]]></description></item>'));
    assert.deepEqual([post.title, post.url, post.summary, post.date, post.picture], ['Hi', '', 'a b <b>', '', null]);
  });

  it('is newest first, once each, and without posts that say nothing', () => {
    const at = (day: number, guid: string) => `<item><guid>${guid}</guid><title>${guid}${day}</title><pubDate>0${day} Oct 2026 00:00:00 GMT</pubDate></item>`;
    assert.deepEqual(readFeed(rss(`${at(1, 'a')}${at(3, 'b')}${at(2, 'c')}${at(2, 'c')}<item><link>/x</link></item>`), base).posts.map(({ title }) => title), ['b3', 'c2', 'a1']);
  });

  it('of the site itself keeps what is at the site as paths', () => {
    const { url, picture } = readFeed(rss('<item><title>T</title><link>/saltmarsh#kiln</link><enclosure url="/images/kiln?format=750w" type="image/jpeg" length="1"/></item>'), 'https://site.invalid/j.xml', { isOwn: true }).posts[0]!;
    assert.deepEqual([url, picture?.url], ['/saltmarsh#kiln', '/images/kiln?format=750w']);
  });

  for (const source of ['', '<html><body>gone</body></html>', '{}', '<rss', '[]', 'null']) it(`is not read from ${source || 'nothing'}`, () => assert.throws(() => readFeed(source, base)));

  it('of entities that grow without end, or nested without end, ends soon', () => {
    const bomb = `<!DOCTYPE rss [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">]>`;
    const read = (source: string) => { try { return JSON.stringify(readFeed(source, base)).length; } catch { return 0; } };
    assert.ok(read(rss('<item><title>&c;</title></item>').replace('<rss', `${bomb}<rss`)) < 5000);
    assert.ok(read(rss(`<item><title>t</title><description>${'&lt;b&gt;'.repeat(50_000)}x</description></item>`)) < 5000);
  });
});

describe('a post', () => {
  const links: [name: string, item: string, url: string][] = [
    ['a guid', '<guid isPermaLink="true">https://pots.example/p/1</guid>', 'https://pots.example/p/1'],
    ['a guid without a word about it', '<guid>https://pots.example/p/1</guid>', 'https://pots.example/p/1'],
    ['a guid that is marked as not an address', '<guid isPermaLink="false">https://pots.example/p/1</guid>', ''],
    ['a guid that is not an address', '<guid>p-1</guid>', ''],
    ['an Atom link', '<atom:link href="https://pots.example/p/2" rel="alternate"/>', 'https://pots.example/p/2'],
    ['an Atom link without a relation', '<atom:link href="/p/2"/>', 'https://pots.example/p/2'],
    ['an Atom link to HTML behind others', '<atom:link href="/p/2.json" type="application/json"/><atom:link rel="self" href="/self"/><atom:link href="/p/2" type="text/html"/>', 'https://pots.example/p/2'],
    ['an Atom link before a guid', '<guid>https://pots.example/?p=1</guid><atom:link href="/p/2"/>', 'https://pots.example/p/2'],
    ['a link before both', '<guid>https://pots.example/?p=1</guid><atom:link href="/p/2"/><link>/p/3</link>', 'https://pots.example/p/3'],
    ['a guid where the link is no address', '<link>javascript:alert(1)</link><guid>https://pots.example/p/1</guid>', 'https://pots.example/p/1'],
  ];
  for (const [name, item, url] of links) it(`has the address of ${name}`, () => assert.equal(first(rss(`<item><title>x</title>${item}</item>`)).url, url));

  const real = '<img src="/real.jpg">';
  const decorations: [name: string, markup: string][] = [
    ['an emoji', '<img src="https://emoji.example/72x72/1f642.png" alt="🙂" class="wp-smiley" style="height: 1em; max-height: 1em;"/>'], ['an emoji known by its text', '<img src="/x.png" alt="👩‍🚀">'],
    ['an emoji known by its address', '<img src="https://s.w.org/images/core/emoji/14/72x72/1f642.png">'],
    ['a counter', '<img src="https://count.example/p?x" height="1" width="1px" alt="">'], ['a counter of no size', '<img src="/p" width="0" height="0">'], ['a counter with a style', '<img src="/p" style="width:1px;height:1px">'],
    ['a hidden counter', '<img src="/p" style="display:none">'], ['a counter without scripts', '<noscript><img height="1" width="1" src="/tr"></noscript>'], ['a counter of a known host', '<img src="https://feeds.feedburner.com/~r/x/~4/1">'],
    ['an avatar', '<img src="https://secure.gravatar.com/avatar/1?s=96">'], ['an avatar known by its class', '<img class="avatar photo" src="/ada.jpg">'], ['an icon', '<img src="/share.png" width="16" height="16">'], ['a drawing that cannot be rendered again', '<img src="/a.svg">'],
  ];
  for (const [name, markup] of decorations) {
    it(`has the picture behind ${name}`, () => assert.equal(first(rss(`<item><title>x</title><content:encoded><![CDATA[<p>Hi ${markup}</p>${real}]]></content:encoded></item>`)).picture?.url, 'https://pots.example/real.jpg'));
    it(`has no picture with ${name} alone`, () => assert.equal(first(rss(`<item><title>x</title><description><![CDATA[${markup}]]></description></item>`)).picture, null));
  }
  const lazy: [name: string, markup: string][] = [
    ['an attribute', '<img src="/blank.gif" data-lazy-src="/real.jpg"><noscript><img src="/real.jpg"></noscript>'], ['data-src', '<img src="data:image/gif;base64,R0" data-src="/real.jpg">'],
    ['a set', '<img data-srcset="/real.jpg 300w, /big.jpg 900w">'], ['the markup without scripts', '<img src="/img/placeholder.png"><noscript><p>No <img src="/real.jpg"></p></noscript>'], ['a set of candidates', '<img srcset="/real.jpg, /big.jpg 2x">'],
  ];
  for (const [name, markup] of lazy) {
    it(`has the picture that is loaded later from ${name}`, () => {
      const { picture, summary } = first(rss(`<item><title>x</title><description><![CDATA[<p>Words</p>${markup}]]></description></item>`));
      assert.deepEqual([picture?.url, summary], ['https://pots.example/real.jpg', 'Words']);
    });
  }
  it('has no avatar of its author as its picture', () => {
    assert.equal(first(rss('<item><title>x</title><media:content url="https://1.gravatar.com/avatar/1" medium="image"/><media:content url="/real.jpg" medium="image"/></item>')).picture?.url, 'https://pots.example/real.jpg');
  });
  it('has the picture of its episode', () => assert.equal(first(rss('<item><title>x</title><itunes:image href="/episode.jpg"/><enclosure url="/x.mp3" type="audio/mpeg" length="1"/></item>')).picture?.url, 'https://pots.example/episode.jpg'));

  it('has addresses within its xml:base', () => {
    const atom = '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://x.example/blog/"><title>P</title><link href="."/><entry xml:base="2026/"><id>k</id><title>x</title><link href="kiln"/><content type="html" xml:base="files/">&lt;img src="kiln.jpg"&gt;</content></entry></feed>';
    const { homePage, posts: [post] } = readFeed(atom, base);
    assert.deepEqual([homePage, post!.url, post!.picture?.url], ['https://x.example/blog/', 'https://x.example/blog/2026/kiln', 'https://x.example/blog/2026/files/kiln.jpg']);
    assert.equal(first(rss('<item xml:base="javascript:x"><title>x</title><link>a</link></item>')).url, 'https://pots.example/a');
  });

  it('is not lost where all have one guid, or one link', () => {
    const titles = (items: string) => readFeed(rss(items), base).posts.map(({ title }) => title);
    assert.deepEqual(titles('<item><guid>1</guid><title>A</title></item><item><guid>1</guid><title>B</title></item><item><guid>1</guid><title>A</title></item>'), ['A', 'B']);
    assert.deepEqual(titles('<item><link>/</link><title>A</title></item><item><link>/</link><title>B</title></item>'), ['A', 'B']);
    const { posts } = readFeed(rss('<item><guid>1</guid><title>A</title></item><item><guid>1</guid><title>B</title></item>'), base);
    assert.equal(new Set(posts.map(({ id }) => id)).size, 2);
  });

  it('is read where its feed was cut behind it', () => {
    const feeds = [
      rss('<item><title>A</title></item><item><title>B</title></item><item><title>C</ti').replace('</ti</channel></rss>', '</ti'),
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>P</title><entry><id>a</id><title>A</title></entry><entry><id>b</id><title>B</title></entry><entry><id>c</id><tit',
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel rdf:about="x"><title>P</title></channel><item rdf:about="a"><title>A</title></item><item rdf:about="b"><title>B</title></item><item rdf',
    ];
    for (const feed of feeds) assert.deepEqual(readFeed(feed, base).posts.map(({ title }) => title), ['A', 'B'], feed);
  });
});

describe('an excerpt', () => {
  const rows: [text: string, most: number, expected: string][] = [['one two', 20, 'one two'], ['one two, three', 9, 'one two…'], ['oneword', 3, 'one…'], ['🏺🏺🏺', 2, '🏺🏺…']];
  for (const [text, most, expected] of rows) it(`of "${text}" in ${most} letters is "${expected}"`, () => assert.equal(createExcerpt(text, most), expected));
  it('has the first picture that is more than a pixel', () => assert.equal(readHtml('<img src="/t.gif" width="1"><img src="/a.jpg">').picture?.src, '/a.jpg'));
});

describe('FEEDS', () => {
  it('names feeds', () => {
    assert.deepEqual(readFeeds('studio=https://a.example/f?x=1&y=2, journal = /journal.xml\nb=http://b.example/'), [{ name: 'studio', url: 'https://a.example/f?x=1&y=2' }, { name: 'journal', url: '/journal.xml' }, { name: 'b', url: 'http://b.example/' }]);
    assert.deepEqual(readFeeds(), []);
    const many = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=/f${at}.xml`).join();
    assert.equal(readFeeds(many(20)).length, 20);
    assert.throws(() => readFeeds(many(21)), { message: 'FEEDS has 21 connected galleries; expected 20 at most. Leave some of them out.' });
    assert.equal(readFeeds(many(21), 'CALENDARS').length, 21);
  });
  for (const wrong of ['https://a.example/f', 'a=ftp://a.example', 'A b=https://a.example', 'a=', 'a=//b.example/x', 'a=file:///etc/passwd', 'a=/x,a=/y']) it(`refuses "${wrong}" and says what is expected`, () => assert.throws(() => readFeeds(wrong), /FEEDS has .*expected/));
});
