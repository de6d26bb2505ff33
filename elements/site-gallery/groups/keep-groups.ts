import { onResize } from '../../../core/platform/observers.js';
import type { Layout } from '../designs/design.js';
import type { GalleryMachine } from '../gallery.state.js';
import { columnsAt } from '../layout/columns-at.js';

interface Carousel { readonly element: HTMLElement | null; readonly signal: AbortSignal }

/** How many slides of a layout are one step in a gallery of this width. */
export const slidesPerGroup = ({ place, columns }: Layout, widthPx: number): number =>
  (place === 'row' ? columnsAt(columns, widthPx) : 1);

/** Keeps the machine's groups as large as a carousel's row; told of every new layout. Other designs are not watched. */
export function keepGroups({ element, signal }: Carousel, machine: GalleryMachine): (layout: Layout) => void {
  let now: Layout;
  let widthPx = Infinity;
  let isWatching = false;
  const regroup = () => machine.regroup(slidesPerGroup(now, widthPx));
  return layout => {
    now = layout;
    regroup();
    if (!element || isWatching || machine.$state.get().perGroup === 1) return;
    isWatching = true;
    onResize(element, width => {
      widthPx = width;
      regroup();
    }, signal);
  };
}
