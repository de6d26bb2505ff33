import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ownersMarkup } from '../../../core/manifest/install/owners-markup.js';
import { scriptLine } from '../../../core/manifest/install/sheet-links.js';
import { readTables } from '../../../core/manifest/describe/tables.js';
import { examplesOf } from '../content/examples.js';
import { configured } from './configure.js';
import { settingNames } from './setting-names.js';
import { snippetForms, snippetOf } from './snippet-forms.js';
import { toDataForm } from './to-data-form.js';
import { toJsx } from './to-jsx.js';

const attributes = [['design', 'design'], ['loop', 'loop'], ['controls', 'controls'], ['slidesPerRow', 'slides-per-row'], ['coupons', 'coupons']] as const;
const names = { 'x-y': { design: 'choice', loop: 'flag', controls: 'flag', 'slides-per-row': 'number', slidesperrow: 'number', coupons: 'json' } } as const;
const write = (markup: string, settings: Record<string, unknown>) =>
  configured({ tag: 'x-y', markup, attributes, spellings: Object.keys(names['x-y']), settings });

describe('configured markup', () => {
  const rows: [what: string, markup: string, settings: Record<string, unknown>, expected: string][] = [
    ['has the settings in the order of the table', '<x-y></x-y>', { loop: true, design: 'grid' }, '<x-y design="grid" loop></x-y>'],
    ['has no setting that is its default', '<x-y loop="false" design="slideshow">', {}, '<x-y>'],
    ['says no to what is on by default', '<x-y>', { controls: false }, '<x-y controls="false">'],
    ['keeps what is no setting', '<x-y id="a" class="b" loop>', {}, '<x-y id="a" class="b">'],
    ['replaces another spelling', '<x-y slidesperrow=4>', { slidesPerRow: 3 }, '<x-y slides-per-row="3">'],
    ['has JSON in single quotes', '<x-y>', { coupons: [{ code: 'A' }] }, '<x-y coupons=\'[{"code":"A"}]\'>'],
    ['sets the first tag alone', '<p><x-y></x-y><x-y loop></x-y></p>', { design: 'grid' }, '<p><x-y design="grid"></x-y><x-y loop></x-y></p>'],
  ];
  for (const [what, markup, settings, expected] of rows) test(what, () => assert.equal(write(markup, settings), expected));
});

test('the data- form replaces the tag where custom tags are not allowed, with settings as data', () => {
  assert.equal(
    toDataForm('<x-y id="a" design="grid" loop loading="eager"><img src="b.jpg" alt=""></x-y>\n<p>Now <x-y loop>c</x-y></p>', names),
    '<div data-x-y id="a" data-design="grid" data-loop data-loading="eager"><img src="b.jpg" alt=""></div>\n<p>Now <span data-x-y data-loop>c</span></p>',
  );
});

test('JSX has React\'s names, numbers and braces', () => {
  assert.equal(
    toJsx('<x-y slides-per-row="3" controls="false" loop class="a">{x}<br><label for="b">B</label><!-- c --><script type="application/json">{"a": `1`}</script></x-y>', names),
    '<x-y slides-per-row={3} controls={false} loop class="a">{\'{\'}x{\'}\'}<br /><label htmlFor="b">B</label>{/* c */}<script type="application/json">{`{"a": \\`1\\`}`}</script></x-y>',
  );
});

test('every form of every example closes its tags, and the data- form contains no custom tag', async () => {
  const tables = await readTables();
  const all = settingNames(tables);
  for (const { tag } of tables) {
    for (const { name, markup } of await examplesOf(tag)) {
      for (const form of snippetForms) {
        const text = form.write({ markup, criticalRules: '', sheets: [], names: all });
        const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
        assert.equal(count(new RegExp(`<${tag}[\\s>]`, 'g')), count(new RegExp(`</${tag}>`, 'g')), `${tag}/${name} as ${form.id}`);
        if (form.id === 'data') assert.equal(count(/<(?:site|cookie)-/g), 0, `${tag}/${name}`);
      }
    }
  }
});

