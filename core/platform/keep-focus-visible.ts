const paddings = ['scroll-padding-block-start', 'scroll-padding-block-end', 'padding-block-end'] as const;

/** The page's own paddings and how many banners have added to them: the last one to close restores them. */
let holders = 0;
let computed: Record<string, string> = {};
let inline: Record<string, string> = {};

function hold(root: HTMLElement): void {
  if (holders++ > 0) return;
  const style = getComputedStyle(root);
  computed = Object.fromEntries(paddings.map(name => [name, style.getPropertyValue(name)]));
  inline = Object.fromEntries(paddings.map(name => [name, root.style.getPropertyValue(name)]));
}

function release(root: HTMLElement): void {
  if (--holders === 0) for (const name of paddings) root.style.setProperty(name, inline[name]!);
}

function add(root: HTMLElement, name: typeof paddings[number], px: number): void {
  const own = computed[name]!;
  root.style.setProperty(name, own === 'auto' ? `${px}px` : `calc(${own} + ${px}px)`);
}

/**
 * Keeps what is focused out from under a fixed banner until the signal ends: the page scrolls it clear,
 * and at its very end it gets the padding to do so. Nothing moves before a key is pressed.
 */
export function keepFocusVisible(banner: HTMLElement, edge: 'top' | 'bottom', signal: AbortSignal): void {
  const root = document.documentElement;
  hold(root);
  const observer = new ResizeObserver(() =>
    add(root, edge === 'top' ? 'scroll-padding-block-start' : 'scroll-padding-block-end', Math.ceil(banner.offsetHeight)));
  observer.observe(banner);

  document.addEventListener('focusin', event => {
    const path = event.composedPath();
    const focused = path[0];
    if (!(focused instanceof Element) || path.includes(banner)) return;
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const box = banner.getBoundingClientRect();
    if (bottom <= box.top || top >= box.bottom || right <= box.left || left >= box.right) return;
    if (edge === 'bottom') add(root, 'padding-block-end', banner.offsetHeight);
    focused.scrollIntoView({ block: 'nearest' });
  }, { signal });

  signal.addEventListener('abort', () => {
    observer.disconnect();
    release(root);
  }, { once: true });
}
