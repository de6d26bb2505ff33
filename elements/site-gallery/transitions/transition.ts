/** A way from one slide to another; indexes are good ones. */
export interface Travel {
  readonly from: number;
  readonly to: number;
  /** Over the end to the other end. */
  readonly isWrapping: boolean;
}

/** What a transition answers: how the track scrolls, and what is played on it meanwhile. */
export interface Motion {
  readonly scroll: 'smooth' | 'instant';
  readonly play?: { readonly keyframes: Keyframe[]; readonly timing: KeyframeAnimationOptions };
}

/** One way to change slides. A new transition is one file with such a record. */
export interface Transition {
  readonly plan: (travel: Travel) => Motion;
}
