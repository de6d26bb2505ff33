import type { Consent } from '../../core/consent/purposes.js';
import { $allowedHosts, rememberHost } from '../../core/embed/allowed-hosts.js';
import { followPurpose } from '../../core/embed/purpose-note.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { baseUrl, deepActiveElement } from '../../core/platform/page.js';
import { followConsent } from '../../core/stores/follow-consent.js';
import { writeJson } from '../../core/registry/write-json.js';
import { loadLeaflet } from './live/leaflet.js';
import { findAddress } from './place/find-address.js';
import { loadGeoData } from './geo-data/load-geo-data.js';
import type { MapHost, MapValues } from './map-host.js';
import type { MapState } from './map.state.js';
import { hasUnreadableMarkers, markerSelector, readMarkers, textLines } from './place/page-content.js';
import { resolvePlace } from './place/resolve-place.js';
import type { MapMarker, Place } from './place/place.js';
import { getTileSet, tileSource, getVectorStyle, type TileSource } from './tiles/tile-source.js';
import { tileWarnings } from './tiles/tile-warnings.js';

/** How far outside the viewport a map begins to load; the same as the autoloader's distance. */
const nearPx = 300;
/** What MapLibre draws with; some browsers, and some machines, have none. */
const hasWebGl = (): boolean => pageDocument.createElement('canvas').getContext('webgl2') !== null;

const phases = ['facade', 'loading', 'live', 'failed'] as const;

/** Reads the page for the state, and puts the live map there. */
export class MapController {
  readonly #state: MapState;
  readonly #host: MapHost;
  /** The author's elements that describe markers. */
  #described: ReadonlyMap<HTMLElement, MapMarker> = new Map();
  /** The address that was asked for last. */
  #geocodedAddress = '';
  /** Whether the browser can draw styles; looked up when one is wanted. */
  #drawsStyles: boolean | undefined;
  /** The style that cannot be drawn. */
  #failedStyle: string | null = null;
  /** A style of this site that would have another host asked. */
  #foreign: { readonly style: string; readonly host: string } | null = null;

  constructor(state: MapState, host: MapHost) {
    this.#state = state;
    this.#host = host;
  }

