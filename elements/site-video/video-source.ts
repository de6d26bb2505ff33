import { safeUrl } from '../../core/links/safe-url.js';
import { readEmbedCode, type EmbedType } from './embed-code.js';
import type { Provider } from './providers/provider.js';
import { providers } from './providers/providers.js';

/** The author's own film element, a file, or the player of a service. */
export type VideoSource =
  | { readonly kind: 'element' }
  | { readonly kind: 'file'; readonly address: string; readonly host: string; readonly isOwn: boolean }
  | {
    readonly kind: 'player'; readonly type: EmbedType; readonly provider: Provider | null; readonly film: string;
    readonly address: string; readonly host: string; readonly isOwn: boolean;
  };

/** What an author may have written; empty strings where nothing. */
export interface Written {
  readonly src: string;
  readonly embed: string;
  /** The address of the link inside the element. */
  readonly link: string;
  readonly hasVideo: boolean;
}

/** What was found: the source, and the ratio its embed code tells. */
export interface Found { readonly source: VideoSource | null; readonly ratio: number | null }

const files = /\.(mp4|m4v|webm|ogv|ogg|mov)$/i;

function sourceOf(text: string, type: EmbedType, page: string): VideoSource | null {
  const safe = safeUrl(text);
  if (!safe) return null;
  let url: URL;
  try {
    url = new URL(safe.startsWith('//') ? `https:${safe}` : safe, page);
  } catch {
    return null;
  }
  if (!/^https?:$/.test(url.protocol)) return null;
  const isOwn = url.host === new URL(page).host;
  if (files.test(url.pathname)) return { kind: 'file', address: url.href, host: url.host, isOwn };
  for (const provider of Object.values<Provider>(providers)) {
    const film = provider.idOf(url);
    if (film) return { kind: 'player', type, provider, film, address: url.href, host: provider.name, isOwn: false };
  }
  // A page address of an unknown service is no player; an embed code says that its address is one.
  return type === 'iframe' ? { kind: 'player', type, provider: null, film: '', address: url.href, host: url.host, isOwn } : null;
}

/** Finds the film among everything an author may have written: a setting goes before the markup. */
export function findVideo({ src, embed, link, hasVideo }: Written, page: string): Found {
  const code = embed || (src.includes('<') ? src : '');
  if (code) {
    const { type, address, ratio } = readEmbedCode(code);
    return { source: type === 'invalid' ? null : sourceOf(address, type, page), ratio };
  }
  if (src) return { source: sourceOf(src, 'invalid', page), ratio: null };
  if (hasVideo) return { source: { kind: 'element' }, ratio: null };
  return { source: link ? sourceOf(link, 'invalid', page) : null, ratio: null };
}
