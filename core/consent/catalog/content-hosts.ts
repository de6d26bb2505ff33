import { googleSheet, kitSheet } from '../../contract/fonts.js';
import { canParseUrl } from '../../links/can-parse-url.js';
import { safeUrl } from '../../links/safe-url.js';
import { unicodeHost } from '../../links/unicode-host.js';

/** The page that an element is on. */
export interface ContentPage {
  /** What relative addresses belong to. */
  readonly base: string;
  readonly host: string;
}

/** Hosts of captchas, by the value of `captcha`. The site's own captcha has none. */
export const captchaHosts: Readonly<Record<string, string>> = {
  recaptcha: 'www.google.com', turnstile: 'challenges.cloudflare.com', hcaptcha: 'js.hcaptcha.com',
};

/** Hosts of the tiles that need no key, which a map without `tiles` shows. */
export const keylessHosts = { streets: 'tile.openstreetmap.org', imagery: 'tiles.maps.eox.at', terrain: 'tile.opentopomap.org' } as const;

/** A setting of an element, also of one that has not started. */
function readSetting(element: Element, name: string): unknown {
  const live = (element as unknown as Record<string, unknown>)[name];
  return live ?? element.getAttribute(name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`));
}

function readText(element: Element, name: string): string {
  const value = readSetting(element, name);
  return typeof value === 'string' ? value.trim() : '';
}

/** As people copy it, `youtu.be/…`, or a path of the site: only the element knows. */
const hasNoProtocol = /^[\w-]+(?:\.[\w-]+)+\//;

/** The host of an address: empty for the page's own, null for text that could be read in two ways. */
export function readContentHost(address: string, page: ContentPage): string | null {
  const sample = safeUrl(address.replaceAll('{s}.', '').replace(/\{\w+\}/g, '0'));
  if (sample === null || hasNoProtocol.test(sample) || !canParseUrl(sample, page.base)) return null;
  const url = new URL(sample, page.base);
  return url.host === page.host || !/^https?:$/.test(url.protocol) ? '' : unicodeHost(url.hostname);
}

const addressed = 'iframe, video, audio, source, script, img, link, a[href]';
const addressNames = ['src', 'data-src', 'href'] as const;

/** Addresses in the author's markup, also in templates. */
function readMarkup(root: ParentNode): string[] {
  const own = [...root.querySelectorAll(addressed)].flatMap(node => addressNames.flatMap(name => node.getAttribute(name) ?? []));
  const inside = [...root.querySelectorAll('template')].flatMap(({ content }) => readMarkup(content));
  return [...own, ...inside];
}

const addressInCode = /\ssrc\s*=\s*["']([^"']*)["']/gi;
const readCode = (code: string): string[] => [...code.matchAll(addressInCode)].map(([, address]) => address!.replaceAll('&amp;', '&'));

/** The addresses of an element's content; null where its attributes do not show that. */
type ReadAddresses = (element: Element) => readonly string[] | null;

const orNull = (addresses: readonly string[]): readonly string[] | null => (addresses.length ? addresses : null);

/** An address, a code to embed, or the author's own markup: the first of them counts. */
const readFrom = (addressName: string, codeName: string): ReadAddresses => element => {
  const [address, code] = [readText(element, addressName), codeName && readText(element, codeName)];
  if (address) return [address];
  return orNull(code ? readCode(code) : readMarkup(element));
};

/** What scripts inside a template load is not known. */
function readTemplate(element: Element): readonly string[] | null {
  const hasScript = [...element.querySelectorAll('template')].some(({ content }) => content.querySelector('script'));
  return hasScript ? null : orNull(readMarkup(element));
}

function readMap(element: Element): readonly string[] | null {
  const [tiles, style, geocoder] = [readText(element, 'tiles'), readText(element, 'mapStyle'), readText(element, 'geocoder')];
  const styles = readSetting(element, 'styles');
  // A style names hosts of its own.
  if (/[./]/.test(style) || (typeof styles === 'string' ? styles : Object.keys(Object(styles) as object).length)) return null;
  const terrain = readSetting(element, 'showTerrain');
  const keyless = keylessHosts[style === 'satellite' ? 'imagery' : terrain !== null && terrain !== false && terrain !== 'false' ? 'terrain' : 'streets'];
  return [tiles === 'none' ? '' : tiles || `https://${keyless}/`, geocoder].filter(Boolean);
}

function readFonts(element: Element): readonly string[] | null {
  const [families, kit, href] = [readText(element, 'families'), readText(element, 'kit'), readText(element, 'href')];
  const fromFamilies = families && (readText(element, 'source') === 'google' ? googleSheet([]) : readText(element, 'folder') || '/fonts/');
  return orNull([fromFamilies, kit && (kitSheet(kit) ?? ''), href].filter(Boolean));
}

const readers: Readonly<Record<string, ReadAddresses>> = {
  'site-video': readFrom('src', 'embed'),
  'site-embed': readFrom('src', 'html'),
  'site-booking': readFrom('src', ''),
  'site-consent-gate': readTemplate,
  'site-map': readMap,
  'site-fonts': readFonts,
  'site-comment-count': () => ['https://disqus.com/'],
  'site-form': element => {
    const name = readText(element, 'captcha');
    return Object.hasOwn(captchaHosts, name) ? [`https://${captchaHosts[name]}/`] : [];
  },
};

/** Settings in a block of JSON are known once the element has started. */
const isReadable = (element: Element): boolean => element.matches(':defined') || !element.querySelector(':scope > script[type="application/json"]');

/** Other hosts that an element loads content from, each once; empty for the site's own alone, null where its attributes do not show that. */
export function readContentHosts(element: Element, page: ContentPage): string[] | null {
  const addresses = isReadable(element) ? readers[element.localName]?.(element) ?? null : null;
  const hosts = addresses?.map(address => readContentHost(address, page));
  return hosts && !hosts.includes(null) ? [...new Set(hosts as string[])].filter(Boolean) : null;
}
