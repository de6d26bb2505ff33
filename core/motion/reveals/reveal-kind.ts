/** One way in which an element appears. */
export interface RevealKind {
  readonly name: string;
  /** What it looks like at its hidden end; the other end is the element as its page draws it. */
  readonly hidden: Keyframe;
}
