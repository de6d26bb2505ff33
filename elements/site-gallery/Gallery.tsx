import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { GalleryHost, GalleryParts, GalleryValues } from './gallery-parts.js';
import { groupCount } from './groups/group-rules.js';
import { gaplessPx } from './layout/gapless-px.js';
import { propertiesOf } from './layout/properties-of.js';

interface Props { readonly values: GalleryValues; readonly state: GalleryParts; readonly host: GalleryHost }

/** Elements are the same for all galleries: those that do not change are made once. */
const chevronOf = (d: string) => <svg viewBox="0 0 24 24" aria-hidden="true"><path d={d} /></svg>;
const chevron = { previous: chevronOf('M14.5 5.5 8 12l6.5 6.5'), next: chevronOf('M9.5 5.5 16 12l-6.5 6.5') };
const slot = <slot />;

/** The machine's parts say when its state is drawn: not before a motion has begun. */
const notHeard = () => () => {};

/** The frame around the author's slides: buttons, counter, what a screen reader hears. */
export function Gallery({ values, state: parts, host }: Props) {
  const { machine, stage, layout, autoplay } = parts;
  const drawn = useSyncExternalStore(notHeard, machine.$state.get, () => machine.$state.init!);
  const { index, count, announcement } = drawn;
  // Of the state that is drawn: while a server's markup is taken over, that is not the machine's yet.
  const isPaged = layout.flow !== 'rows' && groupCount(drawn) > 1;
  const { thumbnailStripHeight: heightPx, thumbnailStripMargin: marginPx } = values;
  const gallery = useRef<HTMLElement>(null);
  const track = useCallback((element: HTMLDivElement) => stage.attach(element), [stage]);

  useLayoutEffect(() => {
    const { style } = gallery.current!;
    const properties: Record<string, string> = {
      ...propertiesOf(layout),
      '--_thumbs': `${heightPx}px`,
      '--_thumbs-margin': `${marginPx}px`,
    };
    for (const name in properties) style.setProperty(name, properties[name]!);
    parts.shape();
    return () => {
      for (const name in properties) style.removeProperty(name);
      parts.shape(true);
    };
  }, [parts, layout, heightPx, marginPx]);

  const arrow = (to: 'previous' | 'next', isAtEnd: boolean) => (
    <button type="button" className={`arrow ${to}`} part={to} data-action={to} aria-label={host.text(to)}
      aria-disabled={isAtEnd || undefined}>
      {chevron[to]}
    </button>
  );

  return (
    <section ref={gallery} className="gallery" part="gallery" data-action="gallery" data-flow={layout.flow} data-place={layout.place}
      data-align={layout.alignment}
      data-fit={values.autoCrop ? undefined : 'whole'}
      data-gapless={layout.gutterPx <= gaplessPx || undefined}
      data-own={layout.aspectRatio === 'auto' || undefined}
      data-mixed={values.mixedContent || undefined}
      data-meta={values.metaPosition === 'below' ? undefined : values.metaPosition}
      role={values.label ? 'region' : 'group'} aria-label={values.label || host.text('gallery')}>
      <div className="stage">
        {isPaged && (
          <div className="controls">
            {autoplay && <autoplay.Control />}
            {arrow('previous', machine.isAtEnd(-1))}
            {arrow('next', machine.isAtEnd(1))}
            {values.counter && <p className="counter" part="counter">{host.text('counter', { index: index + 1, count })}</p>}
          </div>
        )}
        <div ref={track} className="track" part="track" data-action="track"
          {...isPaged && { tabIndex: 0, role: 'group', 'aria-label': host.text('slides') }}>
          {slot}
        </div>
      </div>
      {values.thumbnails && layout.flow !== 'rows' && (
        <div className="thumbnails" part="thumbnails" role="group" aria-label={host.text('thumbnails')} />
      )}
      <p className="visually-hidden" role="status">{announcement && <span key={announcement}>{announcement}</span>}</p>
    </section>
  );
}
