// The public entry `site-elements/near`: an element's code comes when the element is near the viewport, for pages that
// are built by a bundler. `site-elements/auto` does so for all tags, the React components for their own.
import { pageDocument } from '../platform/page-document.js';
import { isPage } from '../platform/page.js';

/** Imports the module that defines a tag. */
export type Load = () => Promise<unknown>;

/** As far outside the viewport as the autoloader begins. */
const nearPx = 300;

/** The page was opened by the link of a form that was saved. */
const isResumed = (element: Element): boolean => element.hasAttribute('form-id') && location.hash.startsWith('#site-form-resume=');

const loads = new WeakMap<Element, Load>();
let nearby: IntersectionObserver | undefined;

const fetchFor = (element: Element, load: Load): void => {
  load().catch((error: unknown) => console.warn(`<${element.localName}>: its script did not load; showing the page's own content.`, error));
};

/**
 * An element that its own rules hide, as those of overlays do until their code is loaded, never is near. One that its
 * author hides with the attribute is loaded when it is shown.
 */
const hidesItself = (element: Element): boolean => !element.hasAttribute('hidden') && getComputedStyle(element).display === 'none';

/** A function of its own: a scope shared with the first call would keep that element for as long as the page. */
const watchNearby = (): IntersectionObserver => new IntersectionObserver((entries, observer) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting && !hidesItself(target)) continue;
    observer.unobserve(target);
    fetchFor(target, loads.get(target)!);
  }
}, { rootMargin: `${nearPx}px` });

/**
 * Calls `load` when the element is near the viewport; immediately with `loading="eager"`, if its tag is defined, or if a
 * style sheet hides the element itself.
 *
 * @param isImmediate Load without waiting. Default `false`.
 * @returns A function that stops waiting.
 */
export function loadNear(element: Element, load: Load, isImmediate = false): () => void {
  if (!isPage) return () => {};
  if (isImmediate || element.getAttribute('loading') === 'eager' || isResumed(element) || customElements.get(element.localName)) {
    fetchFor(element, load);
    return () => {};
  }
  nearby ??= watchNearby();
  loads.set(element, load);
  nearby.observe(element);
  return () => nearby!.unobserve(element);
}

/**
 * Watches the page for these tags, those that come later too. `immediate` tags, which may lie hidden, do not wait for the
 * viewport; `attributes` are tags that also work as `data-<tag>` on any element.
 */
export function watchTags(loaders: Readonly<Record<string, Load>>, immediate: readonly string[] = [], attributes: readonly string[] = []): void {
  if (!isPage) return;
  const selector = [...Object.keys(loaders).map(tag => `${tag}:not(:defined)`), ...attributes.map(tag => `[data-${tag}]`)].join();
  const take = (element: Element) => {
    for (const tag of attributes) if (element.hasAttribute(`data-${tag}`)) fetchFor(element, loaders[tag]!);
    const load = loaders[element.localName];
    if (!load || element.matches(':defined')) return;
    loadNear(element, load, immediate.includes(element.localName));
  };
  const scan = (root: Pick<ParentNode, 'querySelectorAll'>) => root.querySelectorAll(selector).forEach(take);
  new MutationObserver(records => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(selector)) take(node);
        scan(node);
      }
    }
  }).observe(document, { childList: true, subtree: true });
  scan(pageDocument);
}
