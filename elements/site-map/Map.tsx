import { withPurpose } from '../../core/embed/purpose-note.js';
import type { ViewProps } from '../../core/element/definition.js';
import { LightPortal } from '../../core/element/light-portal.js';
import { useStore } from '../../core/element/use-store.js';
import { safeUrl } from '../../core/links/safe-url.js';
import { getDocument, pageDocument } from '../../core/platform/page-document.js';
import { $site } from '../../core/stores/site.js';
import { numberFormat } from '../../core/text/intl.js';
import { type TextSegment, readParagraphs } from '../../core/text/read-paragraphs.js';
import type { MapHost, MapValues } from './map-host.js';
import type { mapSettings } from './map.settings.js';
import type { MapSnapshot, MapState } from './map.state.js';
import { icons, pin } from './MapDrawings.js';
import { mapsPages } from './place/maps-pages.js';
import { resolvePlace } from './place/resolve-place.js';
import type { MapMarker, Place } from './place/place.js';
import { getTileSet } from './tiles/tile-source.js';
import { needsConsent, type Facts } from './pending-reason.js';

type Table = typeof mapSettings;
type Props = ViewProps<Table['settings'], Table['events'], Table['texts'], MapState>;
type Drawn = { readonly values: MapValues; readonly host: MapHost; readonly facts: Facts; readonly now: MapSnapshot; readonly place: Place };

/** The links to a maps service. */
function OpenLinks({ values, host, place }: Drawn) {
  const page = mapsPages[values.mapsPage];
  const isSomewhere = !place.isUnreadable && (place.center !== null || place.lines.length > 0 || place.title !== '');
  if (!isSomewhere) return null;
  const link = (name: 'open' | 'directions', href: string) => (
    <a className={name === 'open' ? 'open' : 'open directions'} part={`${name}-link`} target="_blank" rel="noopener" href={safeUrl(href) ?? undefined}>
      <span>{host.text(name)}</span><span className="visually-hidden"> {host.text('newTab')}</span>
      {name === 'open' && icons.leave}
    </a>
  );
  return (
    <div className="links">
      {link('open', page.place(place))}
      {values.showDirections && link('directions', page.directions(place))}
    </div>
  );
}

function AddressLines({ title, lines }: Pick<Place, 'title' | 'lines'>) {
  return <>{title && <strong>{title}</strong>}{lines.map((line, at) => <span key={at}>{line}</span>)}</>;
}

function ShowButton({ host, isBusy, isFailed }: Pick<Drawn, 'host'> & { readonly isBusy: boolean; readonly isFailed: boolean }) {
  return (
    <button className="show" part="show-button" type="button" data-action="show" aria-busy={isBusy || undefined}>
      <span>{host.text(isBusy ? 'loading' : isFailed ? 'retry' : 'show')}</span>
    </button>
  );
}

/** Whom the tiles come from, and a box to remember that they may. */
function Terms({ host, source }: Pick<Drawn, 'host'> & { readonly source: { readonly isOwn: boolean; readonly host: string } }) {
  return (
    <div className="terms">
      <p>{withPurpose(host, source.isOwn ? host.text('noticeOwn') : host.text('notice', { host: source.host }))}</p>
      <label>
        <input type="checkbox" className="always" />
        <span>{source.isOwn ? host.text('alwaysOwn') : host.text('always', { host: source.host })}</span>
      </label>
    </div>
  );
}

/** What the drawing offers. Nothing here came from the tile host. */
function Offer({ values, host, facts, now: { phase, waiting, isSearching }, place }: Drawn) {
  const { source, isRequested, allowedHosts } = facts;
  const isFailed = phase === 'failed';
  const isBusy = phase === 'loading' && isRequested;
  // A map that loads automatically in a moment needs no button that flashes by.
  const isOffered = isFailed || isBusy || waiting === 'consent' || waiting === 'visitor';
  // A server knows no address of the page and so no source: what it draws is what the browser draws first.
  const hasTiles = waiting !== 'tiles' && getTileSet(values) !== null;
  const canRemember = source && !isFailed && needsConsent(facts) && !allowedHosts.includes(source.host);
  const isNoteNeeded = waiting === 'place' && !place.isUnreadable && place.title !== '';
  return (
    <div className="ask" part="ask" data-quiet={isOffered ? undefined : ''}>
      {place.marker && hasTiles && <span className="pin">{pin}</span>}
      {isNoteNeeded && <p className="note">{host.text(isSearching ? 'searching' : 'unknownPlace')}</p>}
      {isFailed && <p className="error">{host.text('failed')}</p>}
      {isOffered && <ShowButton {...{ host, isBusy, isFailed }} />}
      {isOffered && canRemember && <Terms host={host} source={source} />}
    </div>
  );
}

