import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Host } from '../../core/element/host.js';
import { safeUrl } from '../../core/links/safe-url.js';
import { attributionCredits } from './attribution.js';
import { landscape } from './landscape.js';
import type { mapSettings } from './map.settings.js';
import type { MapMachine } from './map.state.js';
import { mapsPageAddress } from './pages/maps-pages.js';
import { pin } from './pin.js';
import { placeOf, type MapValues, type Place } from './place.js';
import { needsConsent } from './waiting-for.js';

export type MapHost = Host<typeof mapSettings.settings, typeof mapSettings.events, typeof mapSettings.texts>;
type View = { readonly values: MapValues; readonly machine: MapMachine; readonly host: MapHost };

/** The link that leaves for a maps service. */
export function openLink(host: MapHost, values: MapValues, place: Place): TemplateResult {
  const href = safeUrl(mapsPageAddress(values.mapsPage, place)) ?? nothing;
  return html`<a class="open" part="open-link" target="_blank" rel="noopener" href=${href}>
    <span>${host.text('open')}</span><span class="visually-hidden"> ${host.text('newTab')}</span>
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M5 3h8v8M13 3 3 13"></path></svg>
  </a>`;
}

const ownAddress = ({ title, lines }: Place): TemplateResult => html`
  <address class="own">
    ${title ? html`<strong>${title}</strong>` : nothing}
    ${lines.map(line => html`<span>${line}</span>`)}
  </address>`;

/** What the drawing says and offers. Nothing here came from the tile host. */
function ask({ machine, host }: View): TemplateResult {
  const { phase, waiting } = host.read(machine.$state);
  const { source, isAsked, allowedHosts } = machine.facts;
  const isFailed = phase === 'failed';
  const isBusy = phase === 'loading' && isAsked;
  // A map that comes by itself in a moment needs no button that flashes by.
  const isOffered = isFailed || isBusy || waiting === 'consent' || waiting === 'visitor';
  const busy = isBusy ? 'true' : nothing;
  const canRemember = source && !isFailed && needsConsent(machine.facts) && !allowedHosts.includes(source.host);
  return html`<div class="ask" part="ask" ?data-quiet=${!isOffered}>
    <span class="pin">${pin()}</span>
    ${isFailed ? html`<p class="apology">${host.text('failed')}</p>` : nothing}
    ${isOffered ? html`<button class="show" part="show-button" type="button" data-action="show" aria-busy=${busy}>
      <span>${host.text(isBusy ? 'loading' : isFailed ? 'retry' : 'show')}</span>
    </button>` : nothing}
    ${isOffered && canRemember ? html`<div class="terms">
      <p>${source.isOwn ? host.text('noticeOwn') : host.text('notice', { host: source.host })}</p>
      <label>
        <input type="checkbox" class="always">
        <span>${source.isOwn ? host.text('alwaysOwn') : host.text('always', { host: source.host })}</span>
      </label>
    </div>` : nothing}
  </div>`;
}

function controls({ values, machine, host }: View): TemplateResult {
  const { canZoomIn, canZoomOut } = host.read(machine.$state);
  // `aria-disabled`, because a disabled button drops the focus of whoever reached the last level with it.
  const button = (action: string, label: string, isOpen: boolean, path: string) => html`
    <button type="button" data-action=${action} aria-label=${label} aria-disabled=${isOpen ? nothing : 'true'}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d=${path}></path></svg>
    </button>`;
  return values.showControls ? html`<div class="zoom" role="group" aria-label=${host.text('zoom')}>
    ${button('zoom-in', host.text('zoomIn'), canZoomIn, 'M8 2.5v11M2.5 8h11')}
    ${button('zoom-out', host.text('zoomOut'), canZoomOut, 'M2.5 8h11')}
  </div>` : html``;
}

function footing({ values, machine, host }: View): TemplateResult {
  const { isPatchy } = host.read(machine.$state);
  const credits = attributionCredits(values.attribution);
  const canHide = needsConsent(machine.facts);
  return html`<div class="footing" ?hidden=${!isPatchy && !credits.length && !canHide}>
    ${isPatchy ? html`<span>${host.text('tilesMissing')}</span>` : nothing}
    ${credits.length ? html`<span class="credits">${credits.map(({ text, href }) => (href
      ? html`<a href=${href} target="_blank" rel="noopener">${text}</a>`
      : html`<span>${text}</span>`))}</span>` : nothing}
    ${canHide ? html`<button type="button" data-action="hide">${host.text('hide')}</button>` : nothing}
  </div>`;
}

export const mapTitle = (host: MapHost): string => host.element?.getAttribute('title') ?? '';
const isApple = (): boolean => typeof navigator !== 'undefined' && /Mac|iP(hone|ad)/.test(navigator.platform);

/** The whole element: a panel with a drawing or the live map, and the author's address beside it. */
export function mapView(view: View): TemplateResult {
  const { values, machine, host } = view;
  const { phase, hint, light } = host.read(machine.$state);
  const place = placeOf(values, light ?? [], mapTitle(host));
  const isLive = phase === 'live';
  return html`<div class="frame">
    <div class="panel" part="panel" data-phase=${phase}>
      ${isLive ? nothing : landscape()}
      <div class="stage"></div>
      ${isLive ? controls(view) : ask(view)}
      ${isLive ? footing(view) : nothing}
      <p class="hint" aria-hidden="true" ?data-shown=${hint !== null}>
        ${hint ? html`<span>${host.text(hint, { key: isApple() ? '⌘' : 'Ctrl' })}</span>` : nothing}
      </p>
      <p class="visually-hidden" role="status">
        ${phase === 'loading' || phase === 'failed' ? html`<span>${host.text(phase)}</span>` : nothing}
      </p>
    </div>
    <div class="card" part="card">
      ${light?.length === 0 && (place.title || place.lines.length) ? ownAddress(place) : nothing}
      <slot></slot>
      ${openLink(host, values, place)}
    </div>
  </div>`;
}
