import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decodeEntities, plainText } from './plain-text.js';

describe('the text of foreign markup', () => {
  const rows: [markup: string, text: string][] = [
    ['Plain, with 5 < 6 and R&D', 'Plain, with 5 < 6 and R&D'],
    ['Rock &amp; Roll &ndash; caf&eacute;, 5&nbsp;&euro;', 'Rock & Roll – café, 5 €'],
    ['It&#8217;s &#x201c;on&#x201D; &#151; &#146;', 'It’s “on” — ’'],
    ['&amp;lt;b&amp;gt; is decoded once', '&lt;b&gt; is decoded once'],
    ['&lt;b&gt; is text', '<b> is text'],
    ['&unknown; &#0; &#xD800; &toString; AT&T;', '&unknown; &#0; &#xD800; &toString; AT&T;'],
    ['<b>Bold</b> and <i class="x>y">italic</i>', 'Bold and italic'],
    ['One<br>two<br/>three<BR />four', 'One\ntwo\nthree\nfour'],
    ['<p>One</p>\n<p>Two</p>', 'One\n\nTwo'],
    ['<ul><li>Bowls</li><li>Mugs</li></ul>After', '• Bowls\n• Mugs\n\nAfter'],
    ['<a href="https://example.com/a?b=1&amp;c=2">Tickets</a>', 'Tickets (https://example.com/a?b=1&c=2)'],
    ['<a href="https://example.com/">example.com</a>', 'example.com'],
    ['<a href="javascript:alert(1)">Press</a>', 'Press'],
    ['<a href=\'mailto:ada@example.com\'>Write</a> <ada@example.com> <3', 'Write (mailto:ada@example.com) <ada@example.com> <3'],
    ['<html><head><title>T</title><style>p { color: red }</style></head><body><!-- note --><p>Text</p></body></html>', 'Text'],
    ['<!DOCTYPE html><script>if (a < b) alert("</b>")</script>Words', 'Words'],
    ['<style>never ended', 'never ended'],
    ['<unknown>stays</unknown>', '<unknown>stays</unknown>'],
    ['<b', '<b'], ['a < b', 'a < b'], ['<<b>>', '<>'],
    ['line one\nline two with <b>markup</b>', 'line one\nline two with markup'],
    ['<table><tr><td>Fri</td><td>7 pm</td></tr></table>', 'Fri 7 pm'],
  ];
  for (const [markup, text] of rows) it(JSON.stringify(markup), () => assert.equal(plainText(markup), text));

  it('is read once, however much there is of it', () => {
    for (const piece of ['<', '<a ', '<a href="', '<b x=\'', '&#', '<!--', '<style>', '<style', '</', '<a href="http://x">']) {
      assert.equal(typeof plainText(piece.repeat(20_000)), 'string', piece);
    }
  });

  it('has entities of HTML alone', () => assert.equal(decodeEntities('&Uuml;&uuml;&yuml;&nbsp;&iexcl;&shy;x'), 'ÜüŸ'.replace('Ÿ', 'ÿ') + ' ¡x'));
});
