import type { Occurrence } from '../calendar/event.js';
import { readEventRecords } from '../calendar/event.js';
import { isTimeZone } from '../calendar/time-zone.js';
import { isComposing } from '../platform/is-composing.js';
import { isPageHidden, onAttributeChange, onPageVisibilityChange } from '../platform/observers.js';
import { isoTime } from '../calendar/event-json-ld.js';
import { getDocument } from '../platform/page-document.js';
import type { EventsHost } from './events.settings.js';
import type { EventsState } from './events.state.js';
import { loadEvents } from './load-events.js';
import { readMarkup, releaseMarkup } from './read-markup.js';
import { StructuredData } from './structured-data.js';

const watched = ['slot', 'datetime', 'data-rrule', 'data-exdates', 'data-status', 'data-category', 'data-time-zone'];
const aYearMs = 366 * 86_400_000;
/** Maximum number of reported problems of one file. The first ones often cause the others. */
const mostProblems = 5;
/** Problems whose text includes the consequence. */
const saysWhat = /; (?:leaving|taking|ignoring) /;

/** Reads the events of an element from its markup, its settings and a file, and adds them to calendars. */
export class EventsController {
  readonly #state: EventsState;
  readonly #host: EventsHost;
  #data: StructuredData | undefined;
  #isConnected = false;
  #loaded = '';
  #hasWarnedOfZone = false;

  constructor(state: EventsState, host: EventsHost) {
    [this.#state, this.#host] = [state, host];
    state.warn = problem => host.warn(`${problem}; showing only its first date.`);
  }

  connect(): void {
    const { element, signal } = this.#host;
    this.#isConnected = true;
    this.#data = new StructuredData(getDocument(element!), signal);
    this.#host.onLightChange(() => this.#readMarkup());
    // A library that morphs the page to what its author wrote takes our slots away.
    onAttributeChange(element!, watched, () => this.#readMarkup(), signal);
    // Whether events have begun or ended is updated when the page is visible again.
    onPageVisibilityChange(() => { if (!isPageHidden()) this.#updateTime(); }, signal);
    getDocument(element!).addEventListener('click', event => this.#closeMenus(event.composedPath()), { signal });
    element!.addEventListener('keydown', event => { if (event.key === 'Escape' && !isComposing(event)) this.#closeMenus([], event); }, { signal });
    signal.addEventListener('abort', () => releaseMarkup(element!), { once: true });
    this.#state.set({ nowMs: Date.now() });
    this.read();
  }

  /** Takes the settings and the markup as they stand now. */
  read(): void {
    if (!this.#isConnected) return;
    this.#readMarkup();
    const { events: records, src } = this.#host.values;
    const { events, problems } = readEventRecords(Array.isArray(records) ? records : [], this.#zone);
    this.#logProblems('events', problems);
    this.#state.setSource('settings', events);
    if (src !== this.#loaded) void this.load();
    this.#prepareSeries();
  }

  /** Fetches the file that the settings name, again after a failure. */
  async load(): Promise<void> {
    const { values: { src }, signal } = this.#host;
    this.#loaded = src;
    if (!src) return this.#state.setSource('file', [], { phase: 'ready' });
    this.#state.set({ phase: 'loading' });
    const read = await loadEvents(src, this.#zone, signal);
    if (signal.aborted || src !== this.#loaded) return;
    if (!read) {
      this.#host.warn(`src "${src}" could not be loaded; expected an iCalendar file or JSON of this site; showing only the events of the page.`);
      return this.#state.setSource('file', [], { phase: 'failed' });
    }
    this.#logProblems(`src "${src}"`, read.problems);
    this.#state.setSource('file', read.events, { phase: 'ready' });
    this.#prepareSeries();
  }

  /** What a visitor has pressed in "Add to calendar". */
  async add(occurrence: Occurrence, service: 'google' | 'outlook' | 'file', pressed: Event): Promise<void> {
    const { title } = occurrence.event;
    const mayGo = this.#host.emit('site-event-add', { title, start: isoTime('start', occurrence), service });
    this.#closeMenus([], pressed);
    if (!mayGo) return pressed.preventDefault();
    if (service !== 'file') return;
    const { downloadICalendar } = await import('./download-icalendar.js');
    downloadICalendar(occurrence);
  }

  #updateTime(): void { this.#state.set({ nowMs: Date.now() }); }

  #readMarkup(): void {
    const { events, slots, problems } = readMarkup(this.#host.element!, this.#zone);
    this.#logProblems('its markup', problems);
    this.#state.setSource('markup', events, { slots });
    this.#prepareSeries();
  }

  get #zone(): string {
    const { timeZone } = this.#host.values;
    if (!timeZone || isTimeZone(timeZone)) return timeZone;
    this.#host.warn(`time-zone "${timeZone}" is unknown; expected one such as "Europe/London"; using the visitor's time zone.`);
    return '';
  }

  /** Loads what follows series when there is one, and describes the events to search engines. */
  #prepareSeries(): void {
    const state = this.#state;
    if (state.hasSeries && !state.expand) {
      import('../calendar/recurrence.js').then(({ expandRule }) => {
        state.expand = expandRule;
        if (this.#host.signal.aborted) return;
        state.set({});
        this.#describe();
      }, error => {
        state.hasFailed = true;
        this.#host.warn('the dates of events that repeat cannot be loaded; showing only their first date.', error);
        state.set({});
      });
    } else this.#describe();
  }

  /** Warns about times without a zone: they are a different moment for each visitor, so search engines and calendars get local times. */
  #warnOfZone(): void {
    const { timeZone, hideFromSearch, hideAdd } = this.#host.values;
    if (timeZone || this.#hasWarnedOfZone || (hideFromSearch && hideAdd)) return;
    const event = this.#state.$state.get().events.find(({ isAllDay, zone }) => !isAllDay && !zone);
    if (!event) return;
    this.#hasWarnedOfZone = true;
    this.#host.warn(`no time-zone, and times of "${
      event.title}" name none; expected one such as "Europe/London"; giving search engines and calendars its time without an offset.`);
  }

  #describe(): void {
    this.#warnOfZone();
    const nowMs = this.#state.$state.get().nowMs ?? 0;
    this.#data!.show(this.#host.values.hideFromSearch ? [] : this.#state.between(nowMs, nowMs + aYearMs));
  }

  #logProblems(source: string, problems: readonly string[]): void {
    for (const problem of problems.slice(0, mostProblems))
      this.#host.warn(`${source}: ${problem}${problem.endsWith('.') ? '' : saysWhat.test(problem) ? '.' : '; ignoring it.'}`);
  }

  /** Closes the menus that are open, but for the one that was pressed; Escape gives the focus back. */
  #closeMenus(path: readonly EventTarget[], event?: Event): void {
    for (const menu of this.#host.element!.shadowRoot!.querySelectorAll<HTMLDetailsElement>('details[open]')) {
      if (path.includes(menu)) continue;
      menu.open = false;
      if (!(event instanceof KeyboardEvent)) continue;
      event.preventDefault(); // one press closes one overlay: the menu may be in another one
      menu.querySelector('summary')!.focus();
    }
  }
}
