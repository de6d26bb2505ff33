import { atom } from 'nanostores';
import { getEventDays } from '../../core/calendar/event-words.js';
import type { Occurrence } from '../../core/calendar/event.js';
import { addDays, addMonths, daysAWeek, daysIntoWeek, getFirstDay, getMonth, type MonthNumber, getWeeks } from '../../core/calendar/month.js';
import { EventsState } from '../../core/events/events.state.js';
import { getColorNumber, isSelected, listCategories, type CategoryColor } from './categories/categories.js';
import { getPeriod, turnPeriod, type ViewName } from './periods.js';

export interface CalendarView {
  /** Null until the page has been read: a server knows no today. */
  readonly today: number | null;
  readonly month: MonthNumber;
  /** The day that the keyboard is on. Days are their midnights in UTC. */
  readonly day: number;
  /** The day that the visitor has chosen in this month; null until then. */
  readonly chosen: number | null;
  /** How often the keyboard has moved: the focus follows. */
  readonly moves: number;
  /** The categories that are shown; empty for all. */
  readonly selection: readonly string[];
  /** The site owner's colors of categories. */
  readonly colors: readonly CategoryColor[];
  readonly name: ViewName;
  /** The clock time now at the venue; null until the hours are shown. */
  readonly nowWall: number | null;
  /** The occurrence whose card is open. */
  readonly card: Occurrence | null;
  /** Whether the page is printed now: nothing is left out. */
  readonly isPrinting: boolean;
}

const dayMs = 86_400_000;
/** Occurrences are days elsewhere: half the world is a day ahead or behind. */
const marginMs = 2 * dayMs;

/** The first and the last year that can be turned to. */
const years = [1900, 2199] as const;
const within = (day: number): number => Math.min(Math.max(day, Date.UTC(years[0], 0, 1)), Date.UTC(years[1], 11, 31));

/** `2026-12` of a month, and the month of such a text; null for anything else. */
export const monthText = (month: MonthNumber): string => new Date(getFirstDay(month)).toISOString().slice(0, 7);
export function readMonth(text: string): MonthNumber | null {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text.trim()) ?? [];
  return year && Number(year) >= years[0] && Number(year) <= years[1] ? Number(year) * 12 + Number(month) - 1 : null;
}

/** Which month and which day of it are shown, and what is on. */
export class CalendarState {
  readonly events = new EventsState();
  readonly $view = atom<CalendarView>({
    today: null, month: 0, day: 0, chosen: null, moves: 0, selection: [], colors: [], name: 'month', nowWall: null, card: null, isPrinting: false,
  });
  /** The button that opened the card. */
  cardOpener: HTMLElement | null = null;
  /** 0 is Sunday. */
  firstWeekday = 1;

  #set(part: Partial<CalendarView>): void { this.$view.set({ ...this.$view.get(), ...part }); }

  /** Begins at a day, at a month, or at today. */
  begin(today: number, month: MonthNumber | null, date: number | null = null): void {
    const shown = date === null ? month ?? getMonth(today) : getMonth(date);
    const day = date ?? (shown === getMonth(today) ? today : getFirstDay(shown));
    this.#set({ today, month: shown, day, chosen: null });
  }

