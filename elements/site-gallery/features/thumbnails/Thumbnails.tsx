import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useStore } from '../../../../core/element/use-store.js';
import { prefersReducedMotion } from '../../../../core/platform/visitor.js';
import type { GalleryHost } from '../../gallery-context.js';
import type { GalleryState } from '../../gallery.state.js';
import type { Thumbnail } from './thumbnail-of.js';

/** A thumbnail of one slide; `key` stays with the slide. */
export interface ThumbnailRow { readonly key: number; readonly label: string; readonly thumbnail: Thumbnail }

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

interface Props { readonly $rows: ReadableAtom<readonly ThumbnailRow[]>; readonly state: GalleryState; readonly host: GalleryHost }

/** One button for each slide. The current one is in the middle of the row, and is the only one that Tab reaches. */
export function Thumbnails({ $rows, state, host }: Props) {
  const rows = useStore($rows);
  const index = useSyncExternalStore(state.$state.listen, () => state.index);
  const previous = useRef<HTMLElement>(undefined);

  useLayoutEffect(() => {
    const root = host.element!.shadowRoot!;
    const row = root.querySelector('.thumbnails')!;
    const current = row.children[index] as HTMLElement | undefined;
    const isJump = !previous.current || prefersReducedMotion();
    const hadFocus = !!previous.current && root.activeElement === previous.current;
    previous.current = current;
    if (!current) return;
    if (hadFocus) current.focus({ preventScroll: true });
    const away = current.getBoundingClientRect().left + current.offsetWidth / 2 - row.getBoundingClientRect().left - row.clientWidth / 2;
    row.scrollBy({ left: away, behavior: isJump ? 'instant' : 'smooth' });
  }, [host, index, rows]);

  return rows.map((row, at) => <ThumbnailButton key={row.key} row={row} index={at} isCurrent={at === index} />);
}
