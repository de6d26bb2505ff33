import { atom } from 'nanostores';
import { nextPhase, type Phase, type PhaseEvent } from './phase.js';
import { Timer } from './timer.js';
import { waitingFor, type Facts, type Waiting } from './waiting-for.js';

/** A map on the page. */
export interface Live {
  /** Settings changed. */
  apply(): void;
  zoomBy(steps: number): void;
  remove(): void;
}

/** How the machine reaches the page; on a server there is none. */
export interface MapPort {
  /** Fetches the map's script. The function it gives puts the map on the page. */
  load(): Promise<() => Live>;
  onFail(error: unknown): void;
}

export type Hint = 'wheelHint' | 'touchHint';

export interface MapState {
  readonly phase: Phase;
  readonly waiting: Waiting;
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
  readonly hint: Hint | null;
  /** Some tiles did not arrive. */
  readonly isPatchy: boolean;
  /** The text of the page's own address, line by line; null until it was read. */
  readonly light: readonly string[] | null;
}

export const scriptTimeoutMs = 30_000; // spec: media-layout §9
export const settleMs = 60; // spec: page-runtime-platform §9
/** How long a hint stays. */
const hintMs = 1800;

const atRest = { canZoomIn: true, canZoomOut: true, hint: null, isPatchy: false } as const;

/** Decides when a map loads and when it goes; knows neither page nor Leaflet. */
export class MapMachine {
  readonly $state = atom<MapState>({ phase: 'facade', waiting: null, light: null, ...atRest });
  facts: Facts = {
    source: null, consentRule: 'auto', consent: 'unasked', allowedHosts: [],
    isAsked: false, isHidden: false, isNear: false, savesData: false,
  };
  #port: MapPort | null = null;
  #live: Live | null = null;
  /** Counts loadings: what arrives for an older one is thrown away. */
  #attempt = 0;
  readonly #patience = new Timer();
  readonly #settling = new Timer();
  readonly #hinting = new Timer();

  connect(port: MapPort, signal: AbortSignal): void {
    this.#port = port;
    signal.addEventListener('abort', () => this.#disconnect(), { once: true });
    this.#decide();
  }

  learn(facts: Partial<Facts>): void {
    this.facts = { ...this.facts, ...facts };
    this.#decide();
  }

  /** The visitor wants the map: now, or once more after a failure. */
  ask(): void {
    if (this.$state.get().phase === 'failed') this.#load();
    this.learn({ isAsked: true, isHidden: false });
  }

  hide(): void { this.learn({ isAsked: false, isHidden: true }); }

  zoomBy(steps: number): void { this.#live?.zoomBy(steps); }

  /** Several changes in a row reach the live map as one. */
  settingsChanged(): void {
    if (this.#live) this.#settling.start(settleMs, () => this.#live?.apply());
  }

  show(state: Partial<Pick<MapState, 'canZoomIn' | 'canZoomOut' | 'isPatchy' | 'light'>>): void { this.#set(state); }

  hint(hint: Hint): void {
    this.#set({ hint });
    this.#hinting.start(hintMs, () => this.#set({ hint: null }));
  }

  #decide(): void {
    const waiting = waitingFor(this.facts);
    this.#set({ waiting });
    if (!this.#port) return;
    const { phase } = this.$state.get();
    // Near and far do not count once it is loading; a missing yes always does.
    if (waiting === null && phase === 'facade') this.#load();
    const mayStay = waiting !== 'consent' && waiting !== 'tiles' && !this.facts.isHidden;
    if (!mayStay && phase !== 'facade') this.#withdraw();
  }

  #load(): void {
    const port = this.#port!;
    const attempt = ++this.#attempt;
    this.#step('ask');
    const timeout = new Promise<never>((_, reject) => {
      this.#patience.start(scriptTimeoutMs, () => reject(new Error(`no answer in ${scriptTimeoutMs} ms`)));
    });
    Promise.race([port.load(), timeout]).then(put => {
      if (attempt !== this.#attempt) return;
      this.#patience.stop();
      this.#live = put();
      this.#step('arrive');
    }).catch((error: unknown) => {
      if (attempt !== this.#attempt) return;
      this.#patience.stop();
      this.#attempt++; // whatever still arrives comes too late
      this.#step('fail');
      port.onFail(error);
    });
  }

  #withdraw(): void {
    this.#clear();
    this.#set(atRest);
    this.#step('withdraw');
  }

  #disconnect(): void {
    this.#clear();
    this.#port = null;
  }

  #clear(): void {
    this.#attempt++;
    for (const timer of [this.#patience, this.#settling, this.#hinting]) timer.stop();
    this.#live?.remove();
    this.#live = null;
  }

  #step(event: PhaseEvent): void { this.#set({ phase: nextPhase(this.$state.get().phase, event) }); }

  #set(state: Partial<MapState>): void {
    const now = this.$state.get();
    const isNew = Object.entries(state).some(([name, value]) => !Object.is(value, now[name as keyof MapState]));
    if (isNew) this.$state.set({ ...now, ...state });
  }
}
