/** The look of a page, which its elements take. */
interface PageLook {
  /** Gives an element the look of the ground that it is on, until the signal ends. */
  add(element: HTMLElement, signal: AbortSignal): void;
}

const key = Symbol.for('site-elements/page-look');

/** What all copies of the library on a page share. */
const page = globalThis as { [key]?: PageLook };

/** An element takes the look of the page, where the page wants it. */
export const takeLook = (element: HTMLElement, signal: AbortSignal): void => page[key]?.add(element, signal);

/** The page's look, which the first caller makes. */
export const sharedLook = (make: () => PageLook): PageLook => (page[key] ??= make());
