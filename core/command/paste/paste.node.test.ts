import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { parseFragment } from 'parse5';
import { buildElementSchema } from '../../manifest/schema/build-schema.js';
import { readTables } from '../../manifest/describe/tables.js';
import { readExamples } from '../../manifest/describe/examples.js';
import { readSamples } from '../../manifest/schema/read-sample.js';
import type { DocumentedTable } from '../../manifest/describe/docs.js';
import { makePasteCode, type PasteRequest } from './make-paste-code.js';
import type { ElementFacts } from './write-settings.js';

let [list, tables, schemas]: [readonly DocumentedTable[], ReadonlyMap<string, DocumentedTable>, Record<string, ElementFacts>] = [[], new Map(), {}];
before(async () => {
  list = await readTables();
  tables = new Map(list.map(table => [table.tag, table]));
  schemas = Object.fromEntries(list.map(table => [table.tag, buildElementSchema(table)]));
});

const make = (request: Partial<PasteRequest>) =>
  makePasteCode({ element: 'site-gallery', settings: {}, content: '', folder: '/site-elements/', ...request }, schemas, tables);
const problemsOf = (request: Partial<PasteRequest>): readonly string[] => {
  const made = make(request);
  return 'problems' in made ? made.problems : [];
};
const codeOf = (request: Partial<PasteRequest>): string => {
  const made = make(request);
  return 'code' in made ? made.code : made.problems.join('\n');
};

describe('code to paste', () => {
  test('has the head and the element, escaped, without defaults', () => {
    assert.equal(codeOf({
      settings: { design: 'grid', 'slides-per-row': '2, 724px 4', autoCrop: false, loop: true, controls: true, label: '"<Pots>" & more' },
      content: '<img src="bowl.jpg" alt="A bowl">',
    }), `<!-- Once in each page, best in the head -->
<link rel="stylesheet" href="/site-elements/site-gallery.css">
<script type="module" data-site-look="page" src="/site-elements/auto.js"></script>

<!-- In the page -->
<site-gallery design="grid" slides-per-row="2, 724px 4" auto-crop="false" loop label="&quot;&lt;Pots&gt;&quot; &amp; more"><img src="bowl.jpg" alt="A bowl"></site-gallery>
`);
  });

  test('takes previous names as current ones', () => assert.match(codeOf({ element: 'site-search', settings: { minLetters: 3 } }), /<site-search min-length="3">/));

  test('of every element of every example has the same settings again', () => {
    let count = 0;
    for (const table of list) {
      for (const { name, markup } of readExamples(table.tag)) {
        for (const { settings, content } of readSamples(markup, table)) {
          const code = codeOf({ element: table.tag, settings, content });
          const [again] = readSamples(code, table);
          const { properties } = schemas[table.tag]!;
          const expected = Object.entries(settings).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(properties[key]!.default));
          assert.deepEqual(again?.settings, Object.fromEntries(expected), `${table.tag}/${name}: ${code}`);
          count += 1;
        }
      }
    }
    assert.ok(count > 150, String(count));
  });

  test('keeps every hostile text in its attribute', () => {
    const texts = ['"><script>alert(1)</script>', '\'" onload=alert(1) x="', '</site-gallery><img src=x onerror=alert(1)>', '&quot;&amp;lt;', '<!--', ']]>', 'a\r\nb', '\u2028', '{{ 7 }}'];
    for (const label of texts) {
      const code = codeOf({ settings: { label } });
      const [again] = readSamples(code, tables.get('site-gallery')!);
      assert.equal(again?.settings.label, label, code);
      const nodes = parseFragment(code).childNodes.filter(node => 'tagName' in node).map(node => ('tagName' in node ? node.tagName : ''));
      assert.deepEqual(nodes, ['link', 'script', 'site-gallery']);
    }
  });
});

const mistakes: readonly (readonly [name: string, request: Partial<PasteRequest>, message: string])[] = [
  ['an unknown element', { element: 'site-galery' }, 'There is no element "site-galery". Did you mean "site-gallery"?'],
  ['an element of a prototype', { element: 'constructor' }, 'There is no element "constructor".'],
  ['an unknown setting', { settings: { slidesPerRows: 3 } }, '<site-gallery> has no setting "slidesPerRows". Did you mean "slidesPerRow"?'],
  ['a setting of a prototype', { settings: { toString: 'x' } }, '<site-gallery> has no setting "toString".'],
  ['an unknown choice', { settings: { pagination: 'stars' } }, 'pagination "stars" is wrong; expected one of none, dots, fraction, progress.'],
  ['a number as a text', { element: 'site-map', settings: { zoom: '9' } }, 'zoom "9" is wrong; expected a number from 0 to 22.'],
  ['a number out of range', { settings: { slidesPerRow: 99 } },
    'slidesPerRow "99" is wrong; expected a whole number from 1 to 12, or values by width such as "2, 724px 4".'],
  ['a flag as a text', { settings: { loop: 'yes' } }, 'loop "yes" is wrong; expected true or false.'],
  ['an address that runs a script', { element: 'site-map', settings: { geojson: 'javascript:alert(1)' } },
    'geojson "javascript:alert(1)" is wrong; expected an http, https or relative address.'],
  ['a time that is none', { element: 'site-booking', settings: { time: 'noon' } }, 'time "noon" is wrong; expected a time from 00:00 to 23:59 such as 18:30.'],
  ['JSON of another type', { element: 'site-cart', settings: { coupons: [{ percent: 5 }] } }, 'coupons[0].code "[{"percent":5}]" is wrong; expected a value.'],
  ['a control character', { settings: { label: 'a\0b' } }, 'label has a control character, which HTML does not keep.'],
  ['content that ends the element', { content: '</site-gallery><p>Mine</p>' },
    'The content ends <site-gallery> or leaves an element open. Write each end tag where it belongs.'],
  ['content with an open comment', { content: '<!-- ' },
    'The content ends <site-gallery> or leaves an element open. Write each end tag where it belongs.'],
  ['content with a script', { content: '<script>alert(1)</script>' }, 'The content has a <script>. Code to paste has none but that of the library.'],
  ['content with an event handler', { content: '<img src="a.jpg" alt="" onerror="alert(1)">' }, 'The content has the event handler "onerror" on <img>. Remove it.'],
  ['content with an unsafe link', { content: '<a href="java\nscript:alert(1)">x</a>' },
    'The address in "href" of <a> is not safe; expected an http, https or relative address.'],
  ['content with a document in a frame', { content: '<iframe srcdoc="<script>"></iframe>' }, 'The content has "srcdoc" on <iframe>, which can run code. Remove it.'],
  ['content with an image without a text', { content: '<img src="a.jpg">' }, '<img> has no alt. Describe the image, or write alt="" if it only decorates.'],
  ['a form in a form', { element: 'site-form', content: '<site-login></site-login>' }, '<site-login> is inside another form; forms cannot be inside forms. Move it out.'],
  ['a folder that is no address', { folder: 'javascript:alert(1)' }, 'The folder "javascript:alert(1)" is not an http, https or relative address.'],
];

describe('instead of code, a caller reads what is wrong with', () => {
  for (const [name, request, message] of mistakes) test(name, () => assert.deepEqual(problemsOf(request), [message]));
});
