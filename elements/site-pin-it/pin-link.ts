import { getLargestCandidate } from '../../core/image/largest-of-srcset.js';
import { canParseUrl } from '../../core/links/can-parse-url.js';
import { safeUrl } from '../../core/links/safe-url.js';

/** What is saved of a picture. */
export interface Pin {
  /** The page that the saved picture leads to. */
  readonly url: string;
  readonly media: string;
  readonly description: string;
  /** An existing pin that is saved in place of the picture; empty for none. */
  readonly id: string;
}

/** https://developers.pinterest.com/docs/web-features/buttons/ */
const createPin = 'https://www.pinterest.com/pin/create/button/';
/** https://developers.pinterest.com/docs/api/v5/pins-create: longer descriptions are refused. */
const mostLetters = 500;

/** Where a click leads: a page of Pinterest's that shows the picture and asks for a board. */
export function pinLink({ url, media, description, id }: Pin): string {
  if (/^\d{1,30}$/.test(id)) return `https://www.pinterest.com/pin/${id}/repin/x/`;
  const text = [...description].slice(0, mostLetters).join('');
  return `${createPin}?${new URLSearchParams({ url, media, ...text && { description: text } })}`;
}

/** An address that Pinterest can fetch; null for one inside the page (`data:`, `blob:`) or none at all. */
export function publicAddress(written: string, base: string): string | null {
  const safe = written && safeUrl(written);
  if (!safe || !canParseUrl(safe, base)) return null;
  const { protocol, href } = new URL(safe, base);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** What an `<img>` says of its file. */
export interface Sources { readonly given: string; readonly dataSrc: string; readonly srcset: string; readonly shown: string }

/** The address of the largest file of a picture that Pinterest can fetch: of a picture that loads late, the one to come. */
export function getMediaUrl({ given, dataSrc, srcset, shown }: Sources, base: string): string | null {
  for (const written of [given, dataSrc, getLargestCandidate(srcset), shown]) {
    const address = publicAddress(written, base);
    if (address) return address;
  }
  return null;
}
