// Runs in every engine: the HTML parser.
import { expect } from '@open-wc/testing';
import { readParagraphs } from './read-paragraphs.js';

/** Source text, and what is read from it: paragraphs separated by `|`, links as `[text](address)`. */
const rows: [source: string, read: string][] = [
  ['', ''], ['<p></p>', ''], ['<p> </p><p><br></p>', ''], ['<p>&nbsp;</p>', ''], ['<!-- only a comment -->', ''],
  ['Plain text', 'Plain text'], ['  Plain \n text ', 'Plain text'], ['1 < 2', '1 < 2'], ['Salt & pepper', 'Salt & pepper'],
  ['<p>One</p><p>Two &amp; <em>three</em></p>', 'One|Two & three'],
  ['One<br>Two<br/><br>Three', 'One|Two|Three'],
  ['<p>One <p>Two', 'One|Two'],
  ['<ul><li>One</li><li>Two <b>bold</b></li></ul>', 'One|Two bold'], ['<ul><li>One<li>Two</ul>', 'One|Two'],
  ['<h2>Cookies</h2>We use <i>some</i>.', 'Cookies|We use some.'],
  ['<table><tr><td>One<td>1</tr><tr><td>Two<td>2</table>', 'One 1|Two 2'],
  ['<div><div>One</div>Two<blockquote>Three</blockquote></div>', 'One|Two|Three'],
  ['<dl><dt>Term</dt><dd>Meaning</dd></dl>', 'Term|Meaning'],
  ['a<!-- a comment -->b', 'ab'], ['&copy; &#8364;&#x20AC; &hellip; &eacute;', '© €€ … é'], ['Tom&nbsp;and Ada', 'Tom\u00a0and Ada'],
  ['&constructor; {toString} &__proto__;', '&constructor; {toString} &__proto__;'],
  ['See <a href="/privacy">our policy</a>.', 'See [our policy](/privacy).'],
  ["<a class=x href='/a?b=1&amp;c=2'><b>A</b></a>", '[A](/a?b=1&c=2)'],
  ['<p><a href="/a">One</a> and <a href="/b">two</a></p>', '[One](/a) and [two](/b)'],
  ['<a href="/a"><p>One</p><p>Two</p></a>', '[One](/a)|[Two](/a)'],
  ['<a href="javascript:alert(1)">x</a>', 'x'], ['<a href="jav&#x61;script:alert(1)">x</a>', 'x'], ['<a href=java\nscript:alert(1)>x</a>', '[x](java)'],
  ['<a href="java\nscript:alert(1)">A</a>', 'A'],
  ['<img src=x onerror=alert(1)>Hi<script>alert(1)</script><style>p{}</style>', 'Hi'],
  ['&copy; <a href="https://osm.example/c">OSM</a> contributors', '© [OSM](https://osm.example/c) contributors'],
];

describe('a text that may be HTML, as paragraphs', () => {
  for (const [source, wanted] of rows) {
    it(`${JSON.stringify(source)} is ${JSON.stringify(wanted)}`, () => {
      const read = readParagraphs(source, document)
        .map(pieces => pieces.map(({ text, href }) => (href === undefined ? text : `[${text}](${href})`)).join('')).join('|');
      expect(read).to.equal(wanted);
    });
  }
});
