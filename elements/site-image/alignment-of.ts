import type { Alignment } from '../../core/image/frame.js';

/** Classes of a layout around a picture that align it. spec: media-layout §4, fluid image blocks */
export const alignmentClasses = { left: 'image-position-left', right: 'image-position-right' } as const;

/** Where a picture stands in a place it does not fill: as set, else as the layout around it says, else in the middle. */
export function alignmentOf(element: Element, set: Alignment): Alignment {
  if (set !== 'center') return set;
  if (element.closest(`.${alignmentClasses.left}`)) return 'left';
  return element.closest(`.${alignmentClasses.right}`) ? 'right' : 'center';
}
