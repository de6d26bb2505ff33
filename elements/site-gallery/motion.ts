import type { Layout } from './designs/design.js';
import type { Manner } from './manner-of.js';
import type { Travel } from './transitions/transition.js';

/** What moves slides needs of the gallery around it. */
export interface Surroundings {
  readonly slides: readonly HTMLElement[];
  readonly layout: Layout;
  readonly manner: Manner;
  /** Whether nothing may move by itself. */
  readonly isCalm: boolean;
  /** Whether a stack never shrinks: it changes by itself, and the page below is not to follow up and down. */
  readonly onlyGrows: boolean;
  /** These slides are seen now; all others are inert. */
  present(slides: readonly HTMLElement[]): void;
  /** A slide is current and in its place, and the next motion may begin. */
  arrived(index: number): void;
  /** A still gallery may have other slides in view now. */
  rest(): void;
}

/** Moves the slides of one flow: the machine decides where to. */
export interface Motion {
  /** Is at a slide at once. */
  place(index: number): void;
  travel(travel: Travel): void;
  /** A pointer was pressed. What follows ends with `gesture`. */
  press(event: PointerEvent, gesture: AbortController): void;
  /** The slides in view, as they stand now. */
  seen(): readonly HTMLElement[];
  stop(): void;
}

