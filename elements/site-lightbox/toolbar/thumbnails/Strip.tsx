import { useEffect, useRef, useState } from 'react';
import { RowSpacer, useVirtualList } from '../../../../core/element/use-virtual-list.js';
import type { RowLayout } from '../../../../core/motion/virtual-list.js';
import type { LightboxHost } from '../../lightbox-context.js';

export interface StripRow {
  readonly label: string;
  /** Address of a small image; empty without one. */
  readonly source: string;
  readonly isVideo: boolean;
}

interface Props { readonly places: RowLayout; readonly rowAt: (index: number) => StripRow; readonly index: number; readonly host: LightboxHost }

/** A small image, or the slide's number without one, and if it does not load. */
function Thumbnail({ source, number }: { readonly source: string; readonly number: number }) {
  const image = useRef<HTMLImageElement>(null);
  const [isMissing, setIsMissing] = useState(!source);
  useEffect(() => {
    const ended = new AbortController();
    image.current?.addEventListener('error', () => setIsMissing(true), { signal: ended.signal });
    return () => ended.abort();
  }, []);
  return isMissing ? <span>{number}</span> : <img ref={image} alt="" loading="lazy" decoding="async" draggable={false} src={source} />;
}

/** A button for each slide that is drawn. The current one is in the middle of the strip, and is the only one that Tab reaches. */
export function Strip({ places, rowAt, index, host }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const pieces = useVirtualList({ places, index, find: () => strip.current });
  return (
    <div ref={strip} className="strip" part="thumbnails" role="group" aria-label={host.text('thumbnails')}>
      {pieces.map(piece => {
        if ('roomPx' in piece) return <RowSpacer key={`before ${piece.before}`} px={piece.roomPx} />;
        const at = piece.index;
        const { label, source, isVideo } = rowAt(at);
        return (
          <button key={at} type="button" part="thumbnail" data-action="slide" value={at} aria-label={label}
            aria-current={at === index ? 'true' : undefined} tabIndex={at === index ? 0 : -1} data-type={isVideo ? 'video' : undefined}>
            <Thumbnail key={source} source={source} number={at + 1} />
          </button>
        );
      })}
    </div>
  );
}
