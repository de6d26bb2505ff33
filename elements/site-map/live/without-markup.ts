/**
 * While it is evaluated, Leaflet 1.9.4 asks the browser whether `innerHTML` makes SVG elements. Under
 * `require-trusted-types-for 'script'` that line throws and no map ever loads; a policy of ours could not help, because
 * only a page-wide default policy would apply. Nothing of what we use needs the answer. So `<div>` has an `innerHTML`
 * without effect from here until `clearEmptyMarkup`, which runs in the same task: no other script sees it.
 */
const isNeeded = typeof HTMLDivElement !== 'undefined' && 'trustedTypes' in globalThis;

if (isNeeded) {
  Object.defineProperty(HTMLDivElement.prototype, 'innerHTML', { configurable: true, get: () => '', set() {} });
  queueMicrotask(clearEmptyMarkup); // also when Leaflet throws
}

export function clearEmptyMarkup(): void {
  if (isNeeded) delete (HTMLDivElement.prototype as { innerHTML?: string }).innerHTML;
}
