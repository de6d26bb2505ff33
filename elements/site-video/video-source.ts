import { isOnHost } from '../../core/embed/player-messages.js';
import { canParseUrl } from '../../core/links/can-parse-url.js';
import { safeUrl } from '../../core/links/safe-url.js';
import { ratioIn, readEmbedCode, type EmbedType } from './embed-code.js';
import type { Provider } from './providers/provider.js';
import { providers } from './providers/providers.js';

/** The author's own `<video>`, a file, or the player of a service. */
export type VideoSource =
  | { readonly kind: 'element' }
  | { readonly kind: 'file'; readonly address: string; readonly host: string; readonly isOwn: boolean }
  | {
    readonly kind: 'player'; readonly type: EmbedType; readonly provider: Provider | null; readonly id: string;
    readonly address: string; readonly host: string; readonly isOwn: boolean;
  };

/** An address that is not a video: the visitor gets a link to it. */
export interface VideoPage {
  readonly address: string;
  readonly host: string;
  /** Whether it belongs to a known video service: a channel, an album, a live event. */
  readonly isOfService: boolean;
}

/** What an author may have written; empty strings where nothing. */
export interface VideoInput {
  readonly src: string;
  readonly embed: string;
  /** The address of the link inside the element. */
  readonly link: string;
  readonly hasVideo: boolean;
}

/** The source, or what is at the address instead; and the ratio that an embed code gives. */
export interface VideoResult { readonly source: VideoSource | null; readonly page: VideoPage | null; readonly ratio: number | null }

const services = Object.values<Provider>(providers);
const serviceOf = (url: URL) => services.find(({ hosts }) => isOnHost(url, ...hosts));
const files = /\.(mp4|m4v|webm|ogv|ogg|mov)$/i;
/** As people copy it: `youtu.be/…`. */
const startsWithHost = /^[\w-]+(?:\.[\w-]+)+\//;
const nothing = { source: null, page: null };

function parseAddress(text: string, page: string): URL | null {
  const safe = safeUrl(text);
  if (!safe) return null;
  const withHost = startsWithHost.test(safe) && canParseUrl(`https://${safe}`) ? new URL(`https://${safe}`) : null;
  if (withHost && serviceOf(withHost)) return withHost; // any other is a path of this site
  const address = safe.startsWith('//') ? `https:${safe}` : safe;
  return canParseUrl(address, page) ? new URL(address, page) : null;
}

function readAddress(text: string, type: EmbedType, page: string): Omit<VideoResult, 'ratio'> {
  const url = parseAddress(text, page);
  if (!url || !/^https?:$/.test(url.protocol)) return nothing;
  const isOwn = url.host === new URL(page).host;
  const found = { address: url.href, host: url.host, isOwn };
  if (files.test(url.pathname)) return { source: { kind: 'file', ...found }, page: null };
  for (const provider of services) {
    const id = provider.idOf(url);
    if (id) return { source: { kind: 'player', type, provider, id, address: url.href, host: provider.name, isOwn: false }, page: null };
  }
  const service = serviceOf(url);
  // A page address is not a player; an embed code says that its address is one.
  if (type === 'iframe' && (service?.isFrame?.(url) ?? !service)) {
    return { source: { kind: 'player', type, provider: null, id: '', ...found, host: service?.name ?? url.host }, page: null };
  }
  const isPage = service || (type === 'invalid' && !isOwn);
  return { source: null, page: isPage ? { address: url.href, host: service?.name ?? url.host, isOfService: !!service } : null };
}

function readCode(code: string, page: string): VideoResult {
  const { type, address, ratio } = readEmbedCode(code);
  if (type !== 'invalid') return { ...readAddress(address, type, page), ratio };
  const scripted = services.map(({ addressIn }) => addressIn?.(code)).find(Boolean);
  return scripted ? { ...readAddress(scripted, 'iframe', page), ratio: ratioIn(code) } : { ...nothing, ratio: null };
}

/** Finds the video among everything an author may have written: a setting goes before the markup. */
export function findVideo({ src, embed, link, hasVideo }: VideoInput, page: string): VideoResult {
  const code = embed || (src.includes('<') ? src : '');
  if (code) return readCode(code, page);
  if (src) return { ...readAddress(src, 'invalid', page), ratio: null };
  if (hasVideo) return { source: { kind: 'element' }, page: null, ratio: null };
  const found = link ? readAddress(link, 'invalid', page) : nothing;
  return found.page && !found.page.isOfService ? { ...nothing, ratio: null } : { ...found, ratio: null }; // any link, which is there to press
}

const times = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)(?:\.\d+)?s?)?$/;
const timeNames = ['t', 'start', 'time_continue', 'wtime', 'time'];

/** Where an address asks the video to begin (`t=1m30s`, `start=90`), in whole seconds. */
export function getStartSeconds(address: string): number {
  const { searchParams, hash } = new URL(address);
  const inHash = new URLSearchParams(hash.slice(1));
  const text = timeNames.map(name => searchParams.get(name)).find(Boolean) ?? inHash.get('t') ?? '';
  const [, hours, minutes, seconds] = times.exec(text) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}
