import type { Layout } from '../designs/design.js';
import type { TransitionOptions } from '../transitions/transition-options.js';
import type { SlideChange } from '../transitions/transition.js';
import type { TrackAxis } from './track-axis.js';

/** The slides of a long gallery are in ranges, of which the browser skips those that are far. */
export interface SlidesInRanges {
  /** Slides that came or moved stand among their neighbours until the ranges are made again. */
  keepOrder(slides: readonly HTMLElement[]): void;
  /** Has a slide laid out, wherever it is. */
  draw(slide: HTMLElement): void;
  /** Among which of this many slides those stand that a track shows at an offset. */
  boundsNear(place: {
    readonly track: Element;
    readonly axis: TrackAxis;
    readonly count: number;
    readonly offset: number;
  }): readonly [first: number, last: number];
}

/** What moves slides knows of the gallery around it. */
export interface MotionContext {
  readonly slides: readonly HTMLElement[];
  readonly layout: Layout;
  readonly options: TransitionOptions;
  /** Absent where all slides are laid out. */
  readonly ranges?: SlidesInRanges | undefined;
  /** Whether nothing may be animated. */
  readonly isMotionReduced: boolean;
  /** Whether a stack never becomes less tall: it changes automatically, and the page below is not to follow up and down. */
  readonly onlyGrows: boolean;
  /** These slides are in view now; all others are inert. */
  setVisible(slides: readonly HTMLElement[]): void;
  /** A slide is current and in its place, and the next transition may begin. */
  arrived(index: number): void;
  /** Other slides may be in view than before. */
  updateVisible(): void;
}

/** Moves the slides of one flow: the state decides where to. */
export interface Motion {
  /** Shows a slide immediately. */
  jumpTo(index: number): void;
  startTransition(change: SlideChange): void;
  /** A pointer was pressed. What follows ends with `gesture`. */
  startDrag(down: PointerEvent, gesture: AbortController): void;
  /** The slides that are in view now. */
  visibleSlides(): readonly HTMLElement[];
  stop(): void;
}
