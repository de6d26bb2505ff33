import type { GalleryHost, GalleryParts, GalleryValues } from './gallery-parts.js';

/** Adds something to a gallery until the signal ends. What it returns is told when settings have changed. */
export type Attach = (parts: GalleryParts, host: GalleryHost, signal: AbortSignal) => (() => void) | void;

interface Extra {
  /** What it is attached for; nothing where a gallery does not want it, and anew where it has changed. */
  readonly key: (values: GalleryValues, parts: GalleryParts) => string | boolean;
  readonly load: () => Promise<Attach>;
}

/** What few galleries have: others neither load it nor pay for it. */
const extras: readonly Extra[] = [
  { key: ({ autoplay }) => autoplay, load: async () => (await import('./autoplay/play-by-itself.js')).playByItself },
  { key: ({ linked }) => linked, load: async () => (await import('./linked/link.js')).link },
  { key: ({ history }) => history, load: async () => (await import('./address/keep-address.js')).keepAddress },
  { key: ({ lightbox }, { layout }) => lightbox ?? layout.opensLightbox, load: async () => (await import('./lightbox/offer-large.js')).offerLarge },
  { key: ({ thumbnails }, { layout }) => thumbnails && layout.flow !== 'rows', load: async () => (await import('./thumbnails/show-thumbnails.js')).showThumbnails },
  { key: ({ metaPosition }) => metaPosition !== 'below', load: async () => (await import('./meta/keep-meta-short.js')).keepMetaShort },
  { key: (_, { hasSlideData }) => hasSlideData, load: async () => (await import('./slide-data/read-slide-data.js')).readSlideData },
];

interface Attached { readonly key: string | boolean; readonly end: AbortController; update?: ReturnType<Attach> }

/** Brings and takes away what the settings ask for; told of all settings at first and whenever one has changed. */
export function extrasOf(parts: GalleryParts, host: GalleryHost): (values: GalleryValues) => void {
  const all: (Attached | undefined)[] = [];
  return values => extras.forEach((extra, at) => {
    const key = extra.key(values, parts);
    const had = all[at];
    if (had && had.key === key) return had.update?.();
    had?.end.abort();
    all[at] = undefined;
    if (!key || host.signal.aborted) return;
    const one: Attached = all[at] = { key, end: new AbortController() };
    const { signal } = one.end;
    host.signal.addEventListener('abort', () => one.end.abort(), { signal });
    extra.load().then(attach => {
      if (!signal.aborted) one.update = attach(parts, host, signal);
    }, (error: unknown) => {
      one.end.abort();
      all[at] = undefined; // asked for again with the next change of settings
      host.warn('a part of its script did not arrive; showing the gallery without it.', error);
    });
  });
}