  show(name: ViewName): void { this.#set({ name, card: null }); }

  /** Draws again: a part has loaded. */
  refresh(): void { this.#set({}); }

  setNow(nowWall: number | null): void { this.#set({ nowWall }); }

  setPrinting(isPrinting: boolean): void { this.#set({ isPrinting }); }

  openCard(card: Occurrence, opener: HTMLElement): void {
    this.cardOpener = opener;
    this.#set({ card });
  }

  closeCard(): void { if (this.$view.get().card) this.#set({ card: null }); }

  /** The first and the last day that are shown. */
  get period(): readonly [first: number, last: number] {
    const { name, day } = this.$view.get();
    return getPeriod(name, day, this.firstWeekday);
  }

  select(selection: readonly string[], colors = this.$view.get().colors): void { this.#set({ selection, colors }); }

  /** The categories of all events, in the order of the filter. */
  get categories(): readonly string[] { return listCategories(this.events.$state.get().events, this.$view.get().colors); }

  /** The number of an occurrence's color; 0 without a category. */
  colorOf({ event }: Occurrence): number { return event.categories ? getColorNumber(event, this.categories) : 0; }

  /** The occurrences of the selected categories that are on at some time between two moments. */
  #between(fromMs: number, toMs: number): readonly Occurrence[] {
    const { selection } = this.$view.get();
    return this.events.between(fromMs, toMs).filter(occurrence => isSelected(occurrence, selection));
  }

  /** Turns this many months, weeks or days, to the same place in them. */
  turn(periods: number): void {
    const { name, day: before } = this.$view.get();
    const day = within(turnPeriod(name, before, periods));
    this.#set({ month: getMonth(day), day, chosen: null });
  }

  /** Chooses a day. */
  goTo(day: number): void { this.#set({ month: getMonth(within(day)), day: within(day), chosen: within(day) }); }

  /** What a key does on the grid; false for one that does nothing. `towards` is 1 where lines run from left to right. */
  press(key: string, hasShift: boolean, towards: 1 | -1): boolean {
    const { day, month, chosen, moves } = this.$view.get();
    const into = daysIntoWeek(day, this.firstWeekday);
    const target: Readonly<Record<string, () => number>> = {
      ArrowRight: () => addDays(day, towards), ArrowLeft: () => addDays(day, -towards),
      ArrowDown: () => addDays(day, daysAWeek), ArrowUp: () => addDays(day, -daysAWeek),
      Home: () => addDays(day, -into), End: () => addDays(day, daysAWeek - 1 - into),
      PageDown: () => addMonths(day, hasShift ? 12 : 1), PageUp: () => addMonths(day, hasShift ? -12 : -1),
      Enter: () => day, ' ': () => day,
    };
    if (!Object.hasOwn(target, key)) return false;
    const next = within(target[key]!());
    const chooses = key === 'Enter' || key === ' ';
    this.#set({ day: next, month: getMonth(next), moves: moves + 1, chosen: chooses ? next : getMonth(next) === month ? chosen : null });
    return true;
  }

  /** What is on is not known yet: a file, or the code for series, is loading. Rows that came one by one would move. */
  get isWaiting(): boolean { return this.events.isWaiting || this.events.$state.get().phase === 'loading'; }

  get weeks(): readonly (readonly number[])[] { return getWeeks(this.$view.get().month, this.firstWeekday); }

  /** What is on each day of the grid. */
  byDay(): ReadonlyMap<number, readonly Occurrence[]> {
    const days = this.weeks.flat();
    const [first, last] = [days[0]!, days.at(-1)!];
    const found = new Map<number, Occurrence[]>();
    for (const occurrence of this.#between(first - marginMs, last + marginMs)) {
      const [from, to] = getEventDays(occurrence);
      for (let day = Math.max(first, from); day <= Math.min(last, to); day = addDays(day, 1)) {
        if (!found.has(day)) found.set(day, []);
        found.get(day)!.push(occurrence);
      }
    }
    return found;
  }

  /** The day whose events are shown: the one chosen, else the next of the month on which something is on. Null while that is not known. */
  get shownDay(): number | null {
    const { chosen, month, today, day } = this.$view.get();
    if (chosen !== null) return chosen;
    if (this.isWaiting) return null;
    const first = today !== null && getMonth(today) === month ? today : getFirstDay(month);
    const next = Math.min(...[...this.byDay().keys()].filter(each => each >= first && getMonth(each) === month));
    return Number.isFinite(next) ? next : day;
  }

  /** What is on in the period that is shown, each once. */
  ofPeriod(): readonly Occurrence[] { return this.ofDays(this.period); }

  /** What is on in the period, and on the other days of a month's grid. */
  ofShown(): readonly Occurrence[] { return [...new Set([...this.ofPeriod(), ...[...this.byDay().values()].flat()])]; }

  /** What is on from the first to the last of these days, each once. */
  ofDays(days: readonly number[]): readonly Occurrence[] {
    const [first, last] = [days[0]!, days.at(-1)!];
    return this.#between(first - marginMs, last + marginMs).filter(occurrence => {
      const [from, to] = getEventDays(occurrence);
      return from <= last && to >= first;
    });
  }
}
