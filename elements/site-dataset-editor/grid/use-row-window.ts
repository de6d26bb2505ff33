import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { evenPlaces, getRowSegments, type IndexRange, rangeInView, type RowSegment } from '../../../core/motion/virtual-list.js';
import { onResize } from '../../../core/platform/observers.js';

/** Before the page has laid out anything. */
const usualRowPx = 36;
const usualViewPx = 400;

/** What is drawn of many rows of one height: those that are seen, some around them, and the focused one, which keeps the focus. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number, focus: number): readonly RowSegment[] {
  const [rowPx, setRowPx] = useState(usualRowPx);
  const places = useMemo(() => evenPlaces(count, rowPx, 0), [count, rowPx]);
  const [range, setRange] = useState<IndexRange>(() => rangeInView(places, 0, usualViewPx));

  useLayoutEffect(() => {
    const box = scroller.current!;
    const head = box.querySelector<HTMLElement>('.head')!;
    const end = new AbortController();
    const look = () => {
      setRowPx(head.offsetHeight || usualRowPx);
      const seen = rangeInView(places, box.scrollTop, box.clientHeight || usualViewPx);
      setRange(known => (String(known) === String(seen) ? known : seen));
    };
    look();
    box.addEventListener('scroll', look, { passive: true, signal: end.signal });
    onResize(box, look, end.signal);
    return () => end.abort();
  }, [scroller, places]);

  return getRowSegments(places, range, [focus]);
}
