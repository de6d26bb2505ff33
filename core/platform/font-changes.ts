import { pageDocument } from './page-document.js';

/** What a font loader, a theme switch or a style sheet can change about how wide words are. */
const fontFacts = (element: Element): string => [element, ...element.children].map(node => {
  const {
    fontFamily, fontWeight, fontStyle, fontStretch, fontVariant, fontFeatureSettings, letterSpacing, wordSpacing, textTransform,
  } = getComputedStyle(node);
  return [fontFamily, fontWeight, fontStyle, fontStretch, fontVariant, fontFeatureSettings, letterSpacing, wordSpacing, textTransform];
}).join();

/**
 * Calls back when text in an element may have become wider or narrower by its font, until the signal ends: a font has loaded, or a
 * class or style sheet has given the element another one, which may have been there for long.
 */
export function onFontChange(element: Element, callback: () => void, signal: AbortSignal): void {
  let facts = fontFacts(element);
  let frame = 0;
  const check = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      const now = fontFacts(element);
      if (now === facts || signal.aborted) return;
      facts = now;
      callback();
    });
  };
  const observer = new MutationObserver(check);
  for (let node: Element | null = element; node; node = parentOf(node)) observer.observe(node, { attributes: true });
  for (const child of element.children) observer.observe(child, { attributes: true });
  observer.observe(pageDocument.head, { childList: true });
  pageDocument.addEventListener('load', event => { if (event.target instanceof HTMLLinkElement) check(); }, { capture: true, signal });
  pageDocument.fonts.addEventListener('loadingdone', () => {
    facts = fontFacts(element);
    callback();
  }, { signal });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  }, { once: true });
}

function parentOf(node: Element): Element | null {
  if (node.parentElement) return node.parentElement;
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
