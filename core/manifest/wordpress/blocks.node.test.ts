import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnyValue } from '../../settings/table.js';
import { elementGroups } from '../describe/groups.js';
import { getBlockName } from './element-block.js';
import { openBlockEditor, readControls, tables } from './block-editor.fixture.test.js';
import { searchTerms } from './search-terms.js';

const { blocks, own } = openBlockEditor();

/** The panel of a block with some attributes. */
const panelOf = (tag: string, attributes: object = {}): ReturnType<typeof readControls> => readControls(React.createElement(
  blocks.get(getBlockName(tag)).edit,
  { attributes: { pictureIds: [], entries: [], ...attributes }, setAttributes: () => {}, clientId: 'one', isSelected: true },
));

/** Controls by setting control: the parts of WordPress that may show it. */
const shownBy: Readonly<Record<string, readonly string[]>> = {
  switch: ['ToggleControl', 'SelectControl'], select: ['SelectControl', 'TextControl'], number: ['TextControl'], amount: ['TextControl'], address: ['TextControl'],
  color: ['TextControl'], date: ['TextControl'], time: ['TextControl'], html: ['TextareaControl'], json: ['TextareaControl'], text: ['TextControl'],
};

describe('the block of each element', () => {
  for (const { tag, docs } of tables) {
    const element = own.elements[tag];
    const block = blocks.get(element.block);

    test(`<${tag}> has a title, a description, an icon and words to find it by`, () => {
      assert.equal(block.category, 'site-elements');
      assert.ok(block.title && block.description.length > 10);
      assert.doesNotMatch(block.description, /`/);
      assert.match(docs.panel!.icon, /^[Mm]/);
      assert.ok(block.keywords.includes(tag) && block.keywords.includes(elementGroups[docs.group!].title), block.keywords);
      assert.ok(searchTerms[tag]!.length > 0);
    });

    test(`<${tag}> has a control with a label for each setting`, () => {
      const controls = panelOf(tag);
      const inMarkup = [...Object.keys(element.entries?.attributes ?? {}), ...element.entries ? ['events', 'product'] : []];
      for (const [name, setting] of Object.entries(element.settings) as [string, AnyValue][]) {
        if (inMarkup.includes(name)) continue;
        const label = setting.control === 'amount' ? `${setting.label} (USD)` : setting.label;
        const found = controls.find(({ control, props }) => props.label === label && shownBy[setting.control]!.includes(control));
        assert.ok(found, `${name}: ${setting.control} “${label}”`);
      }
    });

    test(`<${tag}> asks for JSON after all other settings of a group`, () => {
      for (const { names } of element.groups) {
        const kinds = names.map((name: string) => element.settings[name].kind === 'json');
        assert.deepEqual(kinds, [...kinds].sort((one: boolean, other: boolean) => Number(one) - Number(other)));
      }
    });
  }

  test('are as many as the elements, in the order of their groups', () => {
    assert.equal(blocks.size, tables.length);
    const groups = tables.map(({ docs }) => docs.group!);
    assert.deepEqual(groups, [...groups].sort((one, other) => Object.keys(elementGroups).indexOf(one) - Object.keys(elementGroups).indexOf(other)));
    assert.deepEqual(Object.keys(searchTerms).filter(tag => !(tag in own.elements)), []);
  });

  test('keep settings for owners alone from authors', () => {
    const author = openBlockEditor({ isTrusted: false });
    const labels = (editor: typeof author) => readControls(React.createElement(editor.blocks.get('site-elements/map').edit, { attributes: { pictureIds: [] }, setAttributes: () => {} }))
      .map(({ props }) => props.label);
    assert.ok(labels({ blocks, own }).includes('Address search service'));
    assert.ok(!labels(author).includes('Address search service'));
  });
});

/** A setting, its value, the control that shows it, and some of its props. */
const controlCases: readonly (readonly [tag: string, name: string, value: unknown, control: string, props: Readonly<Record<string, unknown>>])[] = [
  ['site-gallery', 'auto-crop', undefined, 'ToggleControl', { checked: true }],
  ['site-gallery', 'lightbox', undefined, 'SelectControl', { value: '' }],
  ['site-gallery', 'lightbox', false, 'SelectControl', { value: 'false' }],
  ['site-gallery', 'design', 'grid', 'SelectControl', { value: 'grid' }],
  ['site-gallery', 'slides-per-row', '2, 724px 4', 'TextControl', { type: 'number', value: '2' }],
  ['site-gallery', 'slides-per-row', '724px 4', 'TextControl', { value: '724px 4' }],
  ['site-gallery', 'active-alignment', undefined, 'TextControl', { list: 'site-elements-suggestions-0' }],
  ['site-map', 'lat', 95, 'TextControl', { type: 'number', min: -90, max: 90, help: 'Enter a number from -90 to 90.' }],
  ['site-fit-text', 'min', undefined, 'TextControl', { type: 'number', value: '' }],
  ['site-map', 'map-style', '/style.json', 'TextControl', { value: '/style.json' }],
  ['site-map', 'geojson', 'javascript:alert(1)', 'TextControl', { help: 'This address is not allowed, so the page does not use it.' }],
  ['site-price', 'price-cents', 2800, 'TextControl', { type: 'number', value: '28.00' }],
  ['site-shape', 'fill', '#c4502e', 'TextControl', { value: '#c4502e' }],
  ['site-shape', 'fill', '#c4502e', 'ColorPalette', { value: '#c4502e' }],
  ['site-booking', 'time', '18:30', 'TextControl', { type: 'time' }],
  ['site-booking', 'time', '6.30', 'TextControl', { type: undefined, value: '6.30' }],
  ['site-calendar', 'date', '', 'TextControl', { type: 'date' }],
  ['site-form', 'success-html', '<p>Thank you.</p>', 'TextareaControl', { value: '<p>Thank you.</p>' }],
  ['site-form', 'fields', '[', 'TextareaControl', { help: 'This is not JSON, so the page does not use it yet.' }],
  ['site-price', 'currency', '', 'TextControl', { placeholder: 'EUR' }],
];

describe('the control of a setting', () => {
  for (const [tag, name, value, control, props] of controlCases) {
    test(`${tag} ${name}="${String(value)}" is a ${control}`, () => {
      const setting = own.elements[tag].settings[name];
      const found = readControls(React.createElement(own.Setting, { setting, value, currency: 'USD', onChange: () => {} })).filter(each => each.control === control);
      assert.ok(found.length > 0);
      for (const [key, expected] of Object.entries(props)) assert.equal(found[0]!.props[key], expected, key);
    });
  }

  const widths: readonly (readonly [text: string, steps: number | null, written: unknown])[] = [
    ['3', 1, 3], ['2, 724px 4', 2, '2, 724px 4'], ['2,724px 4 , 1200px 6.5', 3, '2, 724px 4, 1200px 6.5'], ['724px 4', null, null], ['two', null, null], ['2, 4', null, null],
  ];
  for (const [text, steps, written] of widths) {
    test(`reads "${text}" as values by width`, () => {
      const read = own.readSteps(text);
      assert.equal(read?.length ?? null, steps);
      if (read) assert.equal(own.writeSteps(read), written);
    });
  }
});

/** Posts of earlier versions: the attributes that WordPress has read from them, and the markup that was saved. */
const savedPosts: readonly (readonly [title: string, tag: string, attributes: object, markup: string])[] = [
  ['a gallery', 'site-gallery', { pictureIds: [1, 2], design: 'grid' }, '[inner]'],
  ['a tooltip', 'site-tooltip', { text: 'Fired twice' }, '[inner]'],
  ['an event', 'site-events', {
    entries: [{
      title: 'Cups & bowls', start: '2031-01-07T18:00', end: '2031-01-07T20:30', rrule: 'FREQ=WEEKLY', venue: 'The Net Loft', town: 'Salthouse', description: 'Bring an apron.',
      url: 'https://example.com/cups', tickets: 'https://example.com/tickets', ticketsText: 'Tickets', status: 'sold-out',
    }],
  }, '<article data-rrule="FREQ=WEEKLY" data-status="sold-out"><h3><a href="https://example.com/cups">Cups &amp; bowls</a></h3>'
    + '<p><time datetime="2031-01-07T18:00">2031-01-07 18:00</time> – <time datetime="2031-01-07T20:30">2031-01-07 20:30</time></p>'
    + '<address><span data-venue="">The Net Loft</span>, <span data-town="">Salthouse</span></address><p data-description="">Bring an apron.</p>'
    + '<p><a href="https://example.com/tickets" data-tickets="">Tickets</a></p></article>[inner]'],
  ['an event of few words', 'site-calendar', { entries: [{ title: 'Market', start: '2031-01-07T18:00' }] },
    '<article><h3>Market</h3><p><time datetime="2031-01-07T18:00">2031-01-07 18:00</time></p></article>[inner]'],
  ['a product with choices', 'site-product', {
    name: 'Mug', description: 'For tea.', priceText: '28.00 USD', 'price-cents': 2800,
    entries: [{ title: 'Large', sku: 'mug-l', price: '3400', salePrice: '3000', stock: '2', priceText: '34.00 USD' }, { title: 'Small', sku: 'mug-s' }],
  }, '<h3 data-product="title">Mug</h3><p><span data-product="price">28.00 USD</span></p><p data-product="description">For tea.</p>'
    + '<ul data-product-choices=""><li data-sku="mug-l" data-price-cents="3400" data-sale-price-cents="3000" data-stock="2"><span data-choice="">Large</span> '
    + '<span data-choice-price="">34.00 USD</span></li><li data-sku="mug-s"><span data-choice="">Small</span></li></ul>[inner]'],
];

describe('a block that an earlier version saved', () => {
  for (const [title, tag, attributes, markup] of savedPosts) {
    test(`${title} has the same markup`, () => {
      assert.equal(renderToStaticMarkup(blocks.get(getBlockName(tag)).save({ attributes: { pictureIds: [], entries: [], ...attributes } })), markup);
    });
  }

  test('a product whose name was a setting moves it into its markup', () => {
    const { deprecated: [before] } = blocks.get('site-elements/product');
    assert.equal(before.isEligible({ name: 'Mug' }), true);
    assert.equal(before.isEligible({ sku: 'mug' }), false);
    assert.equal(renderToStaticMarkup(before.save()), '[inner]');
    assert.equal(before.attributes['price-cents'].type, 'number');
  });

  test('finds every setting under its name and its previous name', () => {
    for (const { tag, settings } of tables) {
      for (const [name, { was, attribute }] of Object.entries(settings as Record<string, { was?: string; attribute?: unknown }>)) {
        if (was && attribute !== false) assert.ok(Object.values(own.elements[tag].settings as AnyValue).some((row: AnyValue) => row.former), `${tag} ${name}`);
      }
    }
  });
});
