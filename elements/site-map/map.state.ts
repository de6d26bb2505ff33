import { atom, type WritableAtom } from 'nanostores';
import { pageClock } from '../../core/platform/timing.js';
import type { MapMarker, Point } from './place/place.js';
import { getPendingReason, type Facts, type PendingReason } from './pending-reason.js';

/** What the panel shows: a drawing, a drawing while the map loads, the live map, or a drawing with an error message. */
export type Phase = 'facade' | 'loading' | 'live' | 'failed';
/** `load`: load it; `arrive` and `fail`: how the loading ended; `unload`: it may not be shown any longer. */
export type PhaseEvent = 'load' | 'arrive' | 'fail' | 'unload';

/** Every step there is; what is not listed changes nothing. */
export const phases: Readonly<Record<Phase, Partial<Record<PhaseEvent, Phase>>>> = {
  facade: { load: 'loading' },
  loading: { arrive: 'live', fail: 'failed', unload: 'facade' },
  live: { unload: 'facade' },
  failed: { load: 'loading', unload: 'facade' },
};

export const nextPhase = (phase: Phase, event: PhaseEvent): Phase => phases[phase][event] ?? phase;

/** A map on the page. */
export interface Live {
  /** Settings changed. */
  apply(): void;
  zoomBy(steps: number): void;
  closePopup(): void;
  /** Shows a marker with its popup, whatever the visitor looked at. */
  openMarker(marker: MapMarker): void;
  /** Shows where the visitor is. */
  showPosition(at: Point, accuracyMeters: number): void;
  remove(): void;
}

/** How the state reaches the page; absent on a server. */
export interface MapPort {
  /** Fetches the map's script. The function it resolves to puts the map on the page. */
  load(): Promise<() => Live>;
  onFail(error: unknown): void;
}

export type Hint = 'wheelHint' | 'touchHint';

/** Nodes of the live map whose content the view draws. */
export interface MarkerNodes { readonly pins: readonly HTMLElement[]; readonly popup: HTMLElement }

/** A bar of the scale, and the distance it is long. */
export interface Scale { readonly meters: number; readonly widthPx: number }

export interface MapSnapshot {
  readonly phase: Phase;
  readonly waiting: PendingReason;
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
  readonly hint: Hint | null;
  /** Some tiles did not load. */
  readonly hasMissingTiles: boolean;
  /** What the sources of a style ask to be said: HTML, like the setting. */
  readonly credits: string;
  readonly marker: MarkerNodes | null;
  /** The marker whose popup is open; null: that of the place itself. */
  readonly opened: MapMarker | null;
  readonly scale: Scale | null;
  /** What became of the visitor's wish to see where they are. */
  readonly position: 'idle' | 'asking' | 'shown' | 'failed';
  /** The text of the page's own address, line by line; null until it was read. */
  readonly contentLines: readonly string[] | null;
  /** The element's `title`. */
  readonly title: string;
  /** Markers that the page's own elements describe. */
  readonly markers: readonly MapMarker[];
  /** Others have positions that cannot be read. */
  readonly hasUnreadableMarkers: boolean;
  /** Where the site's geocoder has found the address. */
  readonly found: Point | null;
  /** Who has to be named for it. */
  readonly foundBy: string;
  readonly isSearching: boolean;
}

export const scriptTimeoutMs = 30_000; // spec: media-layout §9
export const settleMs = 60; // spec: page-runtime-platform §9
const hintMs = 1800;

const atRest = {
  canZoomIn: true, canZoomOut: true, hint: null, hasMissingTiles: false, credits: '', marker: null, opened: null, scale: null, position: 'idle',
} as const;

/** One thing that happens later, unless it is stopped or postponed. */
class Timer {
  stop = (): void => {};

  start(ms: number, then: () => void): void {
    this.stop();
    this.stop = pageClock.after(ms, then);
  }
}

/** Decides when a map loads and when it is removed; knows neither page nor Leaflet. */
export class MapState {
  readonly $state: WritableAtom<MapSnapshot>;
  facts: Facts = {
    source: null, hasPlace: false, consentRule: 'auto', consent: 'unasked', allowedHosts: [],
    isRequested: false, isHidden: false, isNear: false, savesData: false,
  };
  #port: MapPort | null = null;
  #live: Live | null = null;
  /** Counts loadings: what arrives for an older one is thrown away. */
  #attempt = 0;
  readonly #timeout = new Timer();
  readonly #settling = new Timer();
  readonly #hinting = new Timer();

