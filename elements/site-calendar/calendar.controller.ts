import { formatDay } from '../../core/calendar/event-words.js';
import { getFirstDay, firstWeekday } from '../../core/calendar/month.js';
import { toWallClock } from '../../core/calendar/time-zone.js';
import { EventsController } from '../../core/events/events.controller.js';
import type { EventsHost } from '../../core/events/events.settings.js';
import type { CalendarHost } from './calendar.settings.js';
import { readCategoryColors, readSelection, toggleCategory } from './categories/categories.js';
import { monthText, readMonth, type CalendarState } from './calendar.state.js';

const weekdays = { monday: 1, sunday: 0, saturday: 6 } as const;
const dayMs = 86_400_000;

/** Turns the months of a calendar, and says what is shown. */
export class CalendarController {
  readonly #state: CalendarState;
  readonly #host: CalendarHost;
  readonly events: EventsController;
  #isConnected = false;
  #month = '';

  constructor(state: CalendarState, host: CalendarHost) {
    [this.#state, this.#host] = [state, host];
    this.events = new EventsController(state.events, host as unknown as EventsHost);
  }

  connect(): void {
    this.#isConnected = true;
    this.read();
    this.events.connect();
    this.#host.onTextsChange(() => this.#week());
  }

  /** Takes the settings as they stand now. */
  read(): void {
    if (!this.#isConnected) return;
    const { month } = this.#host.values;
    const wanted = readMonth(month);
    if (month && wanted === null) this.#host.warn(`month "${month}" is not a month; expected one such as 2026-12; showing this month.`);
    if (this.#state.$view.get().today === null || month !== this.#month) this.#state.begin(this.#today(), wanted);
    this.#month = month;
    this.#week();
    this.#readCategories();
    this.events.read();
  }

  #readCategories(): void {
    const { category, categoryColors } = this.#host.values;
    const colors = readCategoryColors(categoryColors);
    const wrong = colors.find(({ color }) => color && !CSS.supports('color', color));
    if (wrong)
      this.#host.warn(`category-colors: "${wrong.color}" of "${wrong.name}" is not a color; expected one such as #a3401c; using the default color.`);
    this.#state.select(readSelection(category), colors.map(each => (CSS.supports('color', each.color) ? each : { ...each, color: '' })));
  }

  turn(months: number): void {
    this.#state.turn(months);
    this.#notifyMonth();
  }

  goToToday(): void {
    this.#state.goTo(this.#today());
    this.#notifyMonth();
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
    const names = selection.join(', ') || this.#host.text('allCategories');
    this.#state.events.set({ announced: `${names}: ${this.#host.text('count', { count: this.#state.ofMonth().length })}` });
  }

  press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const before = this.#state.$view.get().month;
    const towards = getComputedStyle(this.#host.element!).direction === 'rtl' ? -1 : 1;
    if (!this.#state.press(event.key, event.shiftKey, towards)) return;
    event.preventDefault();
    if (this.#state.$view.get().month !== before) this.#notifyMonth();
    else if (event.key === 'Enter' || event.key === ' ') this.#announceDay();
  }

  #today(): number { return Math.floor(toWallClock(Date.now(), '') / dayMs) * dayMs; }

  #week(): void {
    const { weekStart } = this.#host.values;
    const first = weekStart === 'auto' ? firstWeekday(this.#host.language) : weekdays[weekStart];
    if (first === this.#state.firstWeekday) return;
    this.#state.firstWeekday = first;
    this.#host.redraw();
  }

  /** Shows another month: updates the setting and announces it. */
  #notifyMonth(): void {
    const { month } = this.#state.$view.get();
    const text = monthText(month);
    this.#month = text;
    this.#host.set('month', text);
    this.#host.emit('site-calendar-change', { month: text });
    const name = formatDay(this.#host.language, getFirstDay(month), { month: 'long', year: 'numeric' });
    this.#state.events.set({ announced: `${name}: ${this.#host.text('count', { count: this.#state.ofMonth().length })}` });
  }

  #announceDay(): void {
    const { day } = this.#state.$view.get();
    const date = formatDay(this.#host.language, day);
    const count = this.#state.byDay().get(day)?.length ?? 0;
    this.#state.events.set({ announced: count ? `${date}: ${this.#host.text('count', { count })}` : this.#host.text('noneOn', { date }) });
  }
}
