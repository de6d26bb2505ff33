import { isOnHost } from '../../core/embed/player-messages.js';
import { canParseUrl } from '../../core/links/can-parse-url.js';
import { safeUrl } from '../../core/links/safe-url.js';
import { readEmbedCode } from './embed-code.js';
import type { Frame, Service } from './services/service.js';
import { services } from './services/services.js';

/** What is embedded: a frame, a video, or nothing but a link. */
export type EmbedSource =
  | {
    readonly kind: 'frame';
    readonly frame: Frame;
    readonly service: Service | null;
    readonly page: string;
    readonly host: string;
    readonly name: string;
    readonly isOwn: boolean;
  }
  | { readonly kind: 'video'; readonly page: string }
  | { readonly kind: 'link'; readonly page: string; readonly name: string };

export interface EmbedResult { readonly source: EmbedSource | null; readonly title: string }

/** What an author may have written; empty where nothing. */
export interface EmbedInput {
  readonly src: string;
  /** An embed code, of a setting or a `<template>`. */
  readonly code: string;
  /** Addresses in the author's own markup: a quoted post, links. */
  readonly links: readonly string[];
}

/** `<site-video>` knows these better. */
const videoHosts = ['youtube.com', 'youtube-nocookie.com', 'youtu.be', 'vimeo.com', 'wistia.com', 'wistia.net', 'animoto.com'];

function parse(text: string, page: URL): URL | null {
  const safe = safeUrl(text);
  if (!safe) return null;
  // As people copy it: `open.spotify.com/…`.
  const withHost = /^(?:[\w-]+\.)+[a-z]{2,}\//i.test(safe) && canParseUrl(`https://${safe}`) ? new URL(`https://${safe}`) : null;
  if (withHost && isKnown(withHost)) return withHost;
  const address = safe.startsWith('//') ? `https:${safe}` : safe;
  const url = canParseUrl(address, page.href) ? new URL(address, page) : null;
  // Old codes say http; every service that is known has long been at https.
  if (url?.protocol === 'http:' && !url.port && isKnown(url)) url.protocol = 'https:';
  return url && (url.protocol === 'https:' || url.origin === page.origin) ? url : null;
}

const isVideo = (url: URL): boolean => isOnHost(url, ...videoHosts);
const servicesOf = (url: URL): readonly Service[] => services.filter(({ hosts }) => isOnHost(url, ...hosts));
const isKnown = (url: URL): boolean => isVideo(url) || servicesOf(url).length > 0;

function knownFrame(url: URL, page: URL): { readonly frame: Frame; readonly service: Service } | null {
  for (const service of servicesOf(url)) {
    for (const { path, frame: frameOf } of service.routes) {
      const found = path.exec(url.pathname);
      const frame = found && frameOf(found, url, page);
      if (frame) return { frame, service };
    }
  }
  return null;
}

interface Size { readonly width: string; readonly height: string }

/** The size that a code gives its frame goes before the usual one. */
function sizeIn({ width, height }: Size, usual: Pick<Frame, 'heightPx' | 'ratio'>): Pick<Frame, 'heightPx' | 'ratio'> {
  const [across, down] = [width, height].map(text => (/^\d+(?:\.\d+)?(?:px)?$/.test(text) ? Number.parseFloat(text) : 0));
  if (!down) return usual;
  return across && !usual.heightPx ? { ratio: across / down } : { heightPx: down };
}

function sourceOf(text: string, page: URL, code?: Size): EmbedSource | null {
  const url = parse(text, page);
  if (!url) return null;
  if (isVideo(url)) return { kind: 'video', page: url.href };
  const known = knownFrame(url, page);
  const name = known?.service.name ?? servicesOf(url)[0]?.name ?? url.host;
  const isOwn = url.origin === page.origin;
  // The address of a page cannot be framed, unless an embed code does it.
  if (!known && !code) return isOwn ? null : { kind: 'link', page: url.href, name };
  const { address, ...usual } = known?.frame ?? { address: url.href, ratio: 16 / 9 };
  const frame = { address, ...code ? sizeIn(code, usual) : usual };
  return { kind: 'frame', frame, service: known?.service ?? null, page: url.href, host: new URL(address).host, name, isOwn };
}

/** What can be framed goes before what can only be followed. */
function bestOf(addresses: readonly string[], page: URL): EmbedSource | null {
  const sources = addresses.map(address => sourceOf(address, page)).filter(source => source !== null);
  return sources.find(({ kind }) => kind !== 'link') ?? sources[0] ?? null;
}

/** Finds what is embedded in everything that an author may have written: a setting goes before the markup. */
export function findEmbed({ src, code, links }: EmbedInput, pageAddress: string): EmbedResult {
  const page = new URL(pageAddress);
  const markup = src.includes('<') ? src : code;
  if (src && src !== markup) return { source: sourceOf(src, page), title: '' };
  if (markup) {
    const read = readEmbedCode(markup);
    return { source: read.address ? sourceOf(read.address, page, read) : bestOf(read.mentioned, page), title: read.title };
  }
  const source = bestOf(links, page);
  return { source: source?.kind === 'link' ? null : source, title: '' }; // any link, which is there to press
}
