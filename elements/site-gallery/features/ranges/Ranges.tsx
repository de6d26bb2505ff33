import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect, useRef } from 'react';
import { useStore } from '../../../../core/element/use-store.js';
import { rangeSlot } from '../../slides/slide-parts.js';
import { rangeClass, type SlideRange } from './slide-ranges.js';

/** The ranges of a gallery as they were measured last. */
export interface MeasuredRanges {
  readonly time: number;
  readonly ranges: readonly SlideRange[];
  /** This many columns have room, where there are any. */
  readonly columns: number;
}

interface Props {
  readonly $cut: ReadableAtom<MeasuredRanges>;
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

/** A slot for each range of slides. Boxes are new with each cut: the browser remembers how tall one was before. */
export function Ranges({ $cut, fill }: Props) {
  const { time, ranges, columns } = useStore($cut);
  useLayoutEffect(() => { fill(ranges); }, [ranges, fill]);
  useLayoutEffect(() => () => { fill([]); }, [fill]);
  const boxes = ranges.map((range, at) => <Range key={`${time} ${at}`} name={`${rangeSlot}${at}`} range={range} />);
  if (!ranges.some(({ column }) => column !== null)) return boxes;
  return [...Array(columns).keys()].map(column => (
    <div key={column} className="column">{boxes.filter((_box, at) => ranges[at]!.column === column)}</div>
  ));
}
