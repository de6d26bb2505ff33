import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readTables, visitorTables } from '../../manifest/describe/tables.js';
import type { Block } from '../../manifest/wordpress/block.js';
import { getBlockSample } from '../../manifest/wordpress/block-samples.js';
import { getPatternBlocks, patternRows } from '../../manifest/wordpress/patterns.js';
import { checkPage } from './check-page.js';

const tables = visitorTables(await readTables());
const known = new Map(tables.map(table => [table.tag, table]));

/** The HTML of blocks, inside of the elements that they are of. */
const writeHtml = ({ name, attributes, innerBlocks = [], markup = '' }: Block): string => {
  const inner = markup + innerBlocks.map(writeHtml).join('');
  const tag = tables.find(table => name === `site-elements/${table.tag.replace(/^site-/, '')}`)?.tag;
  if (!tag) return String(attributes.content ?? '') + inner;
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`);
  return `<${tag}${written.join('')}>${inner}</${tag}>`;
};

const findings = (html: string): string[] => checkPage(html, known).map(({ line, column, message }) => `${line}:${column} ${message}`);

describe('what the WordPress plugin writes into posts has no mistakes', () => {
  for (const row of patternRows) {
    test(`the pattern "${row.name}"`, () => {
      assert.deepEqual(findings(getPatternBlocks(row, tables).map(writeHtml).join('\n')), []);
    });
  }

  for (const table of tables) {
    const { start, example } = getBlockSample(table);
    const name = `site-elements/${table.tag.replace(/^site-/, '')}`;
    test(`a new block of <${table.tag}>, and its example`, () => {
      if (start) assert.deepEqual(findings(writeHtml({ name, attributes: {}, innerBlocks: start })), []);
      if (example) assert.deepEqual(findings(writeHtml({ name, ...example })), []);
    });
  }
});
