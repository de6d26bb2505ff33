import type { Boundary } from '../boundaries.js';
import type { ReleaseRule } from '../../../core/gestures/release-rules.js';

/** A way from one slide to another; indexes are good ones. */
export interface Travel {
  readonly from: number;
  readonly to: number;
  /** Over the end to the other end. */
  readonly isWrapping: boolean;
}

/** 1 when a travel goes onward, -1 when it goes back; over an end it goes on the way it went. */
export const headingOf = ({ from, to, isWrapping }: Travel): 1 | -1 => ((to > from) === isWrapping ? -1 : 1);

/** What the time of a motion depends on. */
export interface Passage {
  /** The design's time for a whole way. */
  readonly speedMs: number;
  /** What is left of the way, from 0 to 1. */
  readonly shareLeft: number;
  /** Measured where a hand has let go; infinite else. */
  readonly leftPx: number;
  /** How fast a hand let go towards the goal; 0 where none did. */
  readonly pxPerMs: number;
  readonly windowPx: number;
}

interface Base {
  readonly durationMs: (passage: Passage) => number;
  /** What a drag means when it is let go. */
  readonly release: ReleaseRule;
}

/** One way to change slides that scroll past in a row. */
export interface TrackTransition extends Base {
  readonly flow: 'track';
  /** Whether a slide is too far away to scroll past everything between. */
  readonly isFar: (way: { readonly leftPx: number; readonly viewPx: number; readonly isWrapping: boolean }) => boolean;
  /** What is played on a row that does not scroll, because the slide is far. */
  readonly appear: { readonly keyframes: Keyframe[]; readonly timing: KeyframeAnimationOptions };
}

/** One way to change slides that lie over each other. */
export interface StackTransition extends Base {
  readonly flow: 'stack';
  /**
   * How a slide and the one after it look when this share of the way between them is behind: at 0 the first alone is
   * seen, at 1 the second. Linear between the two, so that a hand may hold it anywhere.
   */
  readonly at: (share: number, sign: 1 | -1) => readonly [Keyframe, Keyframe];
  /** Both are seen through each other: their light adds up, and what lies behind never shines through. */
  readonly isBlended: boolean;
  /** What a drag past the ends does unless the page says otherwise. */
  readonly boundary: Boundary;
  /** What a picture does while its slide is shown. */
  readonly stay?: (slide: Stay) => { readonly keyframes: PropertyIndexedKeyframes; readonly timing: KeyframeAnimationOptions };
}

export interface Stay {
  readonly index: number;
  /** The picture's own corner radius where words of its slide lie under it; null where it may grow over the edge. */
  readonly corner: string | null;
}

/** One way to change slides. A new transition is one file with such a record and one line in `transitions.ts`. */
export type Transition = TrackTransition | StackTransition;
