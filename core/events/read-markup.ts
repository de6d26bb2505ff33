import { readEventRecord, type CalendarEvent, type EventRecord } from '../calendar/event.js';
import { getDocument } from '../platform/page-document.js';

/** Slots that are ours: `event-3`, and that of what is rendered again from a list and not shown beside it. */
export const ownSlot = /^event-(?:\d+|list)$/;
const listSlot = 'event-list';
const dayMs = 86_400_000;
const notContent = 'script, style, template, link, meta, noscript';

export interface ReadMarkup {
  readonly events: readonly CalendarEvent[];
  /** By id of the event. */
  readonly slots: ReadonlyMap<string, string>;
  readonly problems: readonly string[];
}

const textOf = (node: Element | null | undefined): string => node?.textContent.replace(/\s+/g, ' ').trim() ?? '';

/** A time of day alone, as an end is often written, is on the day of the start, or in the night after it. */
export function resolveEndTime(start: string, end: string): string {
  const [, date = '', time = '', offset = ''] = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})[\d:.]* ?(Z|[+-]\d{2}:?\d{2})?$/i.exec(start) ?? [];
  const midnight = Date.parse(`${date}T00:00Z`);
  if (!/^\d{2}:\d{2}$/.test(end) || Number.isNaN(midnight)) return end;
  const day = new Date(midnight + (end < time ? dayMs : 0)).toISOString().slice(0, 10);
  return `${day}T${end}${offset}`;
}

const machineText = /^(?:\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}\S*)?|\d{2}:\d{2})$/;

/** What its times say, in their order: a `<time>` without `datetime` says it in its text (HTML), or nothing to a machine. */
const timesIn = (node: HTMLElement): string[] => [...node.querySelectorAll('time')].flatMap(time => {
  const text = textOf(time);
  return time.getAttribute('datetime')?.trim() ?? (machineText.test(text) ? text : []);
});

/** Words that say something else of the event: no description, and no title. */
const saysElse = '[data-venue], [data-town], [data-tickets], [data-status], [data-category]';

/** The words after its times, or before them: all that there is of `<li><time>12 December</time>: Winter Market</li>`. */
function wordsBeside(node: HTMLElement): string {
  const times = [...node.querySelectorAll('time')];
  const texts = getDocument(node).createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const [before, after] = [[] as string[], [] as string[]];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.parentElement!.closest(`time, address, ${notContent}, ${saysElse}`)) continue;
    const isBefore = (time: Element | undefined) => !!time && !!(text.compareDocumentPosition(time) & Node.DOCUMENT_POSITION_FOLLOWING);
    if (isBefore(times[0])) before.push(text.data);
    else if (!isBefore(times.at(-1))) after.push(text.data);
  }
  const words = (texts: readonly string[]) => texts.join('').replace(/\s+/g, ' ').replace(/^[\s,.:;\p{Pd}]+|[\s,:;\p{Pd}]+$/gu, '');
  return words(after) || words(before);
}

/** The page of an event: the link in its title or around it, else its first one that is not for tickets. */
function findLink(node: HTMLElement, title: HTMLElement | null): Element | null {
  const ofTitle = title?.matches('a[href]') ? title : title?.querySelector('a[href]') ?? title?.closest('a[href]');
  return ofTitle ?? node.querySelector('a[href]:not([data-tickets])');
}

/** Without what is empty. */
const filled = <T extends Record<string, string | undefined>>(record: T): { [name in keyof T]?: string } =>
  Object.fromEntries(Object.entries(record).filter(([, text]) => text)) as { [name in keyof T]?: string };

/** What an element of the author's says of an event; null where it has no time. */
export function readEventNode(node: HTMLElement): EventRecord | null {
  const [start, end] = timesIn(node);
  if (start === undefined) return null;
  const { dataset } = node;
  const find = (selector: string) => node.querySelector<HTMLElement>(selector);
  const heading = find('h1, h2, h3, h4, h5, h6, [data-title]') ?? find(`:is(strong, b, a[href]):not(${saysElse})`);
  const address = textOf(find('address')).split(/, ?/);
  const status = dataset.status ?? find('[data-status]')?.dataset.status;
  return {
    title: dataset.title ?? (textOf(heading) || wordsBeside(node)),
    start, ...end && { end: resolveEndTime(start, end) },
    ...filled({ id: node.id, timeZone: dataset.timeZone, rrule: dataset.rrule, status }),
    category: dataset.category ?? ([...node.querySelectorAll('[data-category]')].map(part => textOf(part)).join(',')),
    exdates: (dataset.exdates ?? '').split(/[\s,]+/).filter(Boolean),
    venue: textOf(find('[data-venue]')) || address[0] || '',
    town: textOf(find('[data-town]')) || address.slice(1).join(', '),
    description: textOf(find('[data-description]') ?? find(`p:not(${saysElse}, :has(time))`)),
    url: findLink(node, heading)?.getAttribute('href') ?? '',
    tickets: find('a[data-tickets], [data-tickets] a')?.getAttribute('href') ?? '',
  };
}

/** The elements of the author's that may be an event each, and whether they can be in our rows: children can, items of a list cannot. */
function itemsOf(child: HTMLElement): readonly HTMLElement[] {
  return child.matches('ul, ol') ? [...child.children] as HTMLElement[] : [child];
}

/**
 * Reads the events of an element's children. Those that are children themselves get a slot, so that they show in our rows. An
 * event is known by its place, whatever becomes of its words: a page translator changes them.
 */
export function readMarkup(element: HTMLElement, zone: string): ReadMarkup {
  const events: CalendarEvent[] = [];
  const slots = new Map<string, string>();
  const problems: string[] = [];
  for (const child of element.children as Iterable<Element> as Iterable<HTMLElement>) {
    const canSlot = !child.slot || ownSlot.test(child.slot);
    if (child.matches(notContent) || !canSlot) continue;
    const before = events.length;
    const items = itemsOf(child);
    for (const item of items) {
      const record = readEventNode(item);
      const read = record && readEventRecord(record, zone, problems);
      if (read && 'problem' in read) problems.push(read.problem);
      else if (read) events.push({ ...read, id: `event-${events.length + 1}` });
    }
    const isOne = items[0] === child;
    const slot = events.length === before ? '' : isOne ? events[before]!.id : listSlot;
    if (slot && isOne) slots.set(slot, slot);
    if (child.slot === slot) continue;
    if (slot) child.slot = slot;
    else child.removeAttribute('slot');
  }
  return { events, slots, problems };
}

/** Gives the author's nodes back as they were. */
export function releaseMarkup(element: HTMLElement): void {
  for (const child of element.children) if (ownSlot.test(child.slot)) child.removeAttribute('slot');
}
