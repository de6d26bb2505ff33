// The autoloader: `<script type="module" src=".../auto.js"></script>` upgrades the tags a page uses, and only those.
// Each waits until it is near the viewport and the page's own content has been painted and loaded, for the two share
// one line; or until it is touched. `loading="eager"` or `"interaction"` on a tag says otherwise.
// It stands alone, without a dependency: it is on every page's way to first paint.

/**
 * Filled in by the build from the settings tables, `site-gallery:#$k: cookie-banner:#:*`: the chunks that the tag's first answer
 * takes, a character for each, and its flags: `*` is `loadOffscreen`, `!` is `loadImmediately`, `+` is `replaysClick`,
 * `^` is `worksAsAttribute`, `-` has no texts, `=200=205=` is `mainOnPages`.
 */
declare const __TAGS__: string;
/** Filled in by the build: the names of all those chunks, in the order of their characters from `#` on. */
declare const __CHUNKS__: string;
/**
 * Filled in by the build, `site-gallery[autoplay]:m`: more chunks, where a tag has such a setting from the start.
 * `cookie-banner?ss_cookieAllowed:b`: where the visitor has no cookie of that name. `:lang(de):xy`: texts in a language, for
 * all tags that have some.
 */
declare const __PARTS__: string;

type Repair = (found: Element, tag: string) => Element;
type Watch = (root: Document | ShadowRoot) => void;
const key = Symbol.for('site-elements/watch');
const page = globalThis as { [key]?: Watch };
/** How far outside the viewport an element begins to load. */
const nearPx = 300;
/** A page that never finishes loading holds elements back no longer than this. */
const patienceMs = 5000;
/** Until a frame is on the screen and the page has its paint entry. A page without a word or picture of its own never has one. */
const paintMs = 250;
const touches = ['pointerover', 'focusin', 'touchstart', 'click'];

/** The page's document, whatever its pictures and forms are called: `<img name="head">` hides `document.head`. */
const { createElement, querySelectorAll } = Document.prototype;
const root = Reflect.get(Document.prototype, 'documentElement', document) as HTMLElement;

