import { expectText } from '../registry/expect-input.js';
import { hasBareUser, isBareEmail, isBareIpAddress, isFileName, otherReading } from './bare-address.js';
import { canParseUrl } from './can-parse-url.js';
import { plainAddress, safeUrl } from './safe-url.js';
import { hasIpAddress, isWebsite } from './web-host.js';

/** What a link leads to: the seven kinds with a limit of their own, then the web, other protocols, and one that misses its `//`. */
export const linkKinds = ['tel', 'sms', 'mailto', 'javascript', 'ftp', 'anchor', 'internal', 'web', 'other', 'malformed'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Link categories of the specification. Source: page-runtime-platform §2. */
export const linkCategories = ['empty', 'anchor', 'external link', 'file link', 'content link', 'malformed protocol', 'other protocol'] as const;
export type LinkCategory = (typeof linkCategories)[number];

/** Kinds have fewer characters than this. Source: page-runtime-platform §5. */
export const linkLimits = { tel: 50, sms: 1000, mailto: 1000, javascript: 250, ftp: 100, anchor: 100, internal: 150 } as const;

export interface Link {
  readonly kind: LinkKind;
  /** A link to a file of the site (`/s/…`), to other content of the site, to another host, and so on. */
  readonly category: LinkCategory;
  /** Whether an address without a protocol may be meant otherwise: `foo.travel` as a website, `photo.jpg` as a file of the site. */
  readonly isAmbiguous: boolean;
  /** Whether it has the shape of its kind, and not more characters than that has. */
  readonly isProper: boolean;
  readonly isTooLong: boolean;
  /** Whether it leads to a number in the place of a host's name. */
  readonly isIpAddress: boolean;
  /** What may be written into a page, `https://` before a website and `mailto:` before an email without a protocol; null for what may not. */
  readonly href: string | null;
}

const pathOnly = /^(?:[/.?]|[^:/?#]*(?:[/?#]|$))/;
const afterColon = (text: string): string => text.slice(text.indexOf(':') + 1);
const isWithHost = (text: string): boolean => canParseUrl(text) && new URL(text).host !== '' && !/\s/.test(text);

/** Exactly one `@` before a query, and after it a name that ends in a dot and an extension. */
function isMailbox(text: string): boolean {
  const [name, host = '', ...more] = text.split('?', 1)[0]!.split('@');
  return name !== '' && more.length === 0 && /^[^.\s]+(?:\.[^.\s]+)*\.[\p{L}\d-]{2,63}$/u.test(host.slice(0, 300)) && !/\s/.test(name!);
}

/** What makes a link of its kind a proper one. Source: page-runtime-platform §5. */
const proper: Readonly<Record<LinkKind, (text: string) => boolean>> = {
  tel: text => /^[\d+-]{4,}$/.test(afterColon(text)),
  sms: text => /^[\d\s+().,;/-]+$/.test(afterColon(text)) && /\d/.test(text),
  mailto: text => isMailbox(afterColon(text)),
  javascript: text => afterColon(text).trim() !== '',
  ftp: isWithHost,
  anchor: text => /^#\S+$/.test(text),
  internal: text => !/\s/.test(text),
  web: text => isWebsite(text.replace(/^\/\//, '')) || (hasIpAddress(withProtocol(text)) && new URL(withProtocol(text)).username === '' && !/\s/.test(text)),
  other: () => false,
  malformed: () => false,
};

function withProtocol(text: string): string {
  if (text.startsWith('//')) return `https:${text}`;
  return /^https?:/i.test(text) ? text : `https://${text}`;
}

const named: Readonly<Record<string, LinkKind>> = { 'tel:': 'tel', 'sms:': 'sms', 'mailto:': 'mailto', 'javascript:': 'javascript' };

function kindOf(text: string): LinkKind {
  if (text.startsWith('#')) return 'anchor';
  const [protocol = ''] = /^[a-z][a-z\d+.-]{0,29}:/i.exec(text) ?? [];
  const name = protocol.toLowerCase();
  if (Object.hasOwn(named, name)) return named[name]!;
  if (name === 'http:' || name === 'https:' || name === 'ftp:') {
    if (!/^[^:]*:\/\/[^/\s]/.test(text)) return 'malformed';
    return name === 'ftp:' ? 'ftp' : 'web';
  }
  // Without a protocol short top levels alone make a website: a page may be called `about.html`.
  if (isBareEmail(text)) return 'mailto';
  if (/^\/\/[^/]/.test(text) || isWebsite(text, true) || isBareIpAddress(text) || hasBareUser(text)) return 'web';
  return pathOnly.test(text) ? 'internal' : 'other';
}

const filePath = /^\/s\//; // spec: page-runtime-platform §2

/** Where an address leads, seen from a page; null if it cannot be determined, such as a path without its page. */
function urlFrom(text: string, page: string | undefined): URL | null {
  return canParseUrl(text, page) ? new URL(text, page) : null;
}

function categoryOf(kind: LinkKind, text: string, page: string | undefined): LinkCategory {
  if (kind === 'anchor') return 'anchor';
  if (kind === 'malformed') return 'malformed protocol';
  if (kind === 'ftp') return 'external link';
  if (kind !== 'internal' && kind !== 'web') return 'other protocol';
  const url = urlFrom(kind === 'web' ? withProtocol(text) : text, page);
  const own = page === undefined ? null : urlFrom(page, undefined);
  const isOwn = kind === 'internal' || (url !== null && url.host === own?.host);
  if (!isOwn) return 'external link';
  return filePath.test(url?.pathname ?? text) ? 'file link' : 'content link';
}

/** Which of the specification's categories a link is of. `page` is the page's address, by which links to its own host are known. */
export function readLinkCategory(address: string, page?: string): LinkCategory {
  expectText('readLinkCategory', address);
  return readLink(address, page)?.category ?? 'empty';
}

/**
 * Says what an address leads to, whether it has the shape and the length that its kind has, and how it is written into a page.
 * Null for an empty one. `page` is the address of the page that it is in: a link to the same host is a content or file link;
 * without it, addresses with a host are external. Source: page-runtime-platform §5.
 */
export function readLink(address: string, page?: string): Link | null {
  expectText('readLink', address);
  if (page !== undefined) expectText('readLink: page', page);
  const written = plainAddress(address);
  if (!written) return null;
  const kind = kindOf(written);
  const text = kind === 'mailto' && isBareEmail(written) ? `mailto:${written}` : written;
  const isTooLong = Object.hasOwn(linkLimits, kind) && text.length >= linkLimits[kind as keyof typeof linkLimits];
  const href = safeUrl(kind === 'web' && !text.startsWith('//') ? withProtocol(text) : text);
  return {
    kind,
    isTooLong,
    category: categoryOf(kind, text, page),
    isAmbiguous:
      (kind === 'internal' && otherReading(text) !== null)
      || (kind === 'web' && isWebsite(text) && !/^(?:https?:|\/\/)/i.test(text) && isFileName(text)),
    isProper: !isTooLong && proper[kind](text),
    isIpAddress: (kind === 'web' && hasIpAddress(withProtocol(text))) || (kind === 'ftp' && hasIpAddress(text)),
    href: kind === 'malformed' ? null : href,
  };
}
