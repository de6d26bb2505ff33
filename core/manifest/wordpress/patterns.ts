import type { Sample } from '../../settings/element-schema.js';
import type { DocumentedTable } from '../describe/docs.js';
import { readExamples } from '../describe/examples.js';
import { readSamples } from '../schema/read-sample.js';
import type { Block } from './block.js';
import { makeElementBlock } from './element-block.js';
import { serializeBlock } from './serialize-block.js';
import { makeStoreBlocks } from './store-blocks.js';
import { PluginText } from './write-php.js';

/** A pattern made of one of our examples. */
interface PatternRow {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly tag: string;
  readonly example: string;
  /** Settings of the example that name what it shows. */
  readonly omitted?: readonly string[];
  /** A title above the element. */
  readonly heading?: string;
  readonly keywords: readonly string[];
  /** Blocks in the place of the element itself. */
  readonly makeBlocks?: (sample: Sample) => readonly Block[];
}

export const patternRows: readonly PatternRow[] = [
  {
    name: 'contact-form', title: 'Contact form', description: 'Name, email, message and a checkbox, checked before they are sent.',
    tag: 'site-form', example: 'contact', heading: 'Write to us', keywords: ['contact', 'email', 'message'],
  },
  {
    name: 'newsletter', title: 'Newsletter sign-up', description: 'A title, a sentence and a field for the email address.',
    tag: 'site-newsletter', example: 'form', keywords: ['email', 'subscribe', 'mailing list'],
  },
  {
    name: 'gallery-grid', title: 'Gallery in a grid', description: 'Your pictures in rows of four, and fewer on phones.',
    tag: 'site-gallery', example: 'grid', omitted: ['label'], heading: 'Pictures', keywords: ['images', 'photos', 'lightbox'],
  },
  {
    name: 'pricing', title: 'Pricing with monthly and yearly plans', description: 'Two plans, and a switch between their monthly and yearly prices.',
    tag: 'site-pricing-toggle', example: '1-two-plans', keywords: ['plans', 'subscription', 'pricing table'],
  },
  {
    name: 'questions', title: 'Questions and answers', description: 'Questions that open and close the answers below them.',
    tag: 'site-accordion', example: '1-questions', keywords: ['faq', 'accordion', 'help'],
  },
  {
    name: 'store', title: 'Store', description: 'A few products with their prices and choices, and a cart.',
    tag: 'site-product-list', example: '1-products', heading: 'Shop', keywords: ['shop', 'products', 'cart'], makeBlocks: makeStoreBlocks,
  },
  {
    name: 'consent-banner', title: 'Cookie consent banner', description: 'A bar with two buttons of equal weight. Add it once, to a template or a widget area.',
    tag: 'cookie-banner', example: 'bar', keywords: ['consent', 'gdpr', 'privacy'],
  },
];

/** A pattern as PHP registers it. */
export interface Pattern {
  readonly title: PluginText;
  readonly description: PluginText;
  readonly keywords: readonly PluginText[];
  readonly content: string;
  /** Has a form, which WordPress takes out of what authors save. */
  readonly isForTrusted: boolean;
}

/** The blocks of a pattern. Throws for an example that does not exist. */
export function getPatternBlocks(row: PatternRow, tables: readonly DocumentedTable[]): Block[] {
  const table = tables.find(({ tag }) => tag === row.tag);
  const example = readExamples(row.tag).find(({ name }) => name === row.example);
  const sample = table && example && readSamples(example.markup, table)[0];
  if (!sample) throw new Error(`The pattern "${row.name}" has no example ${row.tag}/${row.example}.`);
  const settings = Object.fromEntries(Object.entries(sample.settings).filter(([name]) => !row.omitted?.includes(name)));
  const heading: Block[] = row.heading === undefined ? [] : [{ name: 'core/heading', attributes: { content: row.heading } }];
  return [...heading, ...row.makeBlocks?.(sample) ?? [makeElementBlock(table, { ...sample, settings })]];
}

/** All patterns by name, for `includes/pattern-list.php`. */
export function getPatterns(tables: readonly DocumentedTable[]): Record<string, Pattern> {
  return Object.fromEntries(patternRows.map(row => {
    const content = getPatternBlocks(row, tables).map(serializeBlock).join('\n\n');
    return [row.name, {
      title: new PluginText(row.title),
      description: new PluginText(row.description),
      keywords: row.keywords.map(text => new PluginText(text)),
      content,
      isForTrusted: content.includes('<form'),
    }];
  }));
}
