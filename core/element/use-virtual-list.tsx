import { useLayoutEffect, useRef, useState } from 'react';
import { getRowSegments, rangeAround, rangeInView, type RowSegment, type RowLayout } from '../motion/virtual-list.js';
import { onResize } from '../platform/observers.js';
import { prefersReducedMotion } from '../platform/visitor.js';

/** Further than this many times what is seen: the row is there immediately, without fetching all that it would pass. */
const farShare = 1.5;

interface Row {
  readonly places: RowLayout;
  /** Index of the current item. This item and the one before it are always rendered, because either may have the focus. */
  readonly index: number;
  /** The scrolling row. */
  readonly find: () => HTMLElement | null;
}

/**
 * What is drawn of a row of buttons, however long it is: those that are seen and some around them. The current one, which
 * has `aria-current`, is brought to the middle, and the focus stays with it.
 */
export function useVirtualList({ places, index, find }: Row): readonly RowSegment[] {
  const [range, setRange] = useState(() => rangeAround(places, index));
  const [[before, now], setPair] = useState([index, index] as const);
  if (now !== index) setPair([now, index]);
  const previous = useRef<HTMLElement>(undefined);
  const findRow = useRef(find);

  useLayoutEffect(() => {
    const row = findRow.current();
    if (!row) return;
    const end = new AbortController();
    const look = () => {
      const seen = rangeInView(places, Math.abs(row.scrollLeft), row.clientWidth); // right-to-left text counts below 0
      setRange(known => (String(known) === String(seen) ? known : seen));
    };
    row.addEventListener('scroll', look, { passive: true, signal: end.signal });
    onResize(row, look, end.signal);
    return () => end.abort();
  }, [places]);

  useLayoutEffect(() => {
    const row = findRow.current();
    const current = row?.querySelector<HTMLElement>(':scope > [aria-current]');
    const last = previous.current;
    previous.current = current ?? undefined;
    if (!row || !current) return;
    if (last && (row.getRootNode() as ShadowRoot).activeElement === last) current.focus({ preventScroll: true });
    const away = current.getBoundingClientRect().left + current.offsetWidth / 2 - row.getBoundingClientRect().left - row.clientWidth / 2;
    const isJump = !last || prefersReducedMotion() || Math.abs(away) > row.clientWidth * farShare;
    row.scrollBy({ left: away, behavior: isJump ? 'instant' : 'smooth' });
    // In the same frame: the event of an instant scroll is in the next one.
    if (isJump) setRange(rangeInView(places, Math.abs(row.scrollLeft), row.clientWidth));
  }, [index, places]);

  return getRowSegments(places, range, [before, index]);
}

/** The empty room of items that are not drawn. */
export function RowSpacer({ px }: { readonly px: number }) {
  const room = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    room.current!.style.setProperty('flex', 'none');
    room.current!.style.setProperty('inline-size', `${px}px`);
  }, [px]);
  return <span ref={room} />;
}