  /** What the settings say about the tiles. */
  update(values: MapValues): void {
    this.#state.updateFacts({ source: this.#source(values), consentRule: values.consent });
    if (!this.#state.facts.isNear) return;
    this.#warn();
    this.#locate();
  }

  /** Where the map comes from; tiles of the author's where the style cannot be drawn. */
  #source(values: MapValues): TileSource | null {
    const style = getVectorStyle(values);
    if (style !== null && style !== this.#failedStyle && !(this.#drawsStyles ??= hasWebGl())) {
      this.#failedStyle = style;
      this.#warnOfStyle(style, 'this browser has no WebGL 2');
    }
    const source = tileSource(getTileSet(values, style !== this.#failedStyle), baseUrl());
    const foreign = source?.style !== undefined && source.style === this.#foreign?.style ? this.#foreign : null;
    return foreign && source ? { ...source, host: foreign.host, isOwn: false } : source;
  }

  #warnOfStyle(style: string, fact: string): void {
    const instead = tileSource(getTileSet(this.#host.values, false), baseUrl());
    this.#host.warn(`the map style "${style}" cannot be drawn: ${fact}; expected WebGL 2 and the JSON of a MapLibre style; showing ${
      instead ? 'tiles' : 'the address and a link'} instead.`);
  }

  /** Shows the author's tiles instead of a style that cannot be rendered; false without tiles. */
  #showTilesInstead(error: unknown): boolean {
    const { values } = this.#host;
    const style = getVectorStyle(values);
    if (style === null || !tileSource(getTileSet(values, false), baseUrl())) return false;
    this.#failedStyle = style;
    this.#warnOfStyle(style, (error as Error).message);
    this.update(values);
    this.#state.settingsChanged();
    return true;
  }

  /**
   * Whether the visitor's browser may speak to a host. A style of this site may name another host for its parts: the map
   * then waits for consent to that host, as it does for tiles.
   */
  #mayAsk(host: string): boolean {
    const { source, isRequested, consent, allowedHosts } = this.#state.facts;
    if (!source?.isOwn || source.style === undefined || host === source.host) return true;
    if (isRequested || consent === 'accepted' || allowedHosts.includes(host)) return true;
    this.#foreign = { style: source.style, host };
    queueMicrotask(() => this.update(this.#host.values)); // MapLibre asks in the middle of a frame
    return false;
  }

  connect(): void {
    const [state, host] = [this.#state, this.#host];
    const { signal } = host;
    const element = host.element!;
    const onEnd = (end: () => void) => signal.addEventListener('abort', end, { once: true });
    onEnd(state.$state.subscribe(({ phase }) => phases.forEach(name => host.toggleState(name, name === phase))));
    followPurpose(host);
    const follow = (consent: Consent) => state.updateFacts({ consent });
    follow(followConsent(element, { usual: 'functional', signal, follow, refuse: () => state.refuse() }));
    onEnd($allowedHosts.subscribe(allowedHosts => state.updateFacts({ allowedHosts })));
    this.#readContent();
    host.onLightChange(() => this.#readContent());

    const near = new IntersectionObserver(entries => {
      if (!entries.some(entry => entry.isIntersecting)) return;
      near.disconnect();
      this.#warn(); // not earlier: a script may insert the tag first and set it up afterwards
      this.#locate();
      state.updateFacts({ isNear: true });
    }, { rootMargin: `${nearPx}px` });
    near.observe(element);
    onEnd(() => near.disconnect());

    // `draggable` is a native attribute too: the map is dragged, never the element.
    element.addEventListener('dragstart', event => {
      if (event.composedPath()[0] === element) event.preventDefault();
    }, { signal });
    // A click on a place of the author's list shows it on the map; its links stay links.
    element.addEventListener('click', ({ target }) => {
      const described = (target as Element).closest<HTMLElement>(markerSelector);
      const marker = described && !(target as Element).closest('a, button') && this.#described.get(described);
      if (marker) state.openMarker(marker);
    }, { signal });

    const saveData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
    state.updateFacts({ savesData: !!saveData });
    state.connect({ load: () => this.#load(), onFail: error => this.#fail(error) }, signal);
  }

  /** Loads the map, and from now on always where the visitor has ticked the box. */
  show(button: HTMLElement): void {
    const { source } = this.#state.facts;
    const root = button.getRootNode() as ShadowRoot;
    if (source && root.querySelector<HTMLInputElement>('.always')?.checked) rememberHost(source.host, true);
    this.#state.request();
  }

  hide(): void {
    const { source } = this.#state.facts;
    if (source) rememberHost(source.host, false);
    this.#state.hide();
  }

  /** The panel fills the screen, or no longer does. */
  toggleFullScreen(button: HTMLElement): void {
    const panel = button.closest<HTMLElement>('.panel')!;
    const root = panel.getRootNode() as ShadowRoot;
    const change = root.fullscreenElement === panel ? pageDocument.exitFullscreen() : panel.requestFullscreen();
    change.catch(() => {}); // the browser refuses: nothing has changed
  }

  /** Asks the browser, which asks the visitor, where they are. Nothing of it leaves the page. */
  askPosition(): void {
    const [state, { signal }] = [this.#state, this.#host];
    const fail = () => state.show({ position: 'failed' });
    state.show({ position: 'asking' });
    if (!('geolocation' in navigator)) return fail();
    navigator.geolocation.getCurrentPosition(({ coords: { latitude, longitude, accuracy } }) => {
      if (!signal.aborted) state.showPosition([latitude, longitude], accuracy);
    }, fail, { timeout: 15_000, maximumAge: 60_000 });
  }

  #readContent(): void {
    const element = this.#host.element!;
    const contentLines = textLines(element);
    const { title } = element;
    this.#described = readMarkers(element, message => this.#host.warn(message));
    const markers = [...this.#described.values()];
    const now = this.#state.$state.get();
    const isUnreadable = hasUnreadableMarkers(element);
    const isSame = contentLines.join('\n') === now.contentLines?.join('\n') && title === now.title && isUnreadable === now.hasUnreadableMarkers;
    if (isSame && writeJson(markers) === writeJson(now.markers)) return;
    this.#state.show({ contentLines, title, markers, hasUnreadableMarkers: isUnreadable });
    this.#locate();
    this.#state.settingsChanged();
  }

  #place(): Place {
    const { contentLines, title, found, markers, hasUnreadableMarkers: isUnreadable } = this.#state.$state.get();
    const { values } = this.#host;
    return resolvePlace(values, {
      contentLines: contentLines ?? [],
      title,
      found,
      hasMarkers: markers.length > 0 || !!values.geojson || !!values.area,
      hasUnreadableMarkers: isUnreadable,
    });
  }

  /** Says whether there is a place to show, and looks an address without a position up where the site can do that. */
  #locate(): void {
    const { values } = this.#host;
    const state = this.#state;
    const { markers } = state.$state.get();
    const place = this.#place();
    state.updateFacts({ hasPlace: !!place.center || markers.length > 0 || !!values.geojson || !!values.area });
    const address = place.lines.join(', ') || place.title;
    const mayAsk = !state.facts.hasPlace && !place.isUnreadable && state.facts.source && values.geocoder && address;
    if (!mayAsk || this.#geocodedAddress === address) return;
    this.#geocodedAddress = address;
    state.show({ isSearching: true, found: null });
    void findAddress(values.geocoder, address).then(found => {
      if (this.#geocodedAddress !== address) return;
      state.show({ isSearching: false, found: found?.point ?? null, foundBy: found?.attribution ?? '' });
      if (!found)
        this.#host.warn(
          `the position of "${address}" is not known; expected lat and lng, or a geocoder that knows it; showing the address and a link instead of a map.`,
        );
      this.#locate();
    });
  }

  /** Code and style of a vector map, before there is a map. Rejects where neither it nor tiles can be shown. */
  async #loadStyle(): Promise<void> {
    const style = this.#state.facts.source?.style;
    if (style === undefined) return;
    try {
      const { prepareStyle } = await import('./live/vector/prepare-style.js');
      await prepareStyle(style);
    } catch (error) {
      if (!this.#showTilesInstead(error)) throw error;
    }
  }

  async #load() {
    const [state, host] = [this.#state, this.#host];
    const [{ startLiveMap }, geo] = await Promise.all([
      import('./live/live-map.js'),
      loadGeoData(host, baseUrl()),
      loadLeaflet(),
      this.#loadStyle(),
    ]);
    const isSomewhere = this.#place().center ?? geo.markers[0] ?? geo.shapes[0] ?? state.$state.get().markers[0];
    if (!isSomewhere) throw new Error('nothing to show: no position, and no GeoJSON with one');
    return () => {
      const root = host.element!.shadowRoot!;
      const hadFocus = deepActiveElement()?.closest('.ask') && root.activeElement;
      const live = startLiveMap({
        stage: root.querySelector<HTMLElement>('.stage')!,
        host,
        source: () => state.facts.source!,
        place: () => this.#place(),
        markers: () => [...state.$state.get().markers, ...geo.markers],
        shapes: geo.shapes,
        hint: hint => state.hint(hint),
        show: snapshot => state.show(snapshot),
        mayAsk: name => this.#mayAsk(name),
        onStyleFail: error => { if (!this.#showTilesInstead(error)) this.#host.warn((error as Error).message); },
      });
      if (hadFocus) live.focus(); // the button that had it goes away
      host.emit('site-map-load');
      return live;
    };
  }

  #fail(error: unknown): void {
    const { table } = this.#host;
    if (!this.#host.emit('site-error', { tag: table.tag, error })) return;
    console.warn(`<${table.tag}>: the map did not load; showing the address and a button to try again.`, error);
  }

  /** Warns the developer about settings that have no visible effect. */
  #warn(): void {
    for (const message of tileWarnings(this.#host.values, this.#state.facts.source)) this.#host.warn(message);
  }
}
