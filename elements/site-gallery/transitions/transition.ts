import type { ReleaseRule } from '../../../core/gestures/release-rules.js';
import type { Boundary } from './boundaries.js';

/** A change from one slide to another; both indexes exist. */
export interface SlideChange {
  readonly from: number;
  readonly to: number;
  /** Over the end to the other end. */
  readonly isWrapping: boolean;
}

/** 1 when a change goes forward, -1 when it goes back; over an end it keeps its direction. */
export const getDirection = ({ from, to, isWrapping }: SlideChange): 1 | -1 => ((to > from) === isWrapping ? -1 : 1);

/** What the duration of a transition depends on. */
export interface DurationInput {
  /** The design's time for a whole transition. */
  readonly speedMs: number;
  /** What is left of the way, from 0 to 1. */
  readonly shareLeft: number;
  /** Measured where a pointer was released; infinite else. */
  readonly leftPx: number;
  /** The velocity of a released pointer towards the goal; 0 without one. */
  readonly pxPerMs: number;
  readonly windowPx: number;
}

interface Base {
  readonly durationMs: (input: DurationInput) => number;
  /** What a drag asks for when it is released. */
  readonly release: ReleaseRule;
}

/** A transition of slides that scroll past in a row. */
export interface TrackTransition extends Base {
  readonly flow: 'track';
  /** Whether a slide is too far away to scroll past everything between. */
  readonly isFar: (way: { readonly leftPx: number; readonly viewPx: number; readonly isWrapping: boolean }) => boolean;
  /** What is played on a row that does not scroll, because the slide is far. */
  readonly appear: { readonly keyframes: Keyframe[]; readonly timing: KeyframeAnimationOptions };
}

/** A transition of slides that lie over each other. */
export interface StackTransition extends Base {
  readonly flow: 'stack';
  /**
   * How a slide and the one after it look when this share of the way between them has passed: at 0 the first alone is
   * seen, at 1 the second. Linear between the two, so that a pointer may hold it anywhere.
   */
  readonly at: (share: number, sign: 1 | -1) => readonly [Keyframe, Keyframe];
  /** Both are seen through each other: their light adds up, and what lies behind never shines through. */
  readonly isBlended: boolean;
  /** What a drag past the ends does unless the page says otherwise. */
  readonly boundary: Boundary;
  /** What an image does while its slide is shown. */
  readonly whileShown?: (slide: TransitionSlide) => { readonly keyframes: PropertyIndexedKeyframes; readonly timing: KeyframeAnimationOptions };
}

export interface TransitionSlide {
  readonly index: number;
  /** The image's own corner radius where a caption lies under it; null where it may grow over the edge. */
  readonly corner: string | null;
}

/** One way to change slides. A new transition is one file with such a record and one line in `transitions.ts`. */
export type Transition = TrackTransition | StackTransition;
