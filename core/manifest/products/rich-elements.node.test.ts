import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RichElements } from '../../settings/rich-elements.js';
import { readTables, visitorTables } from '../describe/tables.js';
import { richElementFiles } from './rich-elements.js';

const tables = visitorTables(await readTables());
const script = richElementFiles(tables)['rich-text/elements.js']!;
const { elements } = await import(`data:text/javascript,${encodeURIComponent(script)}`) as { elements: RichElements };

test('editors of rich text know all elements for visitors', () => {
  assert.deepEqual(Object.keys(elements), tables.map(({ tag }) => tag));
  for (const [tag, { title }] of Object.entries(elements)) assert.match(title, /^[A-Z]/, tag);
});

test('editors of rich text know where an element is shown', () => {
  const rows: [tag: string, isInline: boolean, isElsewhere: boolean][] = [
    ['site-price', true, false], ['site-gallery', false, false], ['cookie-banner', false, true], ['site-dialog', false, true],
  ];
  for (const [tag, isInline, isElsewhere] of rows) assert.deepEqual([elements[tag]!.isInline, elements[tag]!.isElsewhere], [isInline, isElsewhere], tag);
});
