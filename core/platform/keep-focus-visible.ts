import { pageDocument } from './page-document.js';
type PaddingName = 'scroll-padding-block-start' | 'scroll-padding-block-end' | 'padding-block-start' | 'padding-block-end';

/** One of the page's own paddings while banners add to it: what each asks for, in pixels. */
interface Padding {
  readonly computed: string;
  readonly inline: string;
  readonly asked: Map<HTMLElement, number>;
}
const held = new Map<PaddingName, Padding>();

/** Adds to a padding of the page as much as the highest of the banners that ask for it. */
function ask(name: PaddingName, banner: HTMLElement, px: number): void {
  const { style } = pageDocument.documentElement;
  const { computed, asked } = held.get(name) ?? held.set(name, {
    computed: getComputedStyle(pageDocument.documentElement).getPropertyValue(name), inline: style.getPropertyValue(name), asked: new Map(),
  }).get(name)!;
  asked.set(banner, px);
  const most = Math.max(...asked.values());
  style.setProperty(name, computed === 'auto' ? `${most}px` : `calc(${computed} + ${most}px)`);
}

/** A banner has gone: the page's own paddings are back, or what the banners that are left ask for. */
function withdraw(banner: HTMLElement): void {
  for (const [name, { inline, asked }] of held) {
    if (!asked.delete(banner)) continue;
    const [other] = asked;
    if (other) {
      ask(name, ...other);
    } else {
      pageDocument.documentElement.style.setProperty(name, inline);
      held.delete(name);
    }
  }
}

/**
 * Keeps what is focused out from under a fixed banner until the signal ends: the page scrolls it clear,
 * and at its very end it gets the padding to do so. Nothing moves before a key is pressed.
 */
export function keepFocusVisible(banner: HTMLElement, edge: 'top' | 'bottom', signal: AbortSignal): void {
  const observer = new ResizeObserver(() =>
    ask(edge === 'top' ? 'scroll-padding-block-start' : 'scroll-padding-block-end', banner, Math.ceil(banner.offsetHeight)));
  observer.observe(banner);

  pageDocument.addEventListener('focusin', event => {
    const path = event.composedPath();
    const focused = path[0];
    if (!(focused instanceof Element) || path.includes(banner)) return;
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const box = banner.getBoundingClientRect();
    if (bottom <= box.top || top >= box.bottom || right <= box.left || left >= box.right) return;
    if (edge === 'bottom') ask('padding-block-end', banner, banner.offsetHeight);
    focused.scrollIntoView({ block: 'nearest' });
  }, { signal });

  signal.addEventListener('abort', () => {
    observer.disconnect();
    withdraw(banner);
  }, { once: true });
}

/**
 * Makes room on the page for a bar that stays over an edge of the window, until the signal ends: nothing of the page lies under
 * it for good. At the top the page moves down by the bar's height, unless it is scrolled; at the bottom it only ends later.
 */
export function keepPageClear(bar: HTMLElement, edge: 'top' | 'bottom', signal: AbortSignal): void {
  let room = 0;
  const makeRoom = (px: number) => {
    // Safari has no scroll anchoring: what is being read would move.
    const isReading = edge === 'top' && scrollY > room && !CSS.supports('overflow-anchor', 'auto');
    if (px > 0) ask(edge === 'top' ? 'padding-block-start' : 'padding-block-end', bar, px);
    else withdraw(bar);
    if (isReading) scrollBy({ top: px - room, behavior: 'instant' });
    room = px;
  };
  // In the next frame: the page's size changes with it, and who observes that would be told too late in this one.
  const observer = new ResizeObserver(() => requestAnimationFrame(() => { if (!signal.aborted) makeRoom(Math.ceil(bar.offsetHeight)); }));
  observer.observe(bar);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    makeRoom(0);
  }, { once: true });
}
