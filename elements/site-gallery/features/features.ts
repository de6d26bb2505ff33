import type { AttachedFeature, AttachFeature, GalleryContext } from '../gallery-context.js';
import type { GalleryValues } from '../gallery.settings.js';
import { captionPosition } from '../layout/css-properties.js';
import { ownControlsSelector, ownPagination } from './own-controls/own-controls-selector.js';
import { getPaginationKind } from './pagination/pagination-kind.js';
import { slideDataSelector } from '../slides/slide-data.js';

interface Feature {
  /** What it is attached for; false or empty where a gallery does not need it. Attached again when it changes. */
  readonly key: (values: GalleryValues, gallery: GalleryContext, isAttached: boolean) => string | boolean;
  readonly load: () => Promise<AttachFeature>;
  /** What the specification calls it when it could not be loaded. */
  readonly name?: string;
}

/** More slides than these are laid out in ranges. */
const fewSlides = 200;

/** What few galleries have: the others do not load it. */
const features: readonly Feature[] = [
  { key: ({ autoplay }) => autoplay, load: async () => (await import('./autoplay/autoplay.controller.js')).attachAutoplay },
  { key: ({ linked }) => linked, load: async () => (await import('./linked/linked.controller.js')).attachLinked },
  { key: ({ history }) => history, load: async () => (await import('./history/history.controller.js')).attachHistory },
  {
    key: ({ filter, loadMore }, { state }) => filter || (loadMore !== null && state.layout.flow === 'rows'),
    load: async () => (await import('./selection/selection.controller.js')).attachSelection,
  },
  {
    key: ({ lightbox }, { state }) => lightbox ?? state.layout.opensLightbox,
    load: async () => (await import('./lightbox/lightbox.controller.js')).attachLightbox,
  },
  {
    key: (values, { host, state }) => state.layout.flow !== 'rows' && getPaginationKind(values) !== 'none'
      && !host.element!.querySelector(ownPagination) && getPaginationKind(values),
    load: async () => (await import('./pagination/pagination.controller.js')).attachPagination,
  },
  {
    key: (_, { host, state }) => state.layout.flow !== 'rows' && !!host.element!.querySelector(ownControlsSelector),
    load: async () => (await import('./own-controls/own-controls.controller.js')).attachOwnControls,
  },
  {
    key: (_, { slides, state }) => slides.length > fewSlides && state.layout.flow !== 'stack',
    load: async () => (await import('./ranges/ranges.controller.js')).attachRanges,
  },
  {
    key: ({ thumbnails }, { state }) => thumbnails && state.layout.flow !== 'rows',
    load: async () => (await import('./thumbnails/thumbnails.controller.js')).attachThumbnails,
  },
  {
    key: (values, { state }) => captionPosition(values, state.layout) !== 'below',
    load: async () => (await import('./captions/captions.controller.js')).attachCaptions,
  },
  {
    key: (_, { host, state }, isAttached) => isAttached || (state.layout.flow !== 'rows' && !!host.element!.querySelector('video, site-video, iframe')),
    load: async () => (await import('./videos/videos.controller.js')).attachVideos,
  },
  {
    // What may be one: the feature looks closer.
    key: (_, { host }, isAttached) => isAttached || !!host.element!.querySelector('video[loop]:not([controls]), site-video[loop]'),
    load: async () => (await import('./background-videos/background-videos.controller.js')).attachBackgroundVideos,
  },
  {
    // What it reads it may also have changed: it stays once it is there.
    key: (_, { host }, isAttached) => isAttached || !!host.element!.querySelector(slideDataSelector),
    load: async () => (await import('./slide-data/slide-data.controller.js')).attachSlideData,
    name: 'Loader2', // spec: media-layout §8
  },
];

interface Attached { readonly key: string | boolean; readonly end: AbortController; feature?: AttachedFeature }

/** Attaches and removes features as the settings ask for them. */
export class Features {
  readonly #gallery: GalleryContext;
  readonly #attached = new Map<Feature, Attached>();

  constructor(gallery: GalleryContext) { this.#gallery = gallery; }

  update(values: GalleryValues): void {
    for (const feature of features) {
      const attached = this.#attached.get(feature);
      const key = feature.key(values, this.#gallery, !!attached);
      if (attached?.key === key) {
        attached.feature?.update?.(values);
        continue;
      }
      attached?.end.abort();
      this.#attached.delete(feature);
      if (key && !this.#gallery.host.signal.aborted) this.#attach(feature, key);
    }
  }

  #attach(feature: Feature, key: string | boolean): void {
    const { host } = this.#gallery;
    const attached: Attached = { key, end: new AbortController() };
    const { signal } = attached.end;
    this.#attached.set(feature, attached);
    host.signal.addEventListener('abort', () => attached.end.abort(), { signal });
    const { state } = this.#gallery;
    state.fetching++;
    feature.load().then(attach => {
      state.fetching--;
      if (!signal.aborted) attached.feature = attach(this.#gallery, signal) ?? {};
    }, (error: unknown) => {
      state.fetching--;
      attached.end.abort();
      if (this.#attached.get(feature) === attached) this.#attached.delete(feature); // loaded again with the next change of settings
      if (feature.name) host.error(`${feature.name} not found: part of its script did not load; showing the gallery without it.`, error);
      else host.warn('part of its script did not load; showing the gallery without it.', error);
    });
  }
}
