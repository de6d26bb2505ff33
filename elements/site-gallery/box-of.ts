/**
 * What a track's box is known by. A gallery that is moved in the page gets a new box, scrolled to its beginning, and
 * nobody is told; but animations of style sheets begin anew with it. The sheet gives every track one that shows nothing.
 */
export const boxOf = (track: Element): Animation | undefined =>
  track.getAnimations().find(animation => animation instanceof CSSAnimation);
