import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseFragment, serialize } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnyValue } from '../../settings/table.js';
import { openBlockEditor, tables } from './block-editor.fixture.test.js';
import { getPatternBlocks, getPatterns, patternRows } from './patterns.js';
import { checkAttribute, parseBlocks, type ParsedBlock } from './saved-blocks.fixture.test.js';

const { blocks, own } = openBlockEditor();
const patterns = getPatterns(tables);

const flatten = (list: readonly ParsedBlock[]): ParsedBlock[] => list.flatMap(block => [block, ...flatten(block.innerBlocks)]);
const elementOf = (name: string): AnyValue => Object.values(own.elements as AnyValue).find((element: AnyValue) => element.block === name);

describe('a pattern', () => {
  for (const [name, { title, description, content, isForTrusted }] of Object.entries(patterns)) {
    test(`${name} has a title and a description`, () => {
      assert.ok(title.text.length > 3 && title.text.length < 60);
      assert.match(description.text, /^[A-Z].+\.$/);
    });

    test(`${name} consists of blocks and settings that exist`, () => {
      const ours = flatten(parseBlocks(content)).filter(block => block.name.startsWith('site-elements/'));
      assert.ok(ours.length > 0);
      for (const block of ours) for (const [attribute, value] of Object.entries(block.attributes)) checkAttribute(elementOf(block.name), attribute, value);
    });

    test(`${name} has HTML that a browser reads as it is written`, () => {
      for (const { name: block, html } of flatten(parseBlocks(content))) {
        if (block !== 'core/html') continue;
        assert.equal(serialize(parseFragment(html)), html);
      }
      assert.doesNotMatch(content, /<script|<style| style=| on\w+=|\/saltmarsh|\/images\/|javascript:/);
      assert.equal(isForTrusted, content.includes('<form'));
    });
  }

  test('is named once', () => {
    assert.equal(new Set(patternRows.map(({ name }) => name)).size, patternRows.length);
    for (const { name } of patternRows) assert.match(name, /^[a-z-]+$/);
  });

  test('saves products as their panel does', () => {
    const products = parseBlocks(patterns.store!.content).filter(({ name }) => name === 'site-elements/product');
    assert.equal(products.length, 3);
    const entries: Readonly<Record<string, AnyValue>> = {
      'Dune mug': { name: 'Dune mug', priceText: '28.00 USD', entries: [] },
      'Tide mug': { name: 'Tide mug', priceText: '28.00 USD', entries: [] },
      'Ember bowl': { name: 'Ember bowl', priceText: '34.00 USD', entries: [{ title: '15 cm', sku: 'bowl-ember' }, { title: '18 cm', sku: 'bowl-ember-18', price: '4200', priceText: '42.00 USD' }] },
    };
    for (const { html } of products) {
      const [, name] = /data-product="title">([^<]+)</.exec(html)!;
      const saved = renderToStaticMarkup(blocks.get('site-elements/product').save({ attributes: { pictureIds: [], ...entries[name!] } }));
      assert.equal(html.trim(), saved.replace('[inner]', ''));
    }
  });

  test('whose example is missing is an error', () => {
    assert.throws(() => getPatternBlocks({ ...patternRows[0]!, example: 'nothing' }, tables), /has no example site-form\/nothing/);
  });
});
