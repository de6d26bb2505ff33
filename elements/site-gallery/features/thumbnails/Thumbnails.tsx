import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { RowSpacer, useVirtualList } from '../../../../core/element/use-virtual-list.js';
import { useStore } from '../../../../core/element/use-store.js';
import type { RowLayout } from '../../../../core/motion/virtual-list.js';
import type { GalleryHost } from '../../gallery-context.js';
import type { GalleryState } from '../../gallery.state.js';
import type { Thumbnail } from './read-thumbnail.js';

/** A thumbnail of one slide; `key` stays with the slide. */
export interface ThumbnailRow { readonly key: number; readonly label: string; readonly thumbnail: Thumbnail }

/** The thumbnails of all slides: where they stand is known, what they show is read when it is drawn. */
export interface ThumbnailStrip { readonly places: RowLayout; readonly rowAt: (index: number) => ThumbnailRow }

interface ButtonProps { readonly row: ThumbnailRow; readonly index: number; readonly isCurrent: boolean }

function ThumbnailButton({ row: { label, thumbnail: { ratio, isVideo, image } }, index, isCurrent }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const focus = image?.focus ?? null;
  useLayoutEffect(() => {
    button.current!.style.setProperty('--_thumb-shape', String(ratio));
    button.current!.style.setProperty('--_focus', focus);
  }, [ratio, focus]);
  return (
    <button ref={button} type="button" className="thumbnail" part="thumbnail" data-action="thumbnail" value={index}
      data-type={isVideo ? 'video' : undefined} aria-label={label} aria-current={isCurrent ? 'true' : undefined} tabIndex={isCurrent ? 0 : -1}>
      {image
        ? <img alt="" loading="lazy" decoding="async" draggable={false} sizes={image.sizes} srcSet={image.srcset} src={image.src} />
        : <span>{index + 1}</span>}
    </button>
  );
}

interface Props { readonly $strip: ReadableAtom<ThumbnailStrip>; readonly state: GalleryState; readonly host: GalleryHost }

/** A button for each slide that is drawn. The current one is in the middle of the row, and is the only one that Tab reaches. */
export function Thumbnails({ $strip, state, host }: Props) {
  const { places, rowAt } = useStore($strip);
  const index = useSyncExternalStore(state.$state.listen, () => state.index);
  const pieces = useVirtualList({ places, index, find: () => host.element!.shadowRoot!.querySelector<HTMLElement>('.thumbnails') });

  return pieces.map(piece => {
    if ('roomPx' in piece) return <RowSpacer key={`before ${piece.before}`} px={piece.roomPx} />;
    const row = rowAt(piece.index);
    return <ThumbnailButton key={row.key} row={row} index={piece.index} isCurrent={piece.index === index} />;
  });
}
