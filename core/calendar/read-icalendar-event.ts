import { safeUrl } from '../links/safe-url.js';
import { decodeEntities, plainText } from '../reading/plain-text.js';
import type { ReadingReport } from '../reading/reading-report.js';
import { readCategories } from './event-categories.js';
import { allDayNames, descriptionNames } from './event-names.js';
import { eventLimits, type CalendarEvent, type EventStatus } from './event.js';
import { findLine, unescapeText, type Component, type ContentLine } from './icalendar-lines.js';
import { standardRule } from './icalendar-rule.js';
import { dayAfter, dayAtMidnight, isMidnight, toTimestamp, readDuration, readICalendarTime, standardTime, type ICalendarTime } from './icalendar-times.js';
import { type FileZones, zoneKey } from './icalendar-zones.js';
import { dayStart, fromWallClock, toWallClock } from './time-zone.js';

const dayMs = 86_400_000;
/** Maximum number of listed dates (RDATE or EXDATE) of one series. */
const mostDates = 5000;
/** Maximum number of RRULEs, and of EXRULEs, of one event. RFC 5545 has one and none. */
const maxRules = 5;

export interface ReadingContext {
  readonly zones: FileZones;
  /** The zone of the whole calendar (X-WR-TIMEZONE); empty for none. */
  readonly calendarZone: string;
  /** The `time-zone` of the element; empty for none. */
  readonly elementZone: string;
  readonly report: ReadingReport;
  /** Whether the file cancels all its events (METHOD, RFC 5546). */
  readonly isCanceled: boolean;
}

/** An event with the properties that connect it to other events of the file. */
export interface ReadEvent {
  readonly event: CalendarEvent;
  readonly uid: string;
  readonly sequence: number;
  /** The date of a series that it replaces; null for none. */
  readonly replaces: Replacement | null;
}

/** A date of a series that another event replaces: a moment, or everything that begins on a day. */
export interface Replacement {
  readonly written: string;
  readonly ms: number;
  readonly isDay: boolean;
  /** Whether all later dates of the series change as well (RANGE=THISANDFUTURE). */
  readonly isWithFuture: boolean;
  /** The RRULE of the change itself, which is not followed; empty for none. */
  readonly rule: string;
}

type Rules = Pick<CalendarEvent, 'rule' | 'moreRules' | 'exceptionRules'>;

/** The start of an event. */
interface Start { readonly written: ICalendarTime; readonly ms: number; readonly isDay: boolean; readonly zone: string; readonly repeatZone: string }

const isTrue = (line: ContentLine | undefined): boolean => /^\s*(?:TRUE|1)\s*$/i.test(line?.value ?? '');
const isDate = ({ parameters }: ContentLine): boolean => /^DATE$/i.test(parameters.VALUE ?? '');

/** When an event is over, and its clock times where its zone is not known. */
function durationOf(start: Start, end: { readonly ms: number; readonly wall: number } | null): Pick<CalendarEvent, 'endMs' | 'walls'> {
  // At a clock change, an hour of skipped clock time has no length.
  const isOver = end !== null && (end.ms > start.ms || (!start.isDay && !start.zone && end.wall > start.written.wall));
  return {
    endMs: isOver ? Math.max(end.ms, start.ms) : null,
    ...!start.zone && !start.isDay && { walls: [start.written.wall, isOver ? end.wall : null] as const },
  };
}

/** Reads one event of a file. */
export class EventReader {
  readonly #context: ReadingContext;
  readonly #component: Component;
  readonly #title: string;

