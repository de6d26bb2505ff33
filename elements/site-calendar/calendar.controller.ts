import type { SubscribeService } from '../../core/calendar/subscribe-links.js';
import { formatDay } from '../../core/calendar/event-words.js';
import { readEventTime } from '../../core/calendar/event-time.js';
import { firstWeekday } from '../../core/calendar/month.js';
import { isTimeZone, toWallClock } from '../../core/calendar/time-zone.js';
import { EventsController } from '../../core/events/events.controller.js';
import type { EventsHost } from '../../core/events/events.settings.js';
import { webcalUrl } from '../../core/links/webcal-url.js';
import { isPageHidden } from '../../core/platform/observers.js';
import { baseUrl } from '../../core/platform/page.js';
import { pageClock } from '../../core/platform/timing.js';
import type { CalendarHost } from './calendar.settings.js';
import { monthText, readMonth, type CalendarState } from './calendar.state.js';
import { readCategoryColors, readSelection, toggleCategory } from './categories/categories.js';
import { lazyParts } from './lazy-parts.js';
import { getTitle, hasHours, readViews, type ViewName } from './periods.js';

const weekdays = { monday: 1, sunday: 0, saturday: 6 } as const;
const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Keys that work while the focus is in the calendar. */
const viewKeys: Readonly<Record<string, ViewName>> = { m: 'month', l: 'list', w: 'week', d: 'day', a: 'agenda' };

const dateText = (day: number): string => new Date(day).toISOString().slice(0, 10);
const readDate = (text: string): number | null => {
  const time = readEventTime(text, '');
  return time?.isDay ? time.ms : null;
};

/** Turns the pages of a calendar, switches its views, and announces what is shown. */
export class CalendarController {
  readonly #state: CalendarState;
  readonly #host: CalendarHost;
  readonly events: EventsController;
  #isConnected = false;
  /** The settings that say what is shown, as they were taken last. */
  #shown = '';
  /** Stops the line at the current time. */
  #stopClock = () => {};

