import { safeUrl } from '../../core/links/safe-url.js';

/** A stretch of text, linked when it has an address. */
export interface Piece {
  readonly text: string;
  readonly href?: string;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", nbsp: '\u00a0' };
const decode = (text: string): string => text.replace(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all);

/**
 * Reads a banner text as content systems store it: paragraphs and links of HTML, everything else as plain text.
 * Never markup again: what comes out is text. Paragraphs without text are left out. Source: page-runtime-platform §5.
 */
export function bannerText(text: string): Piece[][] {
  const paragraphs: Piece[][] = [[]];
  let href: string | undefined;
  for (const [token, tag, attributes = ''] of text.matchAll(/<(\/?\w+)([^>]*)>|[^<]+|</g)) {
    const name = tag?.toLowerCase().replace('/', '');
    if (name === undefined) paragraphs.at(-1)!.push({ text: decode(token), ...href && { href } });
    else if (name === 'p' || name === 'div' || name === 'br') paragraphs.push([]);
    else if (name === 'a') {
      const address = tag.startsWith('/') ? undefined : /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes);
      href = address ? safeUrl(decode(address[1] ?? address[2] ?? address[3])) ?? undefined : undefined;
    }
  }
  return paragraphs.filter(pieces => pieces.some(piece => piece.text.trim()));
}
