// Types only: what the rooms of the gallery know of each other.
import type { Host } from '../../core/element/host.js';
import type { Autoplay } from './features/autoplay/autoplay.state.js';
import type { GalleryValues, gallerySettings } from './gallery.settings.js';
import type { SlidesInRanges } from './motion/motion.js';
import type { FeatureViews, GalleryState } from './gallery.state.js';

/** What the visitor has chosen to see; a feature. */
export interface Selection {
  /** Shows the slides with a tag; all for an empty one. */
  choose(tag: string): void;
  /** Shows more slides. */
  more(): void;
}

/** The videos that play automatically in the slides; a feature. */
export interface BackgroundControl {
  /** The visitor's button. */
  toggle(): void;
  /** A lightbox lies over the gallery, or no longer. */
  cover(isOver: boolean): void;
  /** Whether a click is on one of them, and not on controls of its own. */
  isPressed(event: MouseEvent): boolean;
}

export type GalleryHost = Host<typeof gallerySettings.settings, typeof gallerySettings.events, typeof gallerySettings.texts>;

/** What a feature knows of its gallery; the controller implements it. */
export interface GalleryContext {
  readonly host: GalleryHost;
  readonly state: GalleryState;
  /** The author's nodes, as they are now. */
  readonly slides: readonly HTMLElement[];
  /** What moves the slides. */
  readonly stage: { ranges?: SlidesInRanges | undefined; readonly looseWords: string; jumpTo(index: number): void };
  /** The galleries that are always at the same slide. */
  readonly linked: readonly GalleryContext[];
  /** Null while slides do not change automatically. */
  readonly autoplay: Pick<Autoplay, 'toggle' | 'hold' | 'release'> | null;
  /** Null without background videos. */
  readonly backgroundVideos: BackgroundControl | null;
  /** Whether it keeps the page's address at its current slide. */
  writesAddress: () => boolean;
  setLinked(galleries: readonly GalleryContext[]): void;
  setAutoplay(autoplay: Autoplay | null): void;
  setBackgroundVideos(videos: BackgroundControl | null): void;
  setSelection(selection: Selection | null): void;
  /** Which slides there are has changed without the author's doing: reads them again. */
  readSlides(): void;
  /** Calls back when slides come, go or change, for as long as the gallery is there. */
  onSlidesChange(callback: () => void): void;
  /** Calls back when other galleries are linked, until the signal ends. */
  onLinkedChange(callback: () => void, signal: AbortSignal): void;
  /** Draws a feature's component in its place of the view, or no longer. */
  setView(place: keyof FeatureViews, component: FeatureViews[keyof FeatureViews]): void;
}

/** What attaching a feature returns: it is called when settings or slides have changed. */
export interface AttachedFeature { update?(values: GalleryValues): void }

/** Adds a feature to a gallery until the signal ends. */
export type AttachFeature = (gallery: GalleryContext, signal: AbortSignal) => AttachedFeature | void;
