import { atom } from 'nanostores';
import { isSeries, type CalendarEvent, type Occurrence } from '../calendar/event.js';
import type { expandRule } from '../calendar/recurrence.js';
import { plainOccurrences } from '../calendar/plain-occurrences.js';
import { fromWallClock } from '../calendar/time-zone.js';

export type EventSource = 'markup' | 'settings' | 'file';

export interface EventsSnapshot {
  /** Null until a page has been read: a server, and the first drawing, show the author's markup as it is. */
  readonly nowMs: number | null;
  readonly events: readonly CalendarEvent[];
  /** The slots of those that are in the author's markup, by id. */
  readonly slots: ReadonlyMap<string, string>;
  readonly phase: 'ready' | 'loading' | 'failed';
  /** How many rows are shown. */
  readonly count: number;
  /** What the last choice of the visitor led to, for a live region. */
  readonly announced: string;
}

/** How far ahead and back a series is followed in a list. */
const horizonMs = 400 * 86_400_000;

/** The events of an element from all their sources, and when they take place. */
export class EventsState {
  readonly $state = atom<EventsSnapshot>({ nowMs: null, events: [], slots: new Map(), phase: 'ready', count: 0, announced: '' });
  /** How series are followed, once that is loaded; until then they take place once. */
  expand: typeof expandRule | null = null;
  /** What follows series could not be loaded. */
  hasFailed = false;
  /** Told what is wrong with a rule, once each. */
  warn: (problem: string) => void = () => undefined;
  /** Occurrences by requested span: a calendar is rendered again with every key, and series are expanded once. */
  #known: { of: readonly CalendarEvent[]; expand: typeof expandRule | null; found: Map<string, readonly Occurrence[]> } = {
    of: [],
    expand: null,
    found: new Map(),
  };
  readonly #sources = new Map<EventSource, readonly CalendarEvent[]>();

  set(part: Partial<EventsSnapshot>): void {
    this.$state.set({ ...this.$state.get(), ...part });
  }

  /** Takes what a source says; of two events with one id the first source's counts. */
  setSource(source: EventSource, events: readonly CalendarEvent[], more: Partial<EventsSnapshot> = {}): void {
    this.#sources.set(source, events);
    const all = new Map<string, CalendarEvent>();
    for (const name of ['markup', 'settings', 'file'] as const) {
      for (const event of this.#sources.get(name) ?? []) if (!all.has(event.id)) all.set(event.id, event);
    }
    this.set({ ...more, events: [...all.values()] });
  }

  /** Series are not followed yet: when they are on next is not known. */
  get isWaiting(): boolean {
    return this.hasSeries && !this.expand && !this.hasFailed;
  }

  get hasSeries(): boolean {
    return this.$state.get().events.some(isSeries);
  }

  /** Every occurrence that is on at some time between two moments, the first one first. */
  between(fromMs: number, toMs: number): readonly Occurrence[] {
    const { events } = this.$state.get();
    if (this.#known.of !== events || this.#known.expand !== this.expand)
      this.#known = { of: events, expand: this.expand, found: new Map() };
    const key = `${fromMs}/${toMs}`;
    const known = this.#known.found.get(key) ?? this.#search(events, fromMs, toMs);
    this.#known.found.set(key, known);
    return known;
  }

  #search(events: readonly CalendarEvent[], fromMs: number, toMs: number): readonly Occurrence[] {
    return events
      .flatMap(event => {
        if (!isSeries(event) || !this.expand)
          return plainOccurrences(event).filter(({ startMs, endMs }) => startMs <= toMs && (endMs ?? startMs) >= fromMs);
        const { occurrences, problem } = this.expand(event, fromMs, toMs);
        if (problem) this.warn(problem);
        return occurrences;
      })
      .sort((a, b) => getStart(a) - getStart(b));
  }

  /** What a list shows: what is to come, the next one first, or what is over, the last one first. */
  list(show: 'upcoming' | 'past', maxRepeats: number): readonly Occurrence[] {
    const nowMs = this.$state.get().nowMs ?? 0;
    // An event that happens once is listed however far away it is.
    const once = this.$state
      .get()
      .events.filter(event => !isSeries(event) || !this.expand)
      .flatMap(plainOccurrences);
    const series = this.between(nowMs - horizonMs, nowMs + horizonMs).filter(({ event }) => isSeries(event) && this.expand);
    const all = [...once, ...series].filter(occurrence => getEnd(occurrence) <= nowMs === (show === 'past'));
    all.sort((a, b) => (show === 'past' ? -1 : 1) * (getStart(a) - getStart(b)));
    const taken = new Map<string, number>();
    return all.filter(({ event }) => {
      // A series and the events that continue it are one to visitors.
      const id = event.continues?.series.id ?? event.id;
      const times = (taken.get(id) ?? 0) + 1;
      taken.set(id, times);
      return !isSeries(event) || times <= maxRepeats;
    });
  }
}

/** The moment at which an occurrence begins for the visitor. A day begins in the visitor's own zone. */
export const getStart = ({ event, startMs }: Occurrence): number => (event.isAllDay ? fromWallClock(startMs, '') : startMs);

/** The moment at which an occurrence ends. Without a known end it lasts two hours. */
export function getEnd({ event, startMs, endMs }: Occurrence): number {
  if (event.isAllDay) return fromWallClock(endMs ?? startMs + 86_400_000, '');
  return endMs ?? startMs + 2 * 3_600_000;
}
