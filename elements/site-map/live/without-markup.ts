/** What Leaflet 1.9.4 writes while it is evaluated. Source: leaflet/src/core/Browser.js */
const leafletTest = '<svg/>';
let loads = 0;

/**
 * While it is evaluated, Leaflet asks the browser whether `innerHTML` makes SVG elements. Under
 * `require-trusted-types-for 'script'` that line throws and no map ever loads; our own policy could not help, because
 * only a page-wide default policy would apply. Nothing that we use needs the answer. So, until `load` has ended, that
 * one text has no effect in a `<div>`; whatever else is written is written as always.
 */
export async function withoutMarkupTest(load: () => Promise<void>): Promise<void> {
  if (!('trustedTypes' in globalThis)) return load();
  const { prototype } = HTMLDivElement;
  const native = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!;
  if (loads++ === 0) {
    Object.defineProperty(prototype, 'innerHTML', {
      ...native,
      set(markup: unknown) { if (markup !== leafletTest) native.set!.call(this, markup); },
    });
  }
  try {
    await load();
  } finally {
    if (--loads === 0) delete (prototype as { innerHTML?: string }).innerHTML;
  }
}
