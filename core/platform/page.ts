import { warnOnce } from '../registry/registry.js';
import { pageDocument, getRoot } from './page-document.js';

/** False on a server. */
export const isPage = typeof document !== 'undefined';

/** The page's outermost element. */
export const pageRoot = (): HTMLElement => pageDocument.documentElement;

/** The page's language as its author declared it. */
export const pageLanguage = (): string => pageDocument.documentElement.lang;

/** The host of the shadow tree that a node is in. An element outside of any tree is its own root, and may have a `host` of another kind. */
function hostOf(node: Node): Element | null {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** What the nearest `lang` upwards says, through shadow roots; empty without one. */
export function nearestLanguage(element: Element): string {
  for (let from: Element | null = element; from; from = hostOf(from)) {
    const found = from.closest('[lang]');
    if (found) return found.getAttribute('lang')!;
  }
  return '';
}

const languageWatches = new WeakMap<Node, Set<() => void>>();

/** A function of its own: a scope shared with who asks first would keep that element, and the page around it, for as long as the root. */
function watchLanguages(root: Node): Set<() => void> {
  const callbacks = new Set<() => void>();
  new MutationObserver(() => { for (const each of callbacks) each(); }).observe(root, { attributeFilter: ['lang'], subtree: true });
  languageWatches.set(root, callbacks);
  return callbacks;
}

/** Calls back whenever a `lang` changes somewhere around an element, until the signal ends. One observer for each document or shadow root. */
export function onLanguageChange(element: Element, callback: () => void, signal: AbortSignal): void {
  for (let from: Element | null = element; from; from = hostOf(from)) {
    const root = from.getRootNode();
    const watching = (languageWatches.get(root) ?? watchLanguages(root)).add(callback);
    signal.addEventListener('abort', () => watching.delete(callback), { once: true });
  }
}

/** Resolves when the page is shown again: a browser may keep it whole while the visitor is elsewhere. */
export const pageShown = (): Promise<void> => new Promise(resolve => { addEventListener('pageshow', () => resolve(), { once: true }); });

/** Scheme, host and port of the page; empty without a page. */
export const pageOrigin = (): string => (typeof location === 'undefined' ? '' : location.origin);

/** The page's address without query and fragment, which may name a person. */
export const pageAddress = (): string => `${location.origin}${location.pathname}`;

/** A name that nothing else has: a UUID, also where the page came over plain HTTP. */
export function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, at) =>
    (at === 6 ? 0x40 | byte & 15 : at === 8 ? 0x80 | byte & 63 : byte).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** What the page's relative addresses are relative to. */
export const baseUrl = (): string => pageDocument.baseURI;

/** What scripts have noted at the entry of the visitor's history that the page is at; empty where it is nothing of the kind. */
export const entryState = (): Record<string, unknown> => ({ ...history.state as Record<string, unknown> | null });

/** Loads the page again. */
export const reloadPage = (): void => location.reload();

/** The browser's own message box: for when nothing better can be fetched. */
export const showAlert = (message: string): void => alert(message);

/** The host and the query of the page's address; null on a server. */
export const pagePlace = (): { readonly host: string; readonly search: string } | null =>
  isPage ? { host: location.hostname, search: location.search } : null;

/** The page's `<script type="application/json" data-site-context>` as a record; empty if it is missing or invalid. */
export function readSiteContext(): Record<string, unknown> {
  const text = pageDocument.querySelector('script[type="application/json"][data-site-context]')?.textContent;
  if (!text?.trim()) return {};
  try {
    const context: unknown = JSON.parse(text);
    if (typeof context === 'object' && context !== null && !Array.isArray(context)) return context as Record<string, unknown>;
    throw new SyntaxError('something else');
  } catch (error) {
    warnOnce(`site context: is not a JSON object (${(error as Error).message}); expected one; using defaults.`);
  }
  return {};
}

/** Calls back once when the document has been parsed; never when it was parsed before. */
export function whenParsed(callback: () => void): void {
  if (pageDocument.readyState === 'loading') pageDocument.addEventListener('DOMContentLoaded', callback, { once: true });
}

/**
 * Dispatches an event that belongs to none of our elements at the page's outermost element; it bubbles to the document and
 * the window. False when a listener called `preventDefault()`. Without a page nothing is dispatched.
 */
export function dispatchPageEvent(name: string, detail: unknown): boolean {
  const root = typeof document === 'undefined' ? null : pageDocument.documentElement;
  return root?.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable: true, detail })) ?? true;
}

const writtenTexts = new WeakMap<Node, string>();

/** Writes a text, unless it is the one that was written here last: what a page translator has made of that one stays. */
export function writeText(node: Element, text: string): void {
  if ((writtenTexts.get(node) ?? node.textContent) !== text) node.textContent = text;
  writtenTexts.set(node, text);
}

/** A new element at the end of the page, for what belongs to no element of the author's. */
export function createPageHost(): HTMLElement {
  const host = pageDocument.createElement('div');
  pageDocument.body.append(host);
  return host;
}

/** The element that has focus, looked for inside shadow roots: `document.activeElement` stops at a host. */
export function deepActiveElement(root: Pick<DocumentOrShadowRoot, 'activeElement'> = pageDocument): Element | null {
  let active = root.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Calls back once the focus has gone elsewhere, until the signal ends. */
export function onFocusChange(callback: () => void, signal: AbortSignal): void {
  // A task later: between two fields nothing has the focus for a moment.
  for (const type of ['focusin', 'focusout']) pageDocument.addEventListener(type, () => setTimeout(callback), { signal });
}

/** Name of the full style sheet, which carries the rules of all elements. */
const fullSheet = /site-elements(?!\.critical)[^/]*\.css/;
const ownSheet = (tag: string): RegExp => new RegExp(`/${tag}(?:\\.[\\w-]+)?\\.css`);

interface Sheet { readonly styleSheet: CSSStyleSheet }

/** Has a style sheet apply in the document or shadow root that a node is in, once; a node that is nowhere has none. */
export function adoptSheet(node: Node, { styleSheet }: Sheet): void {
  const { adoptedStyleSheets } = getRoot(node);
  if (adoptedStyleSheets?.includes(styleSheet) === false) adoptedStyleSheets.push(styleSheet);
}

/**
 * A shadow root styles no deeper than its element's children. Where neither its style sheet nor the full one is linked, because the
 * page has the critical rules only or the element is in another shadow root, the element brings its rules for the
 * author's markup along, once a root.
 */
export function adoptLightStyles(element: Element, sheets: readonly Sheet[]): void {
  const { styleSheets } = getRoot(element);
  const own = ownSheet(element.localName);
  if (!sheets.length || !styleSheets || [...styleSheets].some(({ href }) => href && (fullSheet.test(href) || own.test(href)))) return;
  for (const sheet of sheets) adoptSheet(element, sheet);
}