  /** Begins with the markers that the page describes. */
  constructor(markers: readonly MapMarker[] = [], hasUnreadableMarkers = false) {
    this.$state = atom<MapSnapshot>({
      phase: 'facade', waiting: null, contentLines: null, title: '', markers, hasUnreadableMarkers, found: null, foundBy: '', isSearching: false, ...atRest,
    });
  }

  connect(port: MapPort, signal: AbortSignal): void {
    this.#port = port;
    signal.addEventListener('abort', () => this.#disconnect(), { once: true });
    this.#decide();
  }

  updateFacts(facts: Partial<Facts>): void {
    this.facts = { ...this.facts, ...facts };
    this.#decide();
  }

  /** The visitor wants the map: now, or once more after a failure. */
  request(): void {
    if (this.$state.get().phase === 'failed') this.#load();
    this.updateFacts({ isRequested: true, isHidden: false });
  }

  /** A general no takes back an earlier press on "Show map": a map that needs consent is removed. */
  refuse(): void { this.updateFacts({ isRequested: false }); }

  hide(): void { this.updateFacts({ isRequested: false, isHidden: true }); }

  zoomBy(steps: number): void { this.#live?.zoomBy(steps); }

  closePopup(): void { this.#live?.closePopup(); }

  /** False while there is no live map. */
  openMarker(marker: MapMarker): boolean {
    this.#live?.openMarker(marker);
    return this.#live !== null;
  }

  showPosition(at: Point, accuracyMeters: number): void {
    if (!this.#live) return;
    this.#live.showPosition(at, accuracyMeters);
    this.#set({ position: 'shown' });
  }

  /** Several changes in a row reach the live map as one. */
  settingsChanged(): void {
    if (this.#live) this.#settling.start(settleMs, () => this.#live?.apply());
  }

  show(state: Partial<Omit<MapSnapshot, 'phase' | 'waiting' | 'hint'>>): void { this.#set(state); }

  hint(hint: Hint): void {
    this.#set({ hint });
    this.#hinting.start(hintMs, () => this.#set({ hint: null }));
  }

  #decide(): void {
    const waiting = getPendingReason(this.facts);
    this.#set({ waiting });
    if (!this.#port) return;
    const { phase } = this.$state.get();
    // Near and far do not count once it is loading; missing consent always does.
    if (waiting === null && phase === 'facade') this.#load();
    const mayStay = waiting !== 'consent' && waiting !== 'tiles' && waiting !== 'place' && !this.facts.isHidden;
    if (!mayStay && phase !== 'facade') this.#unload();
  }

  #load(): void {
    const port = this.#port!;
    const attempt = ++this.#attempt;
    this.#step('load');
    const timeout = new Promise<never>((_, reject) => {
      this.#timeout.start(scriptTimeoutMs, () => reject(new Error(`no response in ${scriptTimeoutMs} ms`)));
    });
    Promise.race([port.load(), timeout]).then(start => {
      if (attempt !== this.#attempt) return;
      this.#timeout.stop();
      this.#live = start();
      this.#step('arrive');
    }).catch((error: unknown) => {
      if (attempt !== this.#attempt) return;
      this.#timeout.stop();
      this.#attempt++; // whatever still arrives comes too late
      this.#step('fail');
      port.onFail(error);
    });
  }

  #unload(): void {
    this.#clear();
    this.#set(atRest);
    this.#step('unload');
  }

  #disconnect(): void {
    this.#clear();
    this.#port = null;
  }

  #clear(): void {
    this.#attempt++;
    for (const timer of [this.#timeout, this.#settling, this.#hinting]) timer.stop();
    this.#live?.remove();
    this.#live = null;
  }

  #step(event: PhaseEvent): void { this.#set({ phase: nextPhase(this.$state.get().phase, event) }); }

  #set(state: Partial<MapSnapshot>): void {
    const now = this.$state.get();
    const isNew = Object.entries(state).some(([name, value]) => !Object.is(value, now[name as keyof MapSnapshot]));
    if (isNew) this.$state.set({ ...now, ...state });
  }
}
