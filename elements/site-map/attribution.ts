import { safeUrl } from '../../core/links/safe-url.js';

/** A piece of the attribution line; with `href` it is a link. */
export interface Credit { readonly text: string; readonly href?: string }

const entities: Record<string, string> = {
  copy: '©', amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', '#39': "'",
};
const plain = (text: string): string =>
  text.replace(/<[^>]*>/g, '').replace(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all);

/**
 * Tile services publish their attribution as a line of HTML. Its text and links are taken out and drawn as nodes:
 * no markup of an attribute ever becomes markup of the page, and an unsafe link is only its text.
 */
export function attributionCredits(line: string): Credit[] {
  const credits: Credit[] = [];
  const add = (text: string, href?: string) => { if (text) credits.push(href ? { text, href } : { text }); };
  let end = 0;
  for (const match of line.matchAll(/<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))[^>]*>(.*?)<\/a>/gis)) {
    add(plain(line.slice(end, match.index)));
    add(plain(match[4]!), safeUrl(plain(match[1] ?? match[2] ?? match[3]!)) ?? undefined);
    end = match.index + match[0].length;
  }
  add(plain(line.slice(end)));
  return credits;
}
