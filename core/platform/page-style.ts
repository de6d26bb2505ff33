import { pageDocument } from './page-document.js';
import { onColorSchemeChange } from './visitor.js';

/** The styles that hold for an element, as the browser computes them. They change with it. */
export const getStyle = (element: Element): CSSStyleDeclaration => getComputedStyle(element);

/** A `switch` of the page's may have changed its look; a style `sheet` has; its transitions after either have `settled`. */
export type StyleChange = 'switch' | 'sheet' | 'settled';

const isTransition = (animation: Animation): boolean => animation instanceof CSSTransition;

const isSheet = ({ nodeName }: Node): boolean => nodeName === 'STYLE' || nodeName === 'LINK';

/**
 * A style sheet was added or removed, turned on or off, or its text was written, wherever it is: builders have sheets in the body. A
 * link that was added has no sheet until its `load`.
 */
const isSheetChange = ({ target, addedNodes, removedNodes, attributeName }: MutationRecord): boolean =>
  attributeName === 'data-site-look' || isSheet(target) || [...removedNodes].some(isSheet) || [...addedNodes].some(({ nodeName }) => nodeName === 'STYLE');

/** Routers such as Turbo replace the body. */
const isBodyChange = ({ target, addedNodes }: MutationRecord): boolean =>
  target === pageDocument.documentElement && [...addedNodes].some(node => node === pageDocument.body);

/**
 * Calls back once in a frame in which something may have changed what a page looks like, as long as the page is there: a class or
 * attribute of its outermost elements, the visitor's color scheme, a style sheet, `data-site-look` anywhere. Where the answer is
 * true, the look has changed, and the callback is called again once the transitions that are under way have ended.
 */
export function onPageStyleChange(callback: (change: StyleChange) => boolean): void {
  const { documentElement: root } = pageDocument;
  let asked: StyleChange | null = null;
  const tell = (): void => {
    const change = asked!;
    asked = null;
    if (!callback(change) || change === 'settled') return;
    const moving = pageDocument.getAnimations().filter(isTransition);
    if (moving.length > 0) void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => ask('settled'));
  };
  const ask = (change: StyleChange): void => {
    if (!asked) requestAnimationFrame(tell);
    if (asked !== 'sheet') asked = change;
  };
  const switches = new MutationObserver(() => ask('switch'));
  const watchSwitches = (): void => {
    for (const node of [root, pageDocument.body]) switches.observe(node, { attributes: true });
  };
  watchSwitches();
  onColorSchemeChange(() => ask('switch'), new AbortController().signal);
  new MutationObserver(records => {
    const isOtherBody = records.some(isBodyChange);
    if (isOtherBody) watchSwitches();
    if (isOtherBody || records.some(isSheetChange)) ask('sheet');
  }).observe(root, { childList: true, attributeFilter: ['data-site-look', 'disabled', 'media'], subtree: true });
  // The `load` event of a link does not bubble, so it is captured.
  pageDocument.addEventListener('load', ({ target }) => {
    if (target instanceof HTMLLinkElement && target.relList.contains('stylesheet')) ask('sheet');
  }, { capture: true });
}

/** Calls back when an attribute of the page's elements changes, or elements are added or removed, as long as the page is there. */
export function onMarkupChange(attribute: string, callback: () => void): void {
  new MutationObserver(callback).observe(pageDocument.documentElement, { attributeFilter: [attribute], childList: true, subtree: true });
}
