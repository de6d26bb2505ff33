import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { elementsFolder, readTables } from '../../manifest/describe/tables.js';
import type { Table } from '../../settings/table.js';
import { checkPage } from './check-page.js';
import { findNearestName } from './nearest-name.js';

let tables: ReadonlyMap<string, Table>;
before(async () => { tables = new Map((await readTables()).map(table => [table.tag, table])); });

const found = (html: string): string[] => checkPage(html, tables).map(({ line, column, severity, message }) => `${line}:${column} ${severity} ${message}`);

/** What people and programs write by mistake, and what they read about it. */
const mistakes: readonly (readonly [name: string, html: string, findings: readonly string[]])[] = [
  ['a tag with a letter too few', '<h1>Pots</h1>\n  <site-galery></site-galery>', ['2:3 error <site-galery> is not known. Did you mean <site-gallery>?']],
  ['a tag that the library does not have', '<site-hologram></site-hologram>', ['1:1 warning <site-hologram> is not an element of Site Elements.']],
  ['an attribute with a letter too many', '<site-gallery\n  slides-per-rows="3"></site-gallery>',
    ['2:3 error <site-gallery> has no attribute "slides-per-rows". Did you mean "slides-per-row"?']],
  ['an attribute of another library', '<site-gallery columns-mobile-large="2"></site-gallery>', ['1:15 error <site-gallery> has no attribute "columns-mobile-large".']],
  ['a value that is no choice', '<site-gallery design="puzzle"></site-gallery>',
    ['1:15 error <site-gallery>: design "puzzle" is unknown; expected ']],
  ['a number out of range', '<site-map zoom="99"></site-map>', ['1:11 error <site-map>: zoom "99" is out of range; expected a number from 0 to 22.']],
  ['an address that runs a script', '<site-map geojson="javascript:alert(1)"></site-map>',
    ['1:11 error <site-map>: geojson "javascript:alert(1)" is not a safe address; expected an http, https or relative address.']],
  ['an attribute twice', '<site-gallery design="grid" design="carousel"></site-gallery>', ['1:1 error <site-gallery> has an attribute twice; browsers read the first one only.']],
  ['typographic quotes', '<site-gallery design=“grid”></site-gallery>',
    ['1:15 error <site-gallery>: the quotes around the value are typographic; write straight ones: name="value".']],
  ['an element that closes itself', '<site-cart-badge />\n<p>All of the page.</p>',
    ['1:1 error <site-cart-badge/> does not end here: HTML has no self-closing elements. Write <site-cart-badge></site-cart-badge>.']],
  ['a missing end tag', '<site-gallery>\n<img src="a.jpg" alt="A bowl">', ['1:1 error <site-gallery> has no end tag. Write </site-gallery> where its content ends.']],
  ['a paragraph around an element with blocks', '<p><site-tabs><section><h2>By boat</h2></section></site-tabs></p>',
    ['1:4 error <site-tabs> is inside a <p>, and browsers end both at the first block inside. Write a <div> instead of the <p>.']],
  ['an element in the head', '<!doctype html><html><head><title>Pots</title>\n<site-analytics></site-analytics></head><body></body></html>',
    ['2:1 error <site-analytics> is in the <head>, which browsers end there. Move it into the <body>.']],
  ['an element between the rows of a table', '<table><tr><td>1</td></tr>\n<site-price></site-price><tr><td>2</td></tr></table>',
    ['2:1 error <site-price> is between the rows of a <table>; browsers move it before the table. Put it into a <td>, or beside the table.']],
  ['a form in a form', '<form action="/send"><site-form form-id="contact"></site-form></form>',
    ['1:22 error <site-form> is inside another form; forms cannot be inside forms. Move it out.']],
  ['two banners', '<cookie-banner></cookie-banner>\n<cookie-banner></cookie-banner>', ['2:1 error <cookie-banner> is in the page twice; one is enough.']],
  ['an image without a text', '<site-gallery>\n  <img src="bowl.jpg">\n  <img src="line.svg" alt="">\n</site-gallery>',
    ['2:3 error <img> has no alt. Describe the image, or write alt="" if it only decorates.']],
  ['settings that are no JSON', '<site-gallery>\n<script type="application/json">{ design: "grid" }</script></site-gallery>',
    ['2:1 error <site-gallery>: the settings are not a JSON object (']],
  ['a wrong value in the settings', '<site-map><script type="application/json">{ "zoom": 99 }</script></site-map>',
    ['1:11 error <site-map>: zoom "99" is out of range; expected a number from 0 to 22.']],
  ['code that an editor has escaped', '<p>&lt;site-gallery design="grid"&gt;&lt;/site-gallery&gt;</p>',
    ['1:4 error The code of <site-gallery> is shown as text: the editor has escaped it. Paste it into a block for HTML or code.']],
  ['a script without its type', '<script src="https://cdn.example/site-elements/auto.js"></script>',
    ['1:1 error The script auto.js needs type="module": <script type="module" src="…">.']],
  ['a plain element that stands for one', '<div data-site-gallery\n  data-slides-per-rows="3" data-loop="maybe" data-pagination="stars" data-tracking-id="7"></div>', [
    '2:3 error <site-gallery> has no attribute "slides-per-rows". Did you mean "slides-per-row"?',
    '2:46 error <site-gallery>: pagination "stars" is unknown; expected none, dots, fraction, progress.',
  ]],
  ['several of them, in the order of the page', '<site-galery></site-galery>\n<img src="a.jpg">\n<site-map zom="3"></site-map>', [
    '1:1 error <site-galery> is not known. Did you mean <site-gallery>?',
    '2:1 error <img> has no alt. Describe the image, or write alt="" if it only decorates.',
    '3:11 error <site-map> has no attribute "zom". Did you mean "zoom"?',
  ]],
];