  constructor(state: CalendarState, host: CalendarHost) {
    [this.#state, this.#host] = [state, host];
    this.events = new EventsController(state.events, host as unknown as EventsHost);
  }

  connect(): void {
    this.#isConnected = true;
    this.read();
    this.events.connect();
    this.#host.onTextsChange(() => this.#week());
    const { signal } = this.#host;
    addEventListener('beforeprint', () => this.#state.setPrinting(true), { signal });
    addEventListener('afterprint', () => this.#state.setPrinting(false), { signal });
    signal.addEventListener('abort', () => {
      this.#stopClock();
      this.#state.closeCard();
    }, { once: true });
  }

  /** Takes the settings as they stand now. */
  read(): void {
    if (!this.#isConnected) return;
    const { month, date, view, views } = this.#host.values;
    const [wanted, wantedDate] = [readMonth(month), readDate(date)];
    if (month && wanted === null) this.#host.warn(`month "${month}" is not a month; expected one such as 2026-12; showing this month.`);
    const { unknown } = readViews(views);
    if (unknown) this.#host.warn(`views: "${unknown}" is unknown; expected month, list, week, day or agenda; leaving it out.`);
    this.#show(view);
    if (this.#state.$view.get().today === null || `${month}/${date}` !== this.#shown) this.#state.begin(this.#today(), wanted, wantedDate);
    this.#shown = `${month}/${date}`;
    this.#week();
    this.#readCategories();
    this.#readSubscribe();
    this.events.read();
  }

  turn(periods: number): void {
    const before = this.#state.$view.get().month;
    this.#state.turn(periods);
    this.#notify(before);
  }

  goToToday(): void {
    const before = this.#state.$view.get().month;
    this.#state.goTo(this.#today());
    this.#notify(before);
  }

  /** Switches to a view that the visitor has chosen. */
  show(view: ViewName): void {
    if (view === this.#state.$view.get().name) return;
    this.#host.set('view', view);
    this.#show(view);
    this.#notify(this.#state.$view.get().month, true);
  }

  /** A day that was pressed: what is on is shown below. */
  select(cell: HTMLElement): void {
    this.#state.goTo(Number(cell.dataset.day));
    this.#announceDay();
  }

  /** A category of the filter was pressed; an empty name selects all. */
  filter(name: string): void {
    const selection = name ? toggleCategory(this.#state.$view.get().selection, name) : [];
    this.#state.select(selection);
    this.#host.set('category', selection.join(', '));
    this.#host.emit('site-calendar-filter', { categories: selection });
    this.#announce(selection.join(', ') || this.#host.text('allCategories'));
  }

  /** An event was pressed: its card opens, or closes again. In a month its day is selected as well. */
  async openCard(opener: HTMLElement): Promise<void> {
    const { key } = opener.dataset;
    if (this.#state.$view.get().card?.key === key) return this.#state.closeCard();
    const day = opener.closest<HTMLElement>('[data-day]')?.dataset.day;
    const occurrence = this.#state.ofShown().find(each => each.key === key);
    if (!occurrence) return;
    if (day) this.#state.goTo(Number(day));
    try {
      lazyParts.card ??= await import('./card/EventCard.js');
    } catch (error) {
      return this.#host.warn('the card of an event could not be loaded; expected its file beside the script; showing none.', error);
    }
    if (!this.#host.signal.aborted) this.#state.openCard(occurrence, opener);
  }

  /** A link of “Subscribe” was followed. */
  subscribe(service: SubscribeService, pressed: Event): void {
    if (!this.#host.emit('site-calendar-subscribe', { service })) pressed.preventDefault();
  }

  /** Copies the address beside a button. Where the page may not, the address is selected, so that the visitor can. */
  async copyAddress(button: HTMLElement): Promise<void> {
    const field = button.parentElement!.querySelector('input')!;
    if (!this.#host.emit('site-calendar-subscribe', { service: 'copy' })) return;
    try {
      await navigator.clipboard.writeText(field.value);
      this.#state.events.set({ announced: this.#host.text('copied') });
    } catch {
      field.select();
    }
  }

  press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const before = this.#state.$view.get().month;
    const towards = getComputedStyle(this.#host.element!).direction === 'rtl' ? -1 : 1;
    if (!this.#state.press(event.key, event.shiftKey, towards)) return this.pressShortcut(event);
    event.preventDefault();
    if (this.#state.$view.get().month !== before) this.#notify(before);
    else if (event.key === 'Enter' || event.key === ' ') this.#announceDay();
  }

  /** A key on an event. Enter and Space press it; in a month, other keys move through the days. */
  pressOnEvent(event: KeyboardEvent): void {
    if (event.key === 'Enter' || event.key === ' ') return;
    if (this.#state.$view.get().name === 'month') this.press(event);
    else this.pressShortcut(event);
  }

  /** A key anywhere in the calendar: Page Up and Page Down turn its pages, T shows today, and letters switch the views. */
  pressShortcut(event: KeyboardEvent): void {
    const [target] = event.composedPath();
    const isTyping = target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || isTyping) return;
    const { views } = readViews(this.#host.values.views);
    const key = event.key.toLowerCase();
    const view = viewKeys[key];
    const isPaged = this.#state.$view.get().name !== 'month';
    if (isPaged && (event.key === 'PageDown' || event.key === 'PageUp')) this.turn(event.key === 'PageDown' ? 1 : -1);
    else if (key === 't') this.goToToday();
    else if (view && views.includes(view)) this.show(view);
    else return;
    event.preventDefault();
  }

  /** Shows a view, which loads if it is not the month or the list. If it cannot be loaded, the list is shown. */
  #show(view: ViewName): void {
    if (view !== this.#state.$view.get().name) this.#state.show(view);
    this.#stopClock();
    if (hasHours(view)) this.#updateNow();
    if (view === 'month' || view === 'list' || lazyParts.period) return;
    import('./views/PeriodView.js').then(
      module => {
        lazyParts.period = module;
        this.#state.refresh();
      },
      (error: unknown) => {
        this.#host.warn(`view "${view}" could not be loaded; showing the list.`, error);
        this.#state.show('list');
      },
    );
  }

  /** Loads “Subscribe” where there is something to subscribe to. */
  #readSubscribe(): void {
    const { subscribe } = this.#host.values;
    if (!subscribe) return;
    if (webcalUrl(subscribe, baseUrl()) === null)
      this.#host.warn(`subscribe "${subscribe}" is not a web address; expected one such as https://example.com/events.ics; showing no “Subscribe”.`);
    else if (!lazyParts.subscribe) {
      import('./subscribe/SubscribeMenu.js').then(
        module => {
          lazyParts.subscribe = module;
          this.#state.refresh();
        },
        (error: unknown) => this.#host.warn('“Subscribe” could not be loaded; expected its file beside the script; showing none.', error),
      );
    }
  }

  /** Moves the line at the current time, each minute. */
  #updateNow(): void {
    if (!isPageHidden()) this.#state.setNow(toWallClock(Date.now(), this.#zone));
    this.#stopClock = pageClock.after(minuteMs, () => this.#updateNow());
  }

  /** The zone of the venue, whose hours are shown. */
  get #zone(): string {
    const { timeZone } = this.#host.values;
    return isTimeZone(timeZone) ? timeZone : '';
  }

  #readCategories(): void {
    const { category, categoryColors } = this.#host.values;
    const colors = readCategoryColors(categoryColors);
    const wrong = colors.find(({ color }) => color && !CSS.supports('color', color));
    if (wrong)
      this.#host.warn(`category-colors: "${wrong.color}" of "${wrong.name}" is not a color; expected one such as #a3401c; using the default color.`);
    this.#state.select(readSelection(category), colors.map(each => (CSS.supports('color', each.color) ? each : { ...each, color: '' })));
  }

  #today(): number { return Math.floor(toWallClock(Date.now(), '') / dayMs) * dayMs; }

  #week(): void {
    const { weekStart } = this.#host.values;
    const first = weekStart === 'auto' ? firstWeekday(this.#host.language) : weekdays[weekStart];
    if (first === this.#state.firstWeekday) return;
    this.#state.firstWeekday = first;
    this.#host.redraw();
  }

  /** Updates the settings for what is shown now, notifies the page, and announces it. */
  #notify(monthBefore: number, isOtherView = false): void {
    const { month, day, name } = this.#state.$view.get();
    const text = monthText(month);
    const date = hasHours(name) ? dateText(day) : '';
    this.#shown = `${text}/${date}`;
    this.#host.set('month', text);
    this.#host.set('date', date);
    if (month !== monthBefore || !(isOtherView || hasHours(name))) this.#host.emit('site-calendar-change', { month: text });
    if (isOtherView || hasHours(name)) this.#host.emit('site-calendar-view', { view: name, date: dateText(day) });
    this.#announce(getTitle(this.#host.language, name, this.#state.period));
  }

  /** Announces the number of events that are shown. */
  #announce(name: string): void {
    this.#state.events.set({ announced: `${name}: ${this.#host.text('count', { count: this.#state.ofPeriod().length })}` });
  }

  #announceDay(): void {
    const { day } = this.#state.$view.get();
    const date = formatDay(this.#host.language, day);
    const count = this.#state.byDay().get(day)?.length ?? 0;
    this.#state.events.set({ announced: count ? `${date}: ${this.#host.text('count', { count })}` : this.#host.text('noneOn', { date }) });
  }
}
