import { warnOnce } from '../registry/registry.js';

/** False on a server. */
export const isPage = typeof document !== 'undefined';

/** The page's outermost element. */
export const pageRoot = (): HTMLElement => document.documentElement;

/** The page's language as its author declared it. */
export const pageLanguage = (): string => document.documentElement.lang;

/** Scheme, host and port of the page; empty where there is none. */
export const pageOrigin = (): string => (typeof location === 'undefined' ? '' : location.origin);

/** What the page's relative addresses are relative to. */
export const baseUrl = (): string => document.baseURI;

/** Loads the page again. */
export const reloadPage = (): void => location.reload();

/** The browser's own message box: for when nothing better can be fetched. */
export const showAlert = (message: string): void => alert(message);

/** The page's `<script type="application/json" data-site-context>` as a record; empty when there is none or it is broken. */
export function readSiteContext(): Record<string, unknown> {
  const text = document.querySelector('script[type="application/json"][data-site-context]')?.textContent;
  if (!text?.trim()) return {};
  try {
    const context: unknown = JSON.parse(text);
    if (typeof context === 'object' && context !== null && !Array.isArray(context)) return context as Record<string, unknown>;
    throw new SyntaxError('something else');
  } catch (error) {
    warnOnce(`site context: is no JSON object (${(error as Error).message}); expected one; using defaults.`);
  }
  return {};
}

/** Calls back once when the document has been parsed; never when it was parsed before. */
export function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', callback, { once: true });
}

/**
 * Dispatches an event that belongs to no element of ours at the page's outermost element; it bubbles to the document and
 * the window. False when a listener called `preventDefault()`. Without a page nothing is dispatched.
 */
export function dispatchPageEvent(name: string, detail: unknown): boolean {
  const root = typeof document === 'undefined' ? null : document.documentElement;
  return root?.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable: true, detail })) ?? true;
}

/** A new element at the end of the page, for what belongs to no element of the author's. */
export function createPageHost(): HTMLElement {
  const host = document.createElement('div');
  document.body.append(host);
  return host;
}

/** The element that has focus, looked for inside shadow roots: `document.activeElement` stops at a host. */
export function deepActiveElement(root: Document | ShadowRoot = document): Element | null {
  let active = root.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Name of the full style sheet, which carries the rules of all elements. */
const fullSheet = /site-elements(?!\.critical)[^/]*\.css/;

interface Sheet { readonly styleSheet: CSSStyleSheet }

/** Has a style sheet apply in the document or shadow root that a node stands in, once; a node that is nowhere has none. */
export function adoptSheet(node: Node, { styleSheet }: Sheet): void {
  const { adoptedStyleSheets } = node.getRootNode() as Document | ShadowRoot;
  if (adoptedStyleSheets?.includes(styleSheet) === false) adoptedStyleSheets.push(styleSheet);
}

/**
 * A shadow root styles no deeper than its element's children. Where the full style sheet is not linked, because the page
 * has the critical rules only or the element stands in another shadow root, the element brings its rules for the
 * author's markup along, once a root.
 */
export function adoptLightStyles(element: Element, sheets: readonly Sheet[]): void {
  const { styleSheets } = element.getRootNode() as Document | ShadowRoot;
  if (!sheets.length || !styleSheets || [...styleSheets].some(({ href }) => fullSheet.test(href ?? ''))) return;
  for (const sheet of sheets) adoptSheet(element, sheet);
}
