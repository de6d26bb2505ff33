import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnyValue } from '../../settings/table.js';
import { openBlockEditor, tables } from './block-editor.fixture.test.js';
import { getBlockSample } from './block-samples.js';
import { checkAttribute } from './saved-blocks.fixture.test.js';

const { blocks, own } = openBlockEditor();

describe('what a block begins with, and what the inserter shows', () => {
  for (const table of tables) {
    const { example, start } = getBlockSample(table);

    test(`<${table.tag}> has an example, and none of its settings is unknown`, () => {
      assert.equal(example === undefined, table.tag === 'site-analytics');
      for (const [name, value] of Object.entries(example?.attributes ?? {})) checkAttribute(own.elements[table.tag], name, value);
      assert.doesNotMatch(JSON.stringify(example ?? ''), /\/images\/(?!svg)/);
      assert.deepEqual(blocks.get(own.elements[table.tag].block).example?.attributes, example && JSON.parse(JSON.stringify(example.attributes)));
    });

    test(`<${table.tag}> begins with content where it has content of its own`, () => {
      const variations = blocks.get(own.elements[table.tag].block).variations as readonly AnyValue[];
      assert.equal(variations.length, start ? 1 : 0);
      assert.ok(!start || own.elements[table.tag].hasContent);
      assert.doesNotMatch(JSON.stringify(start ?? ''), /saltmarsh\/| src=/);
    });
  }

  test('leaves forms out for authors, whose forms WordPress removes', () => {
    const author = openBlockEditor({ isTrusted: false });
    assert.deepEqual(author.blocks.get('site-elements/form').variations, []);
    assert.equal(author.blocks.get('site-elements/tabs').variations.length, 1);
  });
});
