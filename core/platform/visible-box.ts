/** A size in CSS pixels. */
export interface Size { readonly widthPx: number; readonly heightPx: number }

/** What an element can be seen in at most: a box of a size, the window say, or a smaller one around the element that scrolls or clips. */
export function visibleBox(element: Element, { widthPx, heightPx }: Size): Size {
  for (let box = element.parentElement; box && box !== element.ownerDocument.body; box = box.parentElement) {
    if (!box.clientHeight || getComputedStyle(box).overflow === 'visible') continue;
    widthPx = Math.min(widthPx, box.clientWidth);
    heightPx = Math.min(heightPx, box.clientHeight);
  }
  return { widthPx, heightPx };
}
