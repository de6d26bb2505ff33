import type { ViewProps } from '../../core/element/definition.js';
import { LightPortal } from '../../core/element/light-portal.js';
import { useStore } from '../../core/element/use-store.js';
import { safeUrl } from '../../core/links/safe-url.js';
import { attributionCredits } from './attribution.js';
import type { MapHost } from './map.controller.js';
import type { mapSettings } from './map.settings.js';
import type { MapSnapshot, MapState } from './map.state.js';
import { icons, landscape, pin } from './MapDrawings.js';
import { mapsPages } from './maps-pages.js';
import { placeOf, type MapValues, type Place } from './place.js';
import { needsConsent, type Facts } from './waiting-for.js';

type Table = typeof mapSettings;
type Props = ViewProps<Table['settings'], Table['events'], Table['texts'], MapState>;
type Drawn = { readonly values: MapValues; readonly host: MapHost; readonly facts: Facts; readonly now: MapSnapshot; readonly place: Place };

/** The link to a maps service. */
function OpenLink({ values, host, place }: Drawn) {
  return (
    <a className="open" part="open-link" target="_blank" rel="noopener" href={safeUrl(mapsPages[values.mapsPage](place)) ?? undefined}>
      <span>{host.text('open')}</span><span className="visually-hidden"> {host.text('newTab')}</span>
      {icons.leave}
    </a>
  );
}

function AddressLines({ place: { title, lines } }: Drawn) {
  return <>{title && <strong>{title}</strong>}{lines.map((line, at) => <span key={at}>{line}</span>)}</>;
}

/** What the drawing offers. Nothing here came from the tile host. */
function Offer({ host, facts, now: { phase, waiting } }: Drawn) {
  const { source, isRequested, allowedHosts } = facts;
  const isFailed = phase === 'failed';
  const isBusy = phase === 'loading' && isRequested;
  // A map that loads by itself in a moment needs no button that flashes by.
  const isOffered = isFailed || isBusy || waiting === 'consent' || waiting === 'visitor';
  const canRemember = source && !isFailed && needsConsent(facts) && !allowedHosts.includes(source.host);
  return (
    <div className="ask" part="ask" data-quiet={isOffered ? undefined : ''}>
      <span className="pin">{pin}</span>
      {isFailed && <p className="error">{host.text('failed')}</p>}
      {isOffered && (
        <button className="show" part="show-button" type="button" data-action="show" aria-busy={isBusy || undefined}>
          <span>{host.text(isBusy ? 'loading' : isFailed ? 'retry' : 'show')}</span>
        </button>
      )}
      {isOffered && canRemember && (
        <div className="terms">
          <p>{source.isOwn ? host.text('noticeOwn') : host.text('notice', { host: source.host })}</p>
          <label>
            <input type="checkbox" className="always" />
            <span>{source.isOwn ? host.text('alwaysOwn') : host.text('always', { host: source.host })}</span>
          </label>
        </div>
      )}
    </div>
  );
}

function ZoomControls({ host, now: { canZoomIn, canZoomOut } }: Drawn) {
  // `aria-disabled`, because a disabled button drops the focus of whoever reached the last level with it.
  return (
    <div className="zoom" role="group" aria-label={host.text('zoom')}>
      <button type="button" data-action="zoom-in" aria-label={host.text('zoomIn')} aria-disabled={!canZoomIn || undefined}>{icons.plus}</button>
      <button type="button" data-action="zoom-out" aria-label={host.text('zoomOut')} aria-disabled={!canZoomOut || undefined}>{icons.minus}</button>
    </div>
  );
}

function Footer({ values, host, facts, now: { hasMissingTiles } }: Drawn) {
  const credits = attributionCredits(values.attribution);
  const canHide = needsConsent(facts);
  return (
    <div className="footing" hidden={!hasMissingTiles && !credits.length && !canHide}>
      {hasMissingTiles && <span>{host.text('tilesMissing')}</span>}
      {credits.length > 0 && (
        <span className="credits">
          {credits.map(({ text, href }, at) => (href
            ? <a key={at} href={href} target="_blank" rel="noopener">{text}</a>
            : <span key={at}>{text}</span>))}
        </span>
      )}
      {canHide && <button type="button" data-action="hide">{host.text('hide')}</button>}
    </div>
  );
}

/** Pin and popup, in nodes that Leaflet moves about. */
function Marker({ nodes, ...drawn }: Drawn & { readonly nodes: NonNullable<MapSnapshot['marker']> }) {
  const { values, host, place } = drawn;
  return (
    <>
      <LightPortal node={nodes.pin}>{pin}</LightPortal>
      <LightPortal node={nodes.popup}>
        <div className="popup" role="dialog" tabIndex={-1} aria-label={place.title || host.text('marker')}>
          <AddressLines {...drawn} />
          {values.linkOnClick && <OpenLink {...drawn} />}
          <button className="close" type="button" data-action="close-popup" aria-label={host.text('close')}>{icons.close}</button>
        </div>
      </LightPortal>
    </>
  );
}

const isApple = (): boolean => typeof navigator !== 'undefined' && /Mac|iP(hone|ad)/.test(navigator.platform);

/** The whole element: a panel with a drawing or the live map, and the author's address beside it. */
export function Map({ values, state, host }: Props) {
  const now = useStore(state.$state);
  const { phase, hint, contentLines, title } = now;
  const place = placeOf(values, contentLines ?? [], title);
  const drawn: Drawn = { values, host, facts: state.facts, now, place };
  const isLive = phase === 'live';
  return (
    <div className="frame">
      <div className="panel" part="panel" data-phase={phase}>
        {!isLive && landscape}
        <div className="stage" />
        {isLive ? values.showControls && <ZoomControls {...drawn} /> : <Offer {...drawn} />}
        {isLive && <Footer {...drawn} />}
        <p className="hint" aria-hidden="true" data-shown={hint ? '' : undefined}>
          {hint && <span>{host.text(hint, { key: isApple() ? '⌘' : 'Ctrl' })}</span>}
        </p>
        <p className="visually-hidden" role="status">
          {(phase === 'loading' || phase === 'failed') && <span>{host.text(phase)}</span>}
        </p>
      </div>
      <div className="card" part="card">
        {contentLines?.length === 0 && (place.title || place.lines.length > 0) && <address className="own"><AddressLines {...drawn} /></address>}
        <slot />
        <OpenLink {...drawn} />
      </div>
      {now.marker && <Marker nodes={now.marker} {...drawn} />}
    </div>
  );
}
