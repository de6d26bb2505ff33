// The autoloader: `<script type="module" src=".../auto.js"></script>` upgrades the tags a page uses, and only those.
// Each waits until it comes near the viewport and the page's own content has been painted and loaded, for the two share
// one line; or until it is touched. `loading="eager"` or `"interaction"` on a tag says otherwise.
// It stands alone, without a dependency: it is on every page's way to first paint.

/**
 * Filled in by the build from the settings tables, `site-gallery~ cookie-banner*`: `~` is `preloadsReact`, `*` is
 * `loadOffscreen`, `!` is `loadImmediately`, `+` is `replaysClick`.
 */
declare const __TAGS__: string;
/** Filled in by the build: the shared chunks of a React element, to be fetched together. */
declare const __PRELOAD__: string;

type Watch = (root: Document | ShadowRoot) => void;
const key = Symbol.for('site-elements/watch');
const page = globalThis as { [key]?: Watch };
/** How far outside the viewport an element begins to load. */
const nearPx = 300;
/** A page that never finishes loading holds elements back no longer than this. */
const patienceMs = 5000;
/** Until a frame is on the screen and the page is told. A page without a word or picture of its own is never told. */
const paintMs = 250;
const touches = ['pointerover', 'focusin', 'touchstart', 'click'];

function start(): Watch {
  const flags = new Map(__TAGS__.split(' ').map(tag => [tag.replace(/\W+$/, ''), tag.replace(/^[\w-]+/, '')]));
  const tags = [...flags.keys()];
  const selector = tags.map(tag => `${tag}:not(:defined),[data-${tag}]`).join();
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce;
  const loaded = new Map<string, Promise<unknown>>();
  const seen = new WeakSet<Element>();
  let failures = 0;

  const is = ({ localName }: Element, flag: string) => flags.get(localName)!.includes(flag);

  let preload = () => {
    preload = () => {};
    for (const file of __PRELOAD__.split(' ')) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = new URL(file, import.meta.url).href;
      if (nonce) link.nonce = nonce; // a preload does not inherit it
      document.head.append(link);
    }
  };

  const load = (element: Element) => {
    const tag = element.localName;
    if (loaded.has(tag)) return;
    if (is(element, '~')) preload();
    // Some browsers remember a failed address for good: a retry uses another one.
    const retry = failures ? `?retry=${failures}` : '';
    loaded.set(tag, import(new URL(`${tag}.js${retry}`, import.meta.url).href).catch((error: unknown) => {
      failures++;
      loaded.delete(tag); // the page's own content stays; the next element, or a touch of this one, tries again
      const detail = { tag, error };
      if (element.dispatchEvent(new CustomEvent('site-error', { detail, bubbles: true, composed: true, cancelable: true }))) {
        console.warn(`<${tag}>: its script did not arrive; showing the page's own content until it is touched.`, error);
      }
      onTouch(element);
    }));
  };

  const onTouch = (element: Element, orAfter?: Promise<unknown>) => {
    const touched = new AbortController();
    const on = () => {
      touched.abort();
      load(element);
    };
    for (const type of touches) element.addEventListener(type, on, { passive: true, signal: touched.signal });
    void orAfter?.then(on);
  };

  /** The page has loaded, and what it has to show by itself, if anything, is painted. */
  const calm = new Promise<unknown>(resolve => {
    setTimeout(resolve, patienceMs);
    const onLoad = () => {
      new PerformanceObserver(list => {
        if (list.getEntriesByName('first-contentful-paint').length) resolve(0);
      }).observe({ type: 'paint', buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, paintMs)));
    };
    if (document.readyState === 'complete') onLoad();
    else addEventListener('load', onLoad, { once: true });
  });

  const come = (element: Element) => (is(element, '!') ? load(element) : onTouch(element, calm));

  const nearby = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      nearby.unobserve(target);
      come(target);
    }
  }, { rootMargin: `${nearPx}px` });

  /** `<div data-site-gallery data-design="grid">`, for editors that remove unknown tags: the tag takes its place. Such editors let `data-onclick` pass. */
  const replace = (element: HTMLElement, tag: string) => {
    const made = document.createElement(tag);
    for (const { name, value } of element.attributes) {
      if (name !== `data-${tag}`) made.setAttribute(name.replace(/^data-(?!on)/, ''), value);
    }
    made.append(...element.childNodes);
    element.replaceWith(made);
    return made;
  };

  /** A click on a button before its script has come is replayed then, once. A form's own button has submitted it plainly. */
  const replayClick = (element: Element) => {
    const ready = customElements.whenDefined(element.localName);
    const waiting = new AbortController();
    element.addEventListener('click', event => {
      const button = (event.composedPath()[0] as Element).closest('button');
      if (!button || button.form) return;
      waiting.abort();
      void ready.then(() => (element as Partial<{ updateComplete: unknown }>).updateComplete).then(() => button.click());
    }, { signal: waiting.signal });
    void ready.then(() => waiting.abort());
  };

  const take = (found: Element) => {
    const stand = flags.has(found.localName) ? undefined : tags.find(tag => found.hasAttribute(`data-${tag}`));
    const element = stand ? replace(found as HTMLElement, stand) : found;
    if (seen.has(element)) return;
    seen.add(element);
    if (is(element, '+')) replayClick(element);
    const loading = element.getAttribute('loading');
    if (loading === 'eager') load(element);
    else if (loading === 'interaction') onTouch(element);
    else if (is(element, '*')) come(element);
    else nearby.observe(element);
  };

  return root => {
    const scan = (node: ParentNode) => node.querySelectorAll(selector).forEach(take);
    scan(root);
    new MutationObserver(records => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches(selector)) take(node);
          scan(node);
        }
      }
    }).observe(root, { childList: true, subtree: true });
  };
}

if (!page[key]) { // a second copy of the script leaves everything to the first
  page[key] = start();
  page[key](document);
}
export {};
