import { tabbable, type FocusableElement } from 'tabbable';
import { isComposing } from '../platform/is-composing.js';
import { deepActiveElement } from '../platform/page.js';
import { pageDocument } from '../platform/page-document.js';
import { shared } from '../registry/registry.js';
import { OverlayStack } from './overlay-stack.js';

/** Whether a node is drawn inside another: across shadow roots, and a slotted node where its slot is. */
export function isInside(node: Node | null, container: Node): boolean {
  for (let at = node; at; at = (at as Element).assignedSlot ?? at.parentNode ?? (at as ShadowRoot).host ?? null) {
    if (at === container) return true;
  }
  return false;
}

/** Where Tab stops inside a container, in its order: also in shadow roots and in what is slotted. */
export const tabStops = (container: Element): FocusableElement[] => tabbable(container, { getShadowRoot: true });

/** Tab goes through their content, which the page does not see. */
const framesSelector = 'iframe, object, embed, area[href]';

/** Every element drawn inside another, in order: through slots and shadow roots. */
function* drawnInside(container: Element): Generator<Element> {
  const slotted = container instanceof HTMLSlotElement ? container.assignedElements() : [];
  for (const child of slotted.length > 0 ? slotted : (container.shadowRoot ?? container).children) {
    yield child;
    yield* drawnInside(child);
  }
}

/** Whether a frame is drawn before or after an element, or anywhere in the container where the element is null. */
function hasFrame(container: Element, from: Element | null, isBackwards: boolean): boolean {
  let isBefore = true;
  for (const element of drawnInside(container)) {
    if (element === from) isBefore = false;
    else if ((!from || isBefore === isBackwards) && element.matches(framesSelector)) return true;
  }
  return false;
}

export interface FocusTrap {
  /** The focus stays inside this element, slotted nodes and shadow roots included. */
  readonly container?: HTMLElement;
  /** Or: the focus stays on elements for which this is true, wherever they are on the page. */
  readonly predicate?: (element: Element) => boolean;
  /** Ends the trap. */
  readonly signal: AbortSignal;
}

/** The page's traps; the last one works, those below wait. */
const traps = shared('focus-traps@1', null, () => new OverlayStack<object>());

/** WebKitGTK calls Shift+Tab an unidentified key. */
const isTab = ({ key, code, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  (key === 'Tab' || code === 'Tab') && !(ctrlKey || altKey || metaKey);

interface Walk {
  readonly stops: readonly FocusableElement[];
  /** The node with the focus; null if it is nowhere. */
  readonly active: HTMLElement | null;
  readonly container: Element | undefined;
  readonly isBack: boolean;
}

/** Where Tab leads: to a tab stop, to nothing without one, or to where the browser moves it. */
function nextStep({ stops, active, container, isBack }: Walk): 'browser' | { readonly to: FocusableElement | undefined } {
  const at = active ? stops.indexOf(active) : -1;
  const [first, last] = [stops[0], stops.at(-1)];
  // Around a modal dialog the page is inert: the browser goes into frames between and beside the stops, and returns on its own.
  const isWalking = at >= 0 || !active || stops.length === 0;
  if (isWalking && container?.matches(':modal') && hasFrame(container, stops[at] ?? null, isBack)) return 'browser';
  const to = isBack ? stops[at - 1] ?? last : at < 0 && container && active ? undefined : stops[at + 1] ?? first;
  // Inside a container the browser knows the way better, but for its ends.
  if (!to && stops.length || container && to !== first && to !== last) return 'browser';
  return { to };
}

/**
 * Keeps the focus in one part of the page until the signal ends: Tab goes from its last stop to its first and back. The
 * focus is not moved there: focus something inside first. Traps nest; the latest one works.
 * Throws a `TypeError` when not exactly one of `container` and `predicate` is given. Source: media-layout §5.
 */
export function trapFocus(trap: FocusTrap): void {
  const { container, predicate, signal } = trap;
  if (!container === !predicate) {
    throw new TypeError(`trapFocus: container and predicate are ${container ? 'both' : 'both not'} given; expected exactly one of them.`);
  }
  if (signal.aborted) return;
  const page = pageDocument;
  const allows = predicate ?? (element => isInside(element, container!));
  const stopsNow = () => (container ? tabStops(container) : tabStops(page.body).filter(predicate!));
  traps.push(trap, signal);

  page.addEventListener('keydown', event => {
    if (traps.top !== trap || event.defaultPrevented || isComposing(event) || !isTab(event)) return;
    const active = deepActiveElement();
    const isNowhere = !active || active === page.body;
    if (!isNowhere && !allows(active)) return; // in a dialog of other code over ours
    const step = nextStep({ stops: stopsNow(), active: isNowhere ? null : active as HTMLElement, container, isBack: event.shiftKey });
    if (step === 'browser') return;
    const { to } = step;
    to?.focus();
    // Where the focus cannot go, because another dialog has made this one inert, the browser decides.
    if (!to || deepActiveElement() === to) event.preventDefault();
  }, { signal });

  let last: HTMLElement | null = null;
  page.addEventListener('focusin', event => {
    const target = event.composedPath()[0] as HTMLElement;
    if (allows(target)) last = target;
    else if (traps.top === trap && !container?.matches(':modal')) {
      // A page behind a modal dialog is inert anyway: code that moves the focus then does so intentionally.
      (last?.isConnected ? last : stopsNow()[0])?.focus({ preventScroll: true });
    }
  }, { signal });
}