function Controls({ values, host, now: { canZoomIn, canZoomOut, position } }: Drawn) {
  const canFill = !values.disableDefaultUI && typeof document !== 'undefined' && pageDocument.fullscreenEnabled;
  // `aria-disabled`, because a disabled button drops the focus of a visitor who reached the last level with it.
  return (
    <div className="controls">
      {values.showControls && (
        <div className="zoom" role="group" aria-label={host.text('zoom')}>
          <button type="button" data-action="zoom-in" aria-label={host.text('zoomIn')} aria-disabled={!canZoomIn || undefined}>
            {icons.plus}
          </button>
          <button type="button" data-action="zoom-out" aria-label={host.text('zoomOut')} aria-disabled={!canZoomOut || undefined}>
            {icons.minus}
          </button>
        </div>
      )}
      {(canFill || values.showPosition) && (
        <div className="zoom">
          {canFill && (
            <button type="button" data-action="full-screen" aria-label={host.text('fullScreen')}>
              {icons.full}
            </button>
          )}
          {values.showPosition && (
            <button
              type="button"
              data-action="position"
              aria-label={host.text('showPosition')}
              aria-busy={position === 'asking' || undefined}
            >
              {icons.position}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** How long a distance is on the map. */
function ScaleBar({ scale: { meters, widthPx }, host }: { readonly scale: NonNullable<MapSnapshot['scale']>; readonly host: MapHost }) {
  const isFar = meters >= 1000;
  const length = numberFormat(host.read($site).locale, { style: 'unit', unit: isFar ? 'kilometer' : 'meter' }).format(isFar ? meters / 1000 : meters);
  return (
    <svg className="scale" viewBox={`0 0 ${widthPx} 22`} width={widthPx} height="22" role="img" aria-label={length}>
      <path d={`M1 15v6h${widthPx - 2}v-6`} />
      <text x={widthPx / 2} y="16" textAnchor="middle">{length}</text>
    </svg>
  );
}

function Footer({ host, facts, now: { hasMissingTiles, credits: ofStyle, foundBy } }: Drawn) {
  // One line: what the service wrote as paragraphs is kept apart.
  const said = [facts.source?.attribution, ofStyle, foundBy].filter(Boolean).join(' | ');
  const credits = readParagraphs(said, getDocument(host.element!))
    .flatMap((pieces, at): readonly TextSegment[] => (at > 0 ? [{ text: ' | ' }, ...pieces] : pieces));
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

/** What a popup says. */
function Popup(drawn: Drawn) {
  const { values, host, place, now: { opened } } = drawn;
  const said: Pick<MapMarker, 'title' | 'lines'> = opened ?? place;
  // The popup of another marker is about that one: its links too.
  const at = opened ? { ...place, ...opened, isUnreadable: false, marker: opened.at, center: opened.at, lines: [] } : place;
  const link = opened?.link;
  const isTitleLinked = !!link && link.text === said.title;
  return (
    <div className="popup" role="dialog" tabIndex={-1} aria-label={said.title || host.text('marker')}>
      <AddressLines {...said} title={isTitleLinked ? '' : said.title} />
      {link && <a className="more" href={link.href}>{link.text}</a>}
      {values.linkOnClick && <OpenLinks {...drawn} place={at} />}
      <button className="close" type="button" data-action="close-popup" aria-label={host.text('close')}>{icons.close}</button>
    </div>
  );
}

const keys = new WeakMap<HTMLElement, number>();
let lastKey = 0;
function keyOf(node: HTMLElement): number {
  if (!keys.has(node)) keys.set(node, ++lastKey);
  return keys.get(node)!;
}

/** Pins and popup, in nodes that Leaflet moves about. */
function Markers({ nodes, ...drawn }: Drawn & { readonly nodes: NonNullable<MapSnapshot['marker']> }) {
  return (
    <>
      {nodes.pins.map(node => <LightPortal key={keyOf(node)} node={node}>{pin}</LightPortal>)}
      <LightPortal node={nodes.popup}><Popup {...drawn} /></LightPortal>
    </>
  );
}

function Status({ host, now: { phase, position } }: Pick<Drawn, 'host' | 'now'>) {
  return (
    <p className="visually-hidden" role="status">
      {(phase === 'loading' || phase === 'failed') && <span>{host.text(phase)}</span>}
      {position === 'failed' && <span>{host.text('positionFailed')}</span>}
      {position === 'shown' && <span>{host.text('position')}</span>}
    </p>
  );
}

const isApple = (): boolean => typeof navigator !== 'undefined' && /Mac|iP(hone|ad)/.test(navigator.platform);

/** The whole element: a panel with a drawing or the live map, and the author's address beside it. */
export function Map({ values, state, host }: Props) {
  const now = useStore(state.$state);
  const { phase, hint, contentLines, title, found, markers, hasUnreadableMarkers } = now;
  const hasMarkers = markers.length > 0 || values.geojson !== '' || values.area !== null;
  const place = resolvePlace(values, { contentLines: contentLines ?? [], title, found, hasMarkers, hasUnreadableMarkers });
  const drawn: Drawn = { values, host, facts: state.facts, now, place };
  const isLive = phase === 'live';
  return (
    <div className="frame">
      <div className="panel" part="panel" data-phase={phase}>
        <div className="stage" />
        {isLive ? <Controls {...drawn} /> : <Offer {...drawn} />}
        {isLive && now.scale && <ScaleBar scale={now.scale} host={host} />}
        {isLive && <Footer {...drawn} />}
        <p className="hint" aria-hidden="true" data-shown={hint ? '' : undefined}>
          {hint && <span>{host.text(hint, { key: isApple() ? '⌘' : 'Ctrl' })}</span>}
        </p>
        <Status host={host} now={now} />
      </div>
      {/* A long list scrolls in it: by keyboard too. */}
      <div
        className="card"
        part="card"
        {...(markers.length > 4 && { tabIndex: 0, role: 'group', 'aria-label': host.text('markers', { count: markers.length }) })}
      >
        {contentLines?.length === 0 && (place.title || place.lines.length > 0) && (
          <address className="own">
            <AddressLines {...place} />
          </address>
        )}
        <slot />
        <OpenLinks {...drawn} />
      </div>
      {now.marker && <Markers nodes={now.marker} {...drawn} />}
    </div>
  );
}
