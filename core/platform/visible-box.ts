import { getDocument, pageDocument } from './page-document.js';

/** A size in CSS pixels. */
export interface Size { readonly widthPx: number; readonly heightPx: number }

/** Height of the window without scrollbars; on phones the one that does not change while the page is scrolled. */
export const windowHeight = (): number => (pageDocument.compatMode === 'CSS1Compat' ? pageDocument.documentElement.clientHeight : innerHeight);

/** What an element can be seen in at most: a box of a size, the window say, or a smaller one around the element that scrolls or clips. */
export function visibleBox(element: Element, { widthPx, heightPx }: Size): Size {
  for (let box = element.parentElement; box && box !== getDocument(element).body; box = box.parentElement) {
    if (!box.clientHeight || getComputedStyle(box).overflow === 'visible') continue;
    widthPx = Math.min(widthPx, box.clientWidth);
    heightPx = Math.min(heightPx, box.clientHeight);
  }
  return { widthPx, heightPx };
}

const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';

/** The greatest share of an element that can be seen: what boxes around it leave that clip it, up to one that scrolls. */
export function unclippedShare(element: Element): number {
  const { width, height, ...box } = element.getBoundingClientRect().toJSON() as DOMRect;
  let { left, top, right, bottom } = box;
  for (let around = element.parentElement; around && around !== getDocument(element).body; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if ([overflowX, overflowY].some(overflow => overflow === 'auto' || overflow === 'scroll')) break;
    const edge = around.getBoundingClientRect();
    if (clips(overflowX)) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    if (clips(overflowY)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
  }
  const area = width * height;
  return area > 0 ? Math.max(0, right - left) * Math.max(0, bottom - top) / area : 1;
}
