import { useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../../../core/platform/visitor.js';
import type { LightboxHost } from '../../lightbox-context.js';

export interface StripRow {
  readonly label: string;
  /** Address of a small image; empty where there is none. */
  readonly source: string;
  readonly isVideo: boolean;
}

interface Props { readonly rows: readonly StripRow[]; readonly index: number; readonly host: LightboxHost }

/** One button for each slide. The current one is in the middle of the strip, and is the only one that Tab reaches. */
export function Strip({ rows, index, host }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const previous = useRef<Element>(undefined);

  useLayoutEffect(() => {
    const row = strip.current!;
    const current = row.children[index] as HTMLElement;
    const isJump = !previous.current || prefersReducedMotion();
    const hadFocus = !!previous.current && host.element!.shadowRoot!.activeElement === previous.current;
    previous.current = current;
    if (hadFocus) current.focus({ preventScroll: true });
    const away = current.getBoundingClientRect().left + current.offsetWidth / 2 - row.getBoundingClientRect().left - row.clientWidth / 2;
    row.scrollBy({ left: away, behavior: isJump ? 'instant' : 'smooth' });
  }, [host, index]);

  return (
    <div ref={strip} className="strip" part="thumbnails" role="group" aria-label={host.text('thumbnails')}>
      {rows.map(({ label, source, isVideo }, at) => (
        <button key={at} type="button" part="thumbnail" data-action="slide" value={at} aria-label={label}
          aria-current={at === index ? 'true' : undefined} tabIndex={at === index ? 0 : -1} data-type={isVideo ? 'video' : undefined}>
          {source ? <img alt="" loading="lazy" decoding="async" draggable={false} src={source} /> : <span>{at + 1}</span>}
        </button>
      ))}
    </div>
  );
}