describe('what is pasted of a gallery', () => {
  const markup = '<site-gallery design="list" list-image-size="30, 600px 45" gutter="37"></site-gallery>';
  const parts = { markup, criticalRules: '', sheets: ['site-gallery.css'], names: { 'site-gallery': { design: 'text', 'list-image-size': 'number', gutter: 'number' } } } as const;
  const forms = snippetForms.filter(({ id }) => ['tag', 'block', 'strict', 'data'].includes(id)).map(form => ({ id: form.id, text: form.write(parts) }));

  test('has the rules of settings by width beside it', () => {
    for (const { id, text } of forms) assert.ok(text.includes('--_share: 45;'), id);
    assert.match(forms.find(({ id }) => id === 'data')!.text, /\[data-list-image-size="30, 600px 45"\]/);
  });

  test('links the sheet of its design, never that of all designs', () => {
    for (const { id, text } of forms) {
      const sheets = [...text.matchAll(/href="[^"]*\/([\w-]+\.css)"/g)].map(([, name]) => name);
      assert.deepEqual(sheets, [id === 'data' ? 'site-gallery-list-settings.css' : 'site-gallery-list.css'], id);
    }
  });

  test('has its rules in a style sheet of the site where the policy forbids inline styles', () => {
    const { text } = forms.find(({ id }) => id === 'strict')!;
    assert.doesNotMatch(text, /<style/);
    assert.match(text, /<\/site-gallery>\n\n\/\* in the style sheet of your site \*\/\n[^<]*--_gutter: 37px/);
  });
});

describe('what an owner copies', () => {
  const parts = { criticalRules: '', sheets: ['x-y.css'], names, base: 'https://bakery.example/files/' };

  test('has the address of the files in every form for pages', () => {
    for (const form of snippetForms.filter(({ id }) => !['react', 'vue', 'svelte'].includes(id))) {
      const text = snippetOf(form, { ...parts, markup: '<x-y></x-y>' });
      const base = form.id === 'strict' ? '/files/' : parts.base;
      assert.ok(text.includes(`<link rel="stylesheet" href="${base}x-y.css">`) && text.includes(scriptLine(base)), text);
    }
  });

  test('has the lines for the head apart from a data- form', () => {
    const text = snippetOf(snippetForms.find(({ id }) => id === 'data')!, { ...parts, markup: '<x-y></x-y>' });
    assert.match(text, /^<!-- once, in the head of the page -->\n[^]*auto\.js[^]*<!-- where the element is to stand -->\n<div data-x-y><\/div>$/);
  });

  const rows: [what: string, markup: string, expected: string][] = [
    ['a picture', '<img src="/images/heron?format=500w" alt="">', '<img src="https://bakery.example/images/heron.jpg" alt="">'],
    [
      'pictures by width',
      'srcset="/images/pier?format=500w 500w, /images/pier?format=1000w 1000w"',
      'srcset="https://bakery.example/images/pier-500w.jpg 500w, https://bakery.example/images/pier-1000w.jpg 1000w"',
    ],
    ['a page', '<a href="/saltmarsh/shop#mug">', '<a href="https://bakery.example/shop#mug">'],
    ['the first page', '<a href="/saltmarsh">', '<a href="https://bakery.example/">'],
    [
      'JSON',
      '{ "image": "/images/mug", "url": "/shop#mug" }',
      '{ "image": "https://bakery.example/images/mug.jpg", "url": "https://bakery.example/shop#mug" }',
    ],
    ['map tiles', 'tiles="/tiles/{z}/{x}/{y}.png"', 'tiles="https://bakery.example/tiles/{z}/{x}/{y}.png"'],
    ['an address of the service', '<form action="/forms/contact">', '<form action="/forms/contact">'],
    ['words', 'on site/off site, 3 / 4', 'on site/off site, 3 / 4'],
    ['another host', 'https://social.example/images/1', 'https://social.example/images/1'],
  ];
  for (const [what, markup, expected] of rows) test(`has ${what} at the owner's site`, () => assert.equal(ownersMarkup(markup, parts.base), expected));

  test('has no address of the demo in any example', async () => {
    const demo = /["'(\s,]\/(images|saltmarsh|site|shop|visit|tiles)\b/;
    for (const { tag } of await readTables())
      for (const { markup, name } of await examplesOf(tag)) assert.doesNotMatch(ownersMarkup(markup), demo, `${tag}/${name}`);
  });
});
