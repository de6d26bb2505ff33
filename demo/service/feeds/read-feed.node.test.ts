import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readFeeds } from './feed-settings.js';
import { excerptOf, readHtml } from './plain-text.js';
import { readFeed } from './read-feed.js';

const base = 'https://pots.example/feed.xml';
const rss = (items: string) => `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Pots &amp; lids</title><link>/journal</link>${items}</channel></rss>`;
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

  for (const source of ['', '<html><body>gone</body></html>', '{}', '<rss', '[]', 'null']) it(`is none in ${source || 'nothing'}`, () => assert.throws(() => readFeed(source, base)));

  it('of entities that grow without end, or nested without end, ends soon', () => {
    const bomb = `<!DOCTYPE rss [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">]>`;
    const read = (source: string) => { try { return JSON.stringify(readFeed(source, base)).length; } catch { return 0; } };
    assert.ok(read(rss('<item><title>&c;</title></item>').replace('<rss', `${bomb}<rss`)) < 5000);
    assert.ok(read(rss(`<item><title>t</title><description>${'&lt;b&gt;'.repeat(50_000)}x</description></item>`)) < 5000);
  });
});

describe('an excerpt', () => {
  const rows: [text: string, most: number, expected: string][] = [['one two', 20, 'one two'], ['one two, three', 9, 'one two…'], ['oneword', 3, 'one…'], ['🏺🏺🏺', 2, '🏺🏺…']];
  for (const [text, most, expected] of rows) it(`of "${text}" in ${most} letters is "${expected}"`, () => assert.equal(excerptOf(text, most), expected));
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
