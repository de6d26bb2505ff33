import { attributeIn, tagsIn } from '../../core/text/markup-tags.js';

/** What an embed code says: an address, its size and its name. */
export interface EmbedCode {
  /** Address of its frame; empty without a frame. */
  readonly address: string;
  /** Addresses that it mentions otherwise: the quoted post, the links in it. */
  readonly mentioned: readonly string[];
  readonly width: string;
  readonly height: string;
  readonly title: string;
}

const attribute = (tag: string, name: string): string => attributeIn(tag, name) ?? '';

/** Attributes in which codes without a frame name what they quote. */
const quoting = ['data-instgrm-permalink', 'cite', 'data-href', 'data-url', 'data-pin-url', 'href'];

/** Reads an embed code as a service gives it to copy. It never becomes part of a page. */
export function readEmbedCode(code: string): EmbedCode {
  const tags = tagsIn(code);
  const frame = tags.find(tag => /^<iframe\b/i.test(tag)) ?? '';
  const others = tags.filter(tag => !/^<(?:iframe|script|link|img)\b/i.test(tag));
  return {
    address: attribute(frame, 'src') || attribute(frame, 'data-src'),
    // The last link of a quoted post is the post's own; those before are the ones it talks of.
    mentioned: quoting.flatMap(name => others.map(tag => attribute(tag, name)).reverse()).filter(Boolean),
    width: attribute(frame, 'width'),
    height: attribute(frame, 'height'),
    title: attribute(frame, 'title'),
  };
}
