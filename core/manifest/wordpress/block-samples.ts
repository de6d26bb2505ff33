import type { DocumentedTable } from '../describe/docs.js';
import { readExamples } from '../describe/examples.js';
import { readSamples } from '../schema/read-sample.js';
import type { Block } from './block.js';
import { getBlockAttributes, makeContentBlocks } from './element-block.js';

/** What the inserter shows of a block, and what a new block begins with. */
export interface BlockSample {
  readonly example?: Omit<Block, 'name'>;
  readonly start?: readonly Block[];
}

const demoImage = /\/images\/[\w-]+(?:\?format=\d+w)?/g;
/** A landscape in two tones: the images of the examples are on our demo site alone. Its comment takes up the width that an element adds to addresses. */
const placeholder = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 8 6%22 preserveAspectRatio=%22none%22%3E%3Cpath fill=%22%23cdd6d8%22 d=%22M0 0h8v6H0z%22/%3E%3Cpath fill=%22%239fb0b3%22 d=%22m0 6 3-3 2 2 1-1 2 2z%22/%3E%3C!--?format=500w&--%3E%3C/svg%3E';

/** A palette without content colors the whole page, and sentences about reviews are for buyers to write. */
const emptyTags = new Set(['site-palette', 'site-product-reviews']);

/** Headings and paragraphs are easier to edit than the sections of its first example. */
const startExamples: Readonly<Record<string, string | undefined>> = { 'site-tabs': '2-headings' };

/** The search form of WordPress finds what is on the site, and authors may publish it. */
const startBlocks: Readonly<Record<string, readonly Block[] | undefined>> = { 'site-search': [{ name: 'core/search', attributes: { label: 'Search' } }] };

/** The blocks that a new block begins with; none for an example with files of the demo site, or without content. */
function getStart(table: DocumentedTable): readonly Block[] | undefined {
  const examples = readExamples(table.tag);
  const example = examples.find(({ name }) => name === startExamples[table.tag]) ?? examples[0]!;
  const content = readSamples(example.markup, table)[0]?.content ?? '';
  return content === '' || / src="\//.test(content) ? undefined : makeContentBlocks(table.tag, content);
}

/** Pictures come from the media library, and entries from the panel: those blocks begin empty, as do blocks inside a line of text. */
export function getBlockSample(table: DocumentedTable): BlockSample {
  const samples = readExamples(table.tag).flatMap(({ markup }) => readSamples(markup, table));
  const [first] = samples;
  const beginsEmpty = emptyTags.has(table.tag) || /image|<img>/i.test(table.docs.slots?.[''] ?? '') || !!table.docs.panel?.entries || !!table.docs.panel?.isInline;
  if (!first || (first.content === '' && Object.keys(first.settings).length === 0)) return {};
  const attributes = JSON.parse(JSON.stringify(getBlockAttributes(table, first.settings)).replaceAll(demoImage, '')) as Block['attributes'];
  const content = first.content.replaceAll(demoImage, placeholder.replace('&', '&amp;'));
  const start = beginsEmpty || !table.docs.slots?.[''] ? undefined : startBlocks[table.tag] ?? getStart(table);
  return { example: { attributes, innerBlocks: content === '' ? [] : [{ name: 'core/html', attributes: { content } }] }, ...(start && { start }) };
}
