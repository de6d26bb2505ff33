import type { Json } from '../../settings/element-schema.js';
import type { Block } from './block.js';

/** JSON that ends no HTML comment; source: serializeAttributes() of @wordpress/blocks. */
const writeAttributes = (attributes: Block['attributes']): string => JSON.stringify(attributes)
  .replaceAll('--', '\\u002d\\u002d').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').replaceAll('&', '\\u0026').replaceAll('\\"', '\\u0022');

const text = (value: Json | undefined): string => String(value ?? '');

/** The markup inside the comments of a block, around that of its inner blocks. */
function markupOf({ name, attributes, markup = '' }: Block, inner: string): string {
  switch (name) {
    case 'core/paragraph': return `<p>${text(attributes.content)}</p>`;
    case 'core/heading': return `<h${text(attributes.level ?? 2)} class="wp-block-heading">${text(attributes.content)}</h${text(attributes.level ?? 2)}>`;
    case 'core/list': return attributes.ordered ? `<ol>${inner}</ol>` : `<ul>${inner}</ul>`;
    case 'core/list-item': return `<li>${text(attributes.content)}</li>`;
    case 'core/html': return text(attributes.content);
    default: return markup + inner;
  }
}

/** A block as WordPress saves it. Throws for a block of WordPress whose markup it does not know. */
export function serializeBlock(block: Block): string {
  const { name, attributes, innerBlocks = [] } = block;
  if (!/^(?:core\/(?:paragraph|heading|list|list-item|html)|site-elements\/.+)$/.test(name)) throw new Error(`No saved markup for the block ${name}.`);
  // The text of a block of WordPress is in its markup alone.
  const { content: _, ...others } = attributes;
  const own = name.startsWith('core/') ? others : attributes;
  const short = name.replace(/^core\//, '');
  const opening = Object.keys(own).length > 0 ? `wp:${short} ${writeAttributes(own)}` : `wp:${short}`;
  const markup = markupOf(block, innerBlocks.map(serializeBlock).join('\n\n'));
  return markup === '' ? `<!-- ${opening} /-->` : `<!-- ${opening} -->\n${markup}\n<!-- /wp:${short} -->`;
}
