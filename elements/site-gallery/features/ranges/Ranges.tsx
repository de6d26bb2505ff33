import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect, useRef } from 'react';
import { useStore } from '../../../../core/element/use-store.js';
import { rangeSlot } from '../../slides/slides-of.js';
import { rangeClass, type SlideRange } from './slide-ranges.js';

interface Props {
  readonly $ranges: ReadableAtom<readonly SlideRange[]>;
  /** The slots are there: called with each new set of ranges, and with none when they go. */
  readonly fill: (ranges: readonly SlideRange[]) => void;
}

function Range({ name, range: { from, to, along, across } }: { readonly name: string; readonly range: SlideRange }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = box.current!;
    style.setProperty('--_count', String(to - from));
    style.setProperty('contain-intrinsic-size', across === null ? `1px auto ${along}cqi` : `${along}cqi ${across}cqi`);
  }, [from, to, along, across]);
  return <div ref={box} className={rangeClass}><slot name={name} /></div>;
}

/** A slot for each range of slides. */
export function Ranges({ $ranges, fill }: Props) {
  const ranges = useStore($ranges);
  useLayoutEffect(() => fill(ranges), [ranges, fill]);
  useLayoutEffect(() => () => fill([]), [fill]);
  return ranges.map((range, at) => <Range key={at} name={`${rangeSlot}${at}`} range={range} />);
}
