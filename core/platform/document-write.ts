import { pageDocument } from './page-document.js';
import { shared, warnOnce } from '../registry/registry.js';

/** What scripts have written and what is not placed yet: each has a document of its own, whose parser accepts markup in parts. */
const written = new WeakMap<HTMLScriptElement, Document>();

interface Guard {
  /** Scripts that a caller runs one after the other: the caller places what they write. */
  readonly ordered: WeakSet<HTMLScriptElement>;
  /** Places what any other script has written. */
  place: ((script: HTMLScriptElement) => void) | null;
}
const guard = shared<Guard>('document-write@1', null, () => ({ ordered: new WeakSet(), place: null }));

function write(script: HTMLScriptElement, markup: readonly string[], end: string): void {
  let inert = written.get(script);
  if (!inert) {
    inert = pageDocument.implementation.createHTMLDocument();
    inert.open();
    inert.write('<!DOCTYPE html><body>'); // otherwise scripts and styles at the start would be in its head
    written.set(script, inert);
    if (!guard.ordered.has(script)) queueMicrotask(() => guard.place?.(script)); // when it has run
  }
  // The browser itself judges the markup where the page asks for trusted types.
  inert.write(...markup);
  if (end) inert.write(end);
}

export const hasCapturedOutput = (script: HTMLScriptElement): boolean => written.has(script);

/** What a script has written, to be put into the page; null where it has written nothing. None of it has run or loaded. */
export function takeCapturedOutput(script: HTMLScriptElement): DocumentFragment | null {
  const inert = written.get(script);
  if (!inert) return null;
  written.delete(script);
  inert.close();
  for (const node of inert.querySelectorAll('noscript')) node.remove(); // an inert document has parsed what is in it
  const fragment = pageDocument.createDocumentFragment();
  fragment.append(...inert.body.childNodes);
  return fragment;
}

/** Leaves what a script writes to the caller, who takes it when the script has run. */
export function captureOutput(script: HTMLScriptElement): void { guard.ordered.add(script); }

/**
 * From now on `document.write` never erases the page, which is what browsers do with it once a page is parsed, and where scripts
 * run that have waited for consent. A script's markup is placed behind the script. What comes from a timer or an event has
 * no place: it is refused with a message. While the page is parsed, its own scripts write as ever.
 */
export function guardDocumentWrite(place: (script: HTMLScriptElement) => void): void {
  if (guard.place) return;
  guard.place = place;
  const guarded = (name: 'write' | 'writeln', end: string) => (...markup: string[]) => {
    const { currentScript, readyState } = pageDocument;
    const script = currentScript instanceof HTMLScriptElement ? currentScript : null;
    if (script && readyState === 'loading' && !guard.ordered.has(script)) return Document.prototype[name].apply(document, markup);
    if (script) return write(script, markup, end);
    warnOnce(`document.${name}() was called when no script of the page was running; expected a call while its <script> runs, or methods of the DOM; `
      + 'nothing is written, because it would erase the page.');
  };
  const rules = {
    write: guarded('write', ''),
    writeln: guarded('writeln', '\n'),
    // With three arguments it opens a window.
    open: (...given: [string, string, string]) => (given.length > 2 ? Document.prototype.open.apply(document, given) : document),
  };
  for (const [name, value] of Object.entries(rules)) Object.defineProperty(document, name, { value, configurable: true, writable: true });
}
