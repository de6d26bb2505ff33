import type { CalendarEvent, Occurrence } from '../../../core/calendar/event.js';

/** Number of different colors. Further categories reuse them. */
export const colorCount = 8;

/** One category with the color that the site owner has set; without one, it has a color of the default palette. */
export interface CategoryColor { readonly name: string; readonly color: string }

/** The parts of a list with commas between them. Commas in brackets belong to a color. */
const splitList = (text: string): string[] => text.split(/,(?![^(]*\))/).map(part => part.trim()).filter(Boolean);

/** Reads `Workshops: #a3401c, Markets: teal, Talks`. */
export function readCategoryColors(text: string): readonly CategoryColor[] {
  return splitList(text.slice(0, 2000)).map(part => {
    const colon = part.lastIndexOf(':');
    return colon < 0 ? { name: part, color: '' } : { name: part.slice(0, colon).trim(), color: part.slice(colon + 1).trim() };
  });
}

/** Reads the names of selected categories. */
export const readSelection = (text: string): readonly string[] => [...new Set(splitList(text.slice(0, 2000)))];

/** The categories of all events: those with a color of their own first, then the others in the order of the events. */
export function listCategories(events: readonly CalendarEvent[], colors: readonly CategoryColor[]): readonly string[] {
  const used = new Set(events.flatMap(({ categories }) => categories ?? []));
  const first = colors.map(({ name }) => name).filter(name => used.has(name));
  return [...new Set([...first, ...used])];
}

/** The number of a category's color, from 1; 0 for an event without a category. */
export function getColorNumber({ categories = [] }: CalendarEvent, listed: readonly string[]): number {
  const index = categories.length > 0 ? listed.indexOf(categories[0]!) : -1;
  return index < 0 ? 0 : (index % colorCount) + 1;
}

/** Whether an occurrence is shown: it has one of the selected categories, or none is selected. */
export const isSelected = ({ event }: Occurrence, selection: readonly string[]): boolean =>
  selection.length === 0 || selection.some(name => event.categories?.includes(name));

/** Selects a category in addition to others, or removes it from the selection. */
export const toggleCategory = (selection: readonly string[], name: string): readonly string[] =>
  (selection.includes(name) ? selection.filter(each => each !== name) : [...selection, name]);