describe('a page with', () => {
  for (const [name, html, expected] of mistakes) {
    test(name, () => {
      const findings = found(html);
      assert.equal(findings.length, expected.length, findings.join('\n'));
      for (const [at, start] of expected.entries()) assert.ok(findings[at]!.startsWith(start), findings[at]);
    });
  }
});

describe('a page without mistakes', () => {
  const right: readonly (readonly [name: string, html: string])[] = [
    ['attributes of HTML, ARIA, data and frameworks', '<site-gallery id="a" class="b" aria-label="Pots" data-x="1" onclick="go()" loading="eager" v-if="x" @click="y" :design="z" hx-get="/"></site-gallery>'],
    ['a template language', '<site-gallery design="{{ block.settings.design }}" {% if block.settings.loop %}loop{% endif %}></site-gallery><site-map zoom="<?= $zoom ?>"></site-map>'],
    ['directives of frameworks', '<site-gallery client:load bind:this="a" on:click="b" ?hidden="c" .items="d" up-follow></site-gallery>'],
    ['typographic quotes in a text', '<site-gallery label="“Pots”" title="The visitors’"></site-gallery><site-tabs label=\'«Pots»\'></site-tabs>'],
    ['spellings that frameworks write', '<site-gallery slidesperrow="3"></site-gallery>'],
    ['upper case', '<SITE-GALLERY DESIGN="GRID"></SITE-GALLERY>'],
    ['code that is shown on purpose', '<pre><code>&lt;site-gallery&gt;</code></pre>'],
    ['a plain element that stands for one', '<div data-site-gallery data-design="grid" data-slide-id="x" data-site-served title="Pots"></div>'],
    ['elements of others', '<my-gallery></my-gallery><sl-button></sl-button>'],
    ['a part of a page in a table cell', '<table><tr><td><site-price></site-price></td></tr></table>'],
    ['nothing', ''],
  ];
  for (const [name, html] of right) test(name, () => assert.deepEqual(found(html), []));

  test('as all examples of the library are', () => {
    for (const tag of tables.keys()) {
      const folder = path.join(elementsFolder, tag, 'examples');
      for (const file of readdirSync(folder).filter(name => name.endsWith('.html'))) {
        assert.deepEqual(found(readFileSync(path.join(folder, file), 'utf8')), [], `${tag}/${file}`);
      }
    }
  });

  test('however deep and long it is', () => {
    assert.deepEqual(found(`${'<div>'.repeat(2000)}<site-gallery></site-gallery>`), []);
    assert.equal(found('<site-galery></site-galery>'.repeat(500)).length, 500);
  });
});

test('the nearest name is a close one', () => {
  const rows: readonly (readonly [string, string | null])[] = [
    ['site-galery', 'site-gallery'], ['site-gallrey', 'site-gallery'], ['site-form', 'site-form'], ['button', null], ['x'.repeat(500), null], ['', null],
  ];
  for (const [name, nearest] of rows) assert.equal(findNearestName(name, ['site-gallery', 'site-form']), nearest, name);
});
