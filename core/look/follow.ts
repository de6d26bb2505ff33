/** The look of a page, which its elements take. */
interface PageLook {
  /** Gives an element the look of the ground that it is on, until the signal ends. */
  add(element: HTMLElement, signal: AbortSignal): void;
  /** Reads the page again: what lies above its look has changed. */
  refresh(): void;
}

const key = Symbol.for('site-elements/page-look');
const themesKey = Symbol.for('site-elements/page-themes');

/** What all copies of the library on a page share. */
const page = globalThis as { [key]?: PageLook; [themesKey]?: object };

/** An element takes the look of the page, where the page wants it. */
export const followLook = (element: HTMLElement, signal: AbortSignal): void => page[key]?.add(element, signal);

/** A theme was added or removed. */
export const refreshLook = (): void => page[key]?.refresh();

/** The page's look, which the first caller makes. */
export const sharedLook = (make: () => PageLook): PageLook => (page[key] ??= make());

/** The themes of a page, which the first caller makes. */
export const sharedThemes = (make: () => object): object => (page[themesKey] ??= make());
