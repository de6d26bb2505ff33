import { useCallback, useLayoutEffect, useRef } from 'react';
import { useStore } from '../../core/element/use-store.js';
import type { GalleryHost, GalleryParts, GalleryValues } from './gallery-parts.js';

interface Props { readonly values: GalleryValues; readonly machine: GalleryParts; readonly host: GalleryHost }

const chevron = { previous: 'M14.5 5.5 8 12l6.5 6.5', next: 'M9.5 5.5 16 12l-6.5 6.5' };

/** The frame around the author's slides: buttons, counter, what a screen reader hears. */
export function Gallery({ values, machine: parts, host }: Props) {
  const { machine, stage, layout } = parts;
  const { index, count, announcement } = useStore(machine.$state);
  const isPaged = layout.flow === 'track' && count > 1;
  const gallery = useRef<HTMLElement>(null);
  const track = useCallback((element: HTMLDivElement) => stage.attach(element), [stage]);
  const { columns, gutterPx, aspectRatio } = layout;

  useLayoutEffect(() => {
    const { style } = gallery.current!;
    style.setProperty('--_columns', String(columns));
    style.setProperty('--_gutter', `${gutterPx}px`);
    style.setProperty('--_ratio', aspectRatio);
  }, [columns, gutterPx, aspectRatio]);

  const arrow = (to: 'previous' | 'next', isAtEnd: boolean) => (
    <button type="button" className={`arrow ${to}`} part={to} data-action={to} aria-label={host.text(to)}
      aria-disabled={(isAtEnd && !values.loop) || undefined}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d={chevron[to]} /></svg>
    </button>
  );

  return (
    <section ref={gallery} className="gallery" part="gallery" data-action="gallery" data-flow={layout.flow}
      data-fit={values.autoCrop ? undefined : 'whole'}
      role={values.label ? 'region' : 'group'} aria-label={values.label || host.text('gallery')}>
      {isPaged && (
        <div className="controls">
          {arrow('previous', index === 0)}
          {arrow('next', index === count - 1)}
          {values.counter && <p className="counter" part="counter">{host.text('counter', { index: index + 1, count })}</p>}
        </div>
      )}
      <div ref={track} className="track" part="track" data-action="track"
        {...isPaged && { tabIndex: 0, role: 'group', 'aria-label': host.text('slides') }}>
        <slot />
      </div>
      <p className="visually-hidden" role="status"><span key={announcement}>{announcement}</span></p>
    </section>
  );
}
