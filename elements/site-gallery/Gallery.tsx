import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { GalleryHost } from './gallery-context.js';
import type { GalleryValues } from './gallery.settings.js';
import type { GalleryState, Snapshot } from './gallery.state.js';
import { captionPosition, getCssProperties } from './layout/css-properties.js';
import { gaplessPx } from './designs/dimensions.js';
import { groupCount } from './slides/index-rules.js';

interface Props { readonly values: GalleryValues; readonly state: GalleryState; readonly host: GalleryHost }

/** Elements are the same for all galleries: those that do not change are made once. */
const chevronOf = (d: string) => <svg viewBox="0 0 24 24" aria-hidden="true"><path d={d} /></svg>;
const chevron = { previous: chevronOf('M14.5 5.5 8 12l6.5 6.5'), next: chevronOf('M9.5 5.5 16 12l-6.5 6.5') };
const slot = <slot />;

/** Something of the snapshot, rendered again when it changes: a step of the slides is not to have all of the view drawn. */
function useShown<V>({ follow, $state }: GalleryState, read: (row: Snapshot) => V): V {
  return useSyncExternalStore(follow, () => read($state.get()), () => read($state.init!));
}

interface Part { readonly state: GalleryState; readonly host: GalleryHost }

function Arrow({ to, state, host }: Part & { readonly to: 'previous' | 'next' }) {
  const isAtEnd = useShown(state, () => state.isAtEnd(to === 'next' ? 1 : -1));
  return (
    <button type="button" className={`arrow ${to}`} part={to} data-action={to} aria-label={host.text(to)}
      aria-disabled={isAtEnd || undefined}>
      {chevron[to]}
    </button>
  );
}

function Counter({ state, host }: Part) {
  const index = useShown(state, row => row.index);
  const count = useShown(state, row => row.count);
  return <p className="counter" part="counter">{host.text('counter', { index: index + 1, count })}</p>;
}

function Status({ state }: Pick<Part, 'state'>) {
  const announcement = useShown(state, row => row.announcement);
  return <p className="visually-hidden" role="status">{announcement && <span key={announcement}>{announcement}</span>}</p>;
}

/** The buttons over the slides, and the counter. */
function Controls({ values, state, host, isPaged }: Props & { readonly isPaged: boolean }) {
  const { autoplay: AutoplayControl, backgroundVideos: BackgroundVideos, pagination: Pagination } = state.views;
  return (
    <div className="controls">
      {isPaged && AutoplayControl && <AutoplayControl />}
      {BackgroundVideos && <BackgroundVideos />}
      {isPaged && (
        <>
          {/* The author's own arrows are in the place of these. */}
          <slot name="previous">{values.controls && <Arrow to="previous" state={state} host={host} />}</slot>
          <slot name="next">{values.controls && <Arrow to="next" state={state} host={host} />}</slot>
          {Pagination && <Pagination />}
          {values.counter && <Counter state={state} host={host} />}
        </>
      )}
    </div>
  );
}

function ThumbnailRow({ values, state, host }: Props) {
  const { thumbnails: Thumbnails } = state.views;
  return (
    <div className="thumbnails" part="thumbnails" role="group" aria-label={host.text('thumbnails')}
      data-per-row={values.thumbnailsPerRow !== null || undefined}>
      {Thumbnails && <Thumbnails />}
    </div>
  );
}

/** The frame around the author's slides: buttons, counter, live region. */
export function Gallery({ values, state, host }: Props) {
  const {
    layout,
    views: { backgroundVideos: BackgroundVideos, slides: Slides, filter: Filter, more: More },
  } = state;
  // Read from the snapshot that is rendered. During hydration of a server's markup, it is not the current one yet.
  const isPaged = useShown(state, row => layout.flow !== 'rows' && groupCount(row) > 1);
  const captions = captionPosition(values, layout);
  const gallery = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const { style } = gallery.current!;
    const properties = getCssProperties(layout);
    for (const name in properties) style.setProperty(name, properties[name]!);
    return () => { for (const name in properties) style.removeProperty(name); };
  }, [layout]);

  return (
    <section ref={gallery} className="gallery" part="gallery" data-action="gallery" data-flow={layout.flow} data-place={layout.place}
      data-align={layout.alignment}
      data-vertical={layout.isVertical}
      data-fit={values.autoCrop ? undefined : 'whole'}
      data-gapless={layout.gutterPx <= gaplessPx || undefined}
      data-own={layout.aspectRatio === 'auto' || undefined}
      data-mixed={values.mixedContent || undefined}
      data-captions={captions === 'below' ? undefined : captions}
      role={values.label ? 'region' : 'group'} aria-label={values.label || host.text('gallery')}>
      {values.filter && <div className="filter" part="filter" role="group" aria-label={host.text('filter')}>{Filter && <Filter />}</div>}
      <div className="stage">
        {BackgroundVideos && layout.flow === 'rows' && <div className="corner"><BackgroundVideos /></div>}
        {(isPaged || (BackgroundVideos && layout.flow !== 'rows')) && <Controls {...{ values, state, host, isPaged }} />}
        <div className="track" part="track" data-action="track"
          {...isPaged && { tabIndex: 0, role: 'group', 'aria-label': host.text('slides') }}>
          {Slides && <Slides />}
          {slot}
        </div>
      </div>
      {More && <More />}
      {values.thumbnails && layout.flow !== 'rows' && <ThumbnailRow {...{ values, state, host }} />}
      <Status state={state} />
    </section>
  );
}