  constructor(component: Component, context: ReadingContext) {
    [this.#component, this.#context] = [component, context];
    this.#title = this.#text(['SUMMARY'], eventLimits.title).replace(/\s+/g, ' ');
  }

  /** Returns the event; null without a readable start. */
  read(): ReadEvent | null {
    const start = this.#start();
    if (!start) return null;
    const [venue = '', ...rest] = this.#text(['LOCATION'], eventLimits.title).split(/,\s|\n/).map(part => part.trim()).filter(Boolean);
    const address = decodeEntities(unescapeText(this.#line('URL')?.value ?? '')).trim();
    const duration = durationOf(start, this.#end(start));
    const ownRules = this.#rules(start);
    const replaces = this.#replaces(start, ownRules.rule);
    const rules = replaces ? { rule: '' } : ownRules;
    const { excluded, excludedDays } = this.#excluded(start, rules);
    const categories = this.#categories();
    const event: CalendarEvent = {
      id: '', uid: '', title: this.#title, venue, town: rest.join(', '), startMs: start.ms,
      ...duration,
      isAllDay: start.isDay, zone: start.zone, ...start.repeatZone !== start.zone && { repeatZone: start.repeatZone },
      ...rules, excluded, ...excludedDays.length > 0 && { excludedDays }, added: this.#added(start),
      status: this.#status(), ...categories.length > 0 && { categories },
      description: this.#text(descriptionNames, eventLimits.text), url: address ? safeUrl(address) ?? '' : '', ticketsUrl: '',
    };
    return { event, replaces, uid: this.#line('UID')?.value.trim().slice(0, 200) ?? '', sequence: Number(this.#line('SEQUENCE')?.value) || 0 };
  }

  #status(): EventStatus {
    const isCanceled = this.#context.isCanceled || /^CANCELL?ED$/i.test(this.#line('STATUS')?.value.trim() ?? '');
    return isCanceled ? 'cancelled' : 'scheduled';
  }

  /** The names of all CATEGORIES lines. An escaped comma is part of a name. */
  #categories(): readonly string[] {
    const lines = this.#component.lines.filter(({ name }) => name === 'CATEGORIES');
    const names = lines.flatMap(({ value }) => value.slice(0, eventLimits.text).match(/(?:\\.|[^,\\])+/g) ?? []);
    return readCategories(names.map(name => plainText(unescapeText(name))));
  }

  #line(name: string): ContentLine | undefined { return findLine(this.#component, name); }

  /** The first text of several properties, as plain text. */
  #text(names: readonly string[], most: number): string {
    const value = names.map(name => this.#line(name)?.value ?? '').find(text => text.trim()) ?? '';
    return plainText(unescapeText(value).slice(0, 5 * most)).trim().slice(0, most);
  }

  #place(line: ContentLine | undefined, field: string) { return { ...line && { line: line.line }, field, item: this.#title }; }

  /** Reads a time, and reports one that does not have the format of RFC 5545. */
  #time(line: ContentLine, value = line.value): ICalendarTime | null {
    const { report } = this.#context;
    const written = readICalendarTime(value);
    if (!written) report.omitted(this.#place(line, line.name), value, { example: '20261205T190000' });
    else if (!written.isStandard) report.understood(this.#place(line, line.name), value, standardTime(written));
    return written;
  }

  /** The time zone of a line (TZID); empty for none, or for an unknown one. */
  #zoneOf({ parameters: { TZID } }: ContentLine): string { return TZID ? this.#context.zones.get(zoneKey(TZID)) ?? '' : ''; }

  #start(): Start | null {
    const { calendarZone, elementZone, report } = this.#context;
    const line = this.#line('DTSTART');
    if (!line) {
      report.omitted(this.#place(this.#component.lines[0], 'DTSTART'), '', { example: '20261205T190000' });
      return null;
    }
    const written = this.#time(line);
    if (!written) return null;
    const named = this.#zoneOf(line);
    const zone = named || (written.offset ? elementZone || calendarZone || written.offset : calendarZone || elementZone);
    const isFlagged = allDayNames.some(name => isTrue(this.#line(name)));
    if (written.isDay || isDate(line) || isFlagged) {
      const day = this.#dayOf(line, written, [named, calendarZone, elementZone], isFlagged);
      if (day !== null) return { written: { wall: day, isDay: true, offset: '', isStandard: true }, ms: day, isDay: true, zone: '', repeatZone: '' };
    }
    // A start in UTC repeats in UTC (RFC 5545 §3.3.10), whatever zone it is shown in.
    return { written, ms: toTimestamp(written, zone), isDay: false, zone, repeatZone: written.offset || zone };
  }

  /** The day of a time in an all-day event; null if it cannot be a day. */
  #dayOf(line: ContentLine, written: ICalendarTime, candidates: readonly string[], isFlagged: boolean): number | null {
    const { report, zones } = this.#context;
    const known = [...candidates, ...zones.values()].filter(Boolean);
    const day = dayAtMidnight(written, known);
    if (day !== null) return day;
    // A midnight in a zone that the file does not name: the day that most zones have at that moment.
    const nearest = isFlagged && written.offset ? dayStart(toTimestamp(written, '') + dayMs / 2) : isFlagged ? dayStart(written.wall) : null;
    const meaning = nearest === null ? standardTime(written) : new Date(nearest).toISOString().slice(0, 10);
    report.understood(this.#place(line, line.name), line.value, meaning);
    return nearest;
  }

  /** The end of an event, as a moment and as a clock time for an event without a zone. */
  #end(start: Start): { readonly ms: number; readonly wall: number } | null {
    const line = this.#line('DTEND');
    if (line) {
      const written = this.#time(line);
      if (!written) return null;
      const ms = start.isDay ? dayAfter(this.#dayIn(line, written)) : this.#moment(line, written, start);
      if (ms < start.ms)
        this.#context.report.omitted(this.#place(line, 'DTEND'), line.value, {
          reason: `End "${line.value.slice(0, 60)}" is before its start. The end was left out.`,
        });
      return { ms, wall: written.wall };
    }
    const length = this.#line('DURATION');
    const duration = length ? readDuration(length.value) : null;
    if (length && !duration) this.#context.report.omitted(this.#place(length, 'DURATION'), length.value, { example: 'PT2H' });
    if (start.isDay) {
      const ms = start.ms + (duration ? duration.days + Math.ceil(duration.ms / dayMs) : 1) * dayMs;
      return { ms, wall: ms };
    }
    return (
      duration && {
        ms: fromWallClock(toWallClock(start.ms, start.repeatZone) + duration.days * dayMs, start.repeatZone) + duration.ms,
        wall: start.written.wall + duration.days * dayMs + duration.ms,
      }
    );
  }

  /** The moment of another time of the event. Without a zone it is in the zone of the start; a day is its midnight there. */
  #moment(line: ContentLine, written: ICalendarTime, start: Start): number { return toTimestamp(written, this.#zoneOf(line) || start.repeatZone); }

  /** Another time of an all-day event, as a clock time: a midnight is the day that it begins. */
  #dayIn(line: ContentLine, written: ICalendarTime): number {
    const { calendarZone, elementZone, zones } = this.#context;
    return dayAtMidnight(written, [this.#zoneOf(line), calendarZone, elementZone, ...zones.values()].filter(Boolean)) ?? written.wall;
  }

  /** The rules of a property: RRULE or EXRULE. */
  #rulesNamed(name: string, start: Start): readonly string[] {
    const { report, calendarZone, elementZone, zones } = this.#context;
    const lines = this.#component.lines.filter(line => line.name === name && line.value.trim());
    const tooMany = lines[maxRules];
    const reason = `"${this.#title}" has more than ${maxRules} ${name} lines. The rest was left out.`;
    if (tooMany) report.omitted(this.#place(tooMany, name), tooMany.value, { reason });
    const known = [calendarZone, elementZone, ...zones.values()].filter(Boolean);
    return lines.slice(0, maxRules).map(({ value }) => standardRule(value, start.isDay, known));
  }

  #rules(start: Start): Rules {
    const [rule = '', ...moreRules] = this.#rulesNamed('RRULE', start);
    const exceptionRules = this.#rulesNamed('EXRULE', start);
    return { rule, ...moreRules.length > 0 && { moreRules }, ...exceptionRules.length > 0 && { exceptionRules } };
  }

  /** The times of a property with lists of them. */
  #times(name: string): { readonly line: ContentLine; readonly written: ICalendarTime }[] {
    const all = this.#component.lines.filter(line => line.name === name)
      .flatMap(line => line.value.split(',', mostDates + 1).map(value => ({ line, value: value.split('/')[0]!.trim() }))).filter(({ value }) => value);
    if (all.length > mostDates)
      this.#context.report.omitted(this.#place(all[mostDates]!.line, name), all[mostDates]!.value, {
        reason: `${name} of "${this.#title}" has more than ${mostDates} dates; the rest is left out.`,
      });
    return all.slice(0, mostDates).flatMap(({ line, value }) => {
      const written = this.#time(line, value);
      return written ? [{ line, written }] : [];
    });
  }

  #excluded(start: Start, rules: Rules): { readonly excluded: number[]; readonly excludedDays: number[] } {
    const [excluded, excludedDays]: [number[], number[]] = [[], []];
    for (const { line, written } of this.#times('EXDATE')) {
      if (start.isDay) excluded.push(dayStart(this.#dayIn(line, written)));
      else if (written.isDay || this.#excludesWholeDay(line, written, start, rules)) excludedDays.push(dayStart(written.wall));
      else excluded.push(this.#moment(line, written, start));
    }
    return { excluded, excludedDays };
  }

  /** Whether an EXDATE at midnight means the whole day. Some exporters write it so, and no date of the series begins then. */
  #excludesWholeDay(line: ContentLine, written: ICalendarTime, start: Start, { rule, moreRules = [] }: Rules): boolean {
    const isOther =
      isMidnight(written.wall)
      && !isMidnight(toWallClock(start.ms, start.repeatZone))
      && ![rule, ...moreRules].some(each => /BYHOUR|BYMINUTE|BYSECOND/.test(each));
    if (!isOther || (written.offset || this.#zoneOf(line) || start.repeatZone) !== start.repeatZone) return false;
    this.#context.report.understood(this.#place(line, line.name), standardTime(written), new Date(written.wall).toISOString().slice(0, 10));
    return true;
  }

  #added(start: Start): number[] {
    return this.#times('RDATE').map(({ line, written }) => {
      if (start.isDay) return dayStart(this.#dayIn(line, written));
      if (!written.isDay) return this.#moment(line, written, start);
      const wall = toWallClock(start.ms, start.repeatZone);
      return fromWallClock(written.wall + wall - dayStart(wall), start.repeatZone);
    });
  }

  #replaces(start: Start, rule: string): Replacement | null {
    const line = this.#line('RECURRENCE-ID');
    const written = line ? this.#time(line) : null;
    if (!line || !written) return null;
    const range = (line.parameters.RANGE ?? '').toUpperCase();
    const isWithFuture = range === 'THISANDFUTURE';
    // RFC 5545 has no other range; RFC 2445 had THISANDPRIOR, which no program writes.
    if (range && !isWithFuture) {
      const reason = `RANGE=${range} of "${this.#title}" is not supported: this date alone is changed.`;
      this.#context.report.omitted(this.#place(line, 'RECURRENCE-ID'), `RANGE=${range}`, { reason });
    }
    return { written: standardTime(written), isDay: written.isDay, isWithFuture, rule, ms: written.isDay ? written.wall : this.#moment(line, written, start) };
  }
}