function start(): Watch {
  const names = __CHUNKS__.split(' ');
  const parts = __PARTS__.split(' ').map(part => part.split(/:(?=[^:]*$)/) as [selector: string, chunks: string]);
  const rows = new Map(__TAGS__.split(' ').map(row => {
    const [tag, chunks, flags] = row.split(':') as [string, string, string];
    return [tag, { chunks, flags }];
  }));
  const tags = [...rows.keys()];
  const selector = tags.map(tag => `${tag}:not(:defined),[data-${tag}]`).join();
  const nonce = root.querySelector<HTMLElement>('script[nonce]')?.nonce;
  const loaded = new Map<string, Promise<unknown>>();
  const seen = new WeakSet<Element>();
  /** Where our files are, for pages whose optimiser has moved or inlined this script: `data-base` on any script tag. */
  const base = root.querySelector<HTMLElement>('script[data-base]')?.dataset.base?.replace(/\/?$/, '/');
  /** An optimiser may have made a `blob:` or `data:` of this script: nothing can be beside that. */
  const here = new URL(base || import.meta.url.replace(/^(blob|data):.*/, ''), root.baseURI);
  const address = (file: string) => new URL(file, here).href;
  let failures = 0;

  const has = (tag: string, flag: string) => rows.get(tag)!.flags.includes(flag);
  const is = ({ localName }: Element, flag: string) => has(localName, flag);

  /** All in one go: what a chunk imports would else be asked for only when that has arrived. */
  const preload = (chunks: string) => {
    for (const chunk of chunks) {
      const at = chunk.charCodeAt(0) - 35;
      const name = names[at];
      names[at] = '';
      if (!name) continue;
      const link = createElement.call(document, 'link') as HTMLLinkElement;
      link.rel = 'modulepreload';
      link.href = address(`chunks/${name}.js`);
      if (nonce) link.nonce = nonce; // a preload does not inherit it
      root.querySelector('head')!.append(link);
    }
  };

  /** Twice: a browser's cache may hold an entry of an earlier upload, which names chunks that are gone, and some remember a failed address for good. */
  const fetchModule = (name: string) => {
    const attempt = () => import(address(`${name}.js${failures ? `?retry=${failures}` : ''}`)).catch((error: unknown) => {
      failures++;
      throw error;
    });
    return attempt().catch(attempt);
  };

  /** A sandboxed frame has no cookies to read. */
  const hasCookie = (name: string) => {
    try {
      return (Reflect.get(Document.prototype, 'cookie', document) as string).includes(`${name}=`);
    } catch {
      return false;
    }
  };

  /** What the page says of its site; empty without it, and if it cannot be read, which `$site` reports. */
  const siteContext = (): { readonly pageType?: number; readonly theme?: unknown } => {
    try {
      return Object(JSON.parse(root.querySelector('script[data-site-context]')!.textContent!)) as object;
    } catch {
      return {};
    }
  };

  let themes: unknown;
  /** The themes that the page's markup or its site context names, if any. */
  const pageThemes = () => (themes ??= (querySelectorAll.call(document, '[data-site-theme]')[0] ?? siteContext().theme)
    && fetchModule('themes').then(({ followThemes }: { followThemes: () => void }) => followThemes(), () => {}));

  let look: Promise<unknown> | undefined;
  /** What the page looks like, where it wants that for our elements: before the first of them is drawn. */
  const pageLook = () => (look ??= root.querySelector('script[data-site-look="page"]')
    ? fetchModule('look').then(({ followPageLook }: { followPageLook: () => void }) => followPageLook(), () => {}) : Promise.resolve());

  const load = (element: Element, tag = element.localName) => {
    for (const [part, more] of parts) {
      const [selector, cookie] = part.split('?') as [string, string?];
      if (more && element.matches(selector) && !(cookie && hasCookie(cookie)) && (selector[0] !== ':' || !has(tag, '-'))) preload(more);
    }
    if (loaded.has(tag)) return;
    preload(rows.get(tag)!.chunks);
    loaded.set(tag, Promise.all([pageThemes(), pageLook()]).then(() => fetchModule(tag)).catch((error: unknown) => {
      loaded.delete(tag); // the page's own content stays; the next element, or a touch of this one, tries again
      const detail = { tag, error };
      if (element.dispatchEvent(new CustomEvent('site-error', { detail, bubbles: true, composed: true, cancelable: true }))) {
        console.warn(`<${tag}>: its script did not load from ${address('.')} (see data-base); showing the page's own content until it is used.`, error);
      }
      onTouch(element, undefined, tag);
    }));
  };

  const onTouch = (element: Element, orAfter?: Promise<unknown>, tag?: string) => {
    const touched = new AbortController();
    const on = () => {
      touched.abort();
      load(element, tag);
    };
    for (const type of touches) element.addEventListener(type, on, { passive: true, signal: touched.signal });
    void orAfter?.then(on);
  };

  /** A picture in the window is loading. Where a picture has no size yet, it counts where it stands. */
  const isAwaited = (image: HTMLImageElement) => {
    const [box] = image.getClientRects();
    return !image.complete && box && box.bottom >= 0 && box.right >= 0 && box.top < innerHeight && box.left < innerWidth;
  };
  const isLoaded = (target: EventTarget) => new Promise<unknown>(resolve => {
    for (const type of ['load', 'error', 'DOMContentLoaded']) target.addEventListener(type, resolve, { once: true });
  });
  const isReading = () => Reflect.get(Document.prototype, 'readyState', document) === 'loading';

  /**
   * The page has loaded, and its own content, if any, is painted. Or it shows a picture as its largest
   * content, and all others in the window: those that are not visible yet, such as later slides, hold nothing back. Where
   * text is the largest, a background may still be loading.
   */
  const calm = new Promise<unknown>(resolve => {
    setTimeout(resolve, patienceMs);
    new PerformanceObserver(async list => {
      if (!(list.getEntries().at(-1) as Partial<{ url: string }>).url) return;
      if (isReading()) await isLoaded(document);
      await Promise.all([...querySelectorAll.call(document, 'img') as NodeListOf<HTMLImageElement>].filter(isAwaited).map(isLoaded));
      resolve(0);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    const onLoad = () => {
      new PerformanceObserver(list => {
        if (list.getEntriesByName('first-contentful-paint').length) resolve(0);
      }).observe({ type: 'paint', buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, paintMs)));
    };
    if (Reflect.get(Document.prototype, 'readyState', document) === 'complete') onLoad();
    else addEventListener('load', onLoad, { once: true });
  });

  const approach = (element: Element) => (is(element, '!') ? load(element) : onTouch(element, calm));

  const nearby = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      nearby.unobserve(target);
      approach(target);
    }
  }, { rootMargin: `${nearPx}px` });

  /**
   * What editors have rewritten: `<div data-site-gallery data-design="grid">`, for those that remove unknown tags, and
   * tags in a paragraph of their own, which holds no blocks. The rest of our markup is the page's own affair.
   */
  const isRewritten = (element: Element, tag: string) => {
    const [first, around] = [element.firstElementChild, element.parentElement];
    return element.localName !== tag
      || (around?.localName === 'p' && (!first || first.localName === 'br') && around.textContent.trim() === element.textContent.trim());
  };

  /** What a visitor does before an element's script has loaded is replayed then, once: `held` says of an event what that is. */
  const replay = (element: Element, type: string, held: (event: Event) => (() => void) | false | null) => {
    const ready = customElements.whenDefined(element.localName);
    const waiting = new AbortController();
    let act: ReturnType<typeof held>;
    element.addEventListener(type, event => {
      const found = held(event);
      if (found && !act) void ready.then(() => (element as Partial<{ updateComplete: unknown }>).updateComplete).then(act = found);
    }, { signal: waiting.signal });
    void ready.then(() => waiting.abort());
  };

  /** A form's own button has submitted it plainly. */
  const heldClick = (event: Event) => {
    const button = (event.composedPath()[0] as Element).closest('button');
    return button && !button.form && (() => button.click());
  };

  /** A form that says itself neither where to nor how: a browser would put what was typed into the address. */
  const heldSubmit = (event: Event) => {
    const form = event.composedPath()[0] as HTMLFormElement;
    const { submitter, defaultPrevented } = event as SubmitEvent;
    // Its fields may be named as its methods are.
    if (defaultPrevented || Element.prototype.matches.call(form, '[action],[method]') || submitter?.matches('[formaction],[formmethod]')) return null;
    event.preventDefault();
    return () => HTMLFormElement.prototype.requestSubmit.call(form, submitter);
  };

  /** The page's address may name something in an element, which shows it and scrolls to it, however far down it stands. */
  const isAddressed = (element: Element) => {
    let name = location.hash.slice(1);
    try {
      name = decodeURIComponent(name);
    } catch { /* it was never encoded */ }
    name = CSS.escape(name);
    return !!element.querySelector(`${name && `[data-slide-id="${name}"],#${name},`}[data-slide-url]`);
  };

  /** The page was opened by the link of a form that was saved. */
  const isResumed = (element: Element) => element.hasAttribute('form-id') && location.hash.startsWith('#site-form-resume=');

  const take = (found: Element) => {
    if (seen.has(found)) return;
    seen.add(found);
    let tag = rows.has(found.localName) && !found.matches(':defined') ? found.localName : '';
    for (const name of tags) {
      if (!found.hasAttribute(`data-${name}`)) continue;
      // What an attribute does to any element, it does where that stands: its module finds them all.
      if (has(name, '^')) onTouch(found, calm, name);
      else tag ||= name;
    }
    if (!tag) return;
    if (!isRewritten(found, tag)) return come(found);
    fetchModule('repair').then(({ repair }: { repair: Repair }) => {
      const element = repair(found, tag);
      seen.add(element);
      come(element);
    }, (error: unknown) => console.warn(`<${tag}>: what repairs its markup could not be loaded; showing the page's own content.`, error));
  };

  const come = (element: Element) => {
    if (is(element, '+')) replay(element, 'click', heldClick);
    if (element.hasAttribute('form-id')) replay(element, 'submit', heldSubmit);
    const loading = element.getAttribute('loading');
    if (loading === 'eager') load(element);
    else if (loading === 'interaction') onTouch(element);
    else if (is(element, '*') || isAddressed(element) || isResumed(element)) approach(element);
    else nearby.observe(element);
  };

  // A link in the page, or a result of its search, names content far down that is not an anchor.
  addEventListener('hashchange', () => root.querySelectorAll(selector).forEach(element => {
    if (rows.has(element.localName) && isAddressed(element)) approach(element);
  }));

  // What the whole page is about comes immediately. spec: page-runtime-platform §2
  const { pageType } = siteContext();
  const main = tags.find(tag => has(tag, `=${pageType}=`));
  if (main) load(root, main);

  return around => {
    const scan = (node: ParentNode) => (node === document ? querySelectorAll.call(document, selector) : node.querySelectorAll(selector)).forEach(take);
    scan(around);
    new MutationObserver(records => {
      if (loaded.size) void pageThemes(); // it may have been named only now
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches(selector)) take(node);
          scan(node);
        }
      }
    }).observe(around, { attributeFilter: ['data-site-theme'], childList: true, subtree: true });
  };
}

if (!page[key]) { // a second copy of the script leaves everything to the first
  page[key] = start();
  page[key](document);
}
export {};
