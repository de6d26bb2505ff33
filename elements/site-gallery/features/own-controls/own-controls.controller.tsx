import { isComposing } from '../../../../core/platform/is-composing.js';
import type { AttachFeature } from '../../gallery-context.js';
import { slideId } from '../history/slide-at-address.js';
import { safeDecode } from '../history/address-rules.js';
import { shownGroup } from '../../slides/index-rules.js';
import { setTemporaryAttributes } from './temporary-attributes.js';
import { ownControlsSelector, ownPagination } from './own-controls-selector.js';
import { ownControlStyles } from './own-controls.styles.js';

const pressable = 'a[href], button, [role="button"]';
const named = '[aria-label], [aria-labelledby], [title]';

/** Whether an element has a name of its own for screen readers. */
const hasName = (control: Element): boolean => control.matches(named) || !!control.textContent?.trim()
  || !!control.querySelector(`${named}, img[alt]:not([alt=""]), title`) || !!control.getAttribute('alt');

/** The buttons and links among the nodes of a slot: the nodes themselves, or what is in them. */
const pressablesIn = (node: HTMLElement): HTMLElement[] =>
  (node.matches(pressable) ? [node] : [...node.querySelectorAll<HTMLElement>(pressable)]);
const inSlot = (element: Element, slot: string): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(`:scope > [slot="${slot}"]`)];
const paginators = (element: Element): HTMLElement[] => inSlot(element, 'pagination').flatMap(pressablesIn);
/** The button of an arrow; a node that is not a button becomes one. */
const arrowOf = (node: HTMLElement): HTMLElement => pressablesIn(node)[0] ?? node;

/**
 * Lets the author's elements in the slots act as the controls, until the signal ends: they are shown although their
 * author has hidden them for the time without scripts, and say where the gallery is at its end.
 */
export const attachOwnControls: AttachFeature = (gallery, signal) => {
  const { host, state } = gallery;
  const element = host.element!;
  const sheets = element.shadowRoot!.adoptedStyleSheets;
  if (!sheets.includes(ownControlStyles.styleSheet)) sheets.push(ownControlStyles.styleSheet);
  const borrowed = setTemporaryAttributes();
  let hasPagination = false;

  /** The slide that a control of the pagination leads to: the one whose id a link names, else the one of the same place. */
  const slideOf = (control: HTMLElement, at: number): number => {
    const id = safeDecode(control.getAttribute('href')?.match(/#(.+)$/)?.[1] ?? '');
    const linked = id ? gallery.slides.findIndex(slide => slideId(slide) === id) : -1;
    return linked < 0 ? at : linked;
  };
  const name = (control: HTMLElement, label: string) => {
    if (borrowed.has(control, 'aria-label') || !hasName(control)) borrowed.set(control, 'aria-label', label);
  };
  const mark = () => {
    for (const [slot, by] of [['previous', -1], ['next', 1]] as const) {
      for (const node of inSlot(element, slot)) borrowed.set(arrowOf(node), 'aria-disabled', state.isAtEnd(by) ? 'true' : null);
    }
    const row = state.$state.get();
    const controls = paginators(element);
    const slides = controls.map(slideOf);
    const isOfSlide = slides.indexOf(row.index); // in a carousel there may be one for each slide, or for each step
    const current = isOfSlide < 0 ? slides.findIndex(index => shownGroup({ ...row, index }) === shownGroup(row)) : isOfSlide;
    controls.forEach((control, at) => borrowed.set(control, 'aria-current', at === current ? 'true' : null));
  };
  const read = () => {
    if (signal.aborted) return;
    for (const node of element.querySelectorAll<HTMLElement>(ownControlsSelector)) borrowed.set(node, 'hidden', null);
    for (const slot of ['previous', 'next'] as const) {
      for (const arrow of inSlot(element, slot).map(arrowOf)) {
        if (!arrow.matches(pressable)) {
          borrowed.set(arrow, 'role', 'button');
          if (!arrow.hasAttribute('tabindex')) borrowed.set(arrow, 'tabindex', '0');
        }
        name(arrow, host.text(slot));
      }
    }
    const controls = paginators(element);
    controls.forEach((control, at) => name(control, host.text('position', { index: slideOf(control, at) + 1, count: state.count })));
    const isThere = !!element.querySelector(ownPagination);
    if (isThere && !controls.length) host.warn('slot "pagination" has no button and no link; expected one for each slide; showing it as it is.');
    if (isThere !== hasPagination) gallery.setView('pagination', isThere ? () => <div className="own-pagination"><slot name="pagination" /></div> : undefined);
    hasPagination = isThere;
    mark();
  };

  read();
  gallery.onSlidesChange(read);
  host.onTextsChange(read);
  const unsubscribe = state.$state.listen(mark);
  element.addEventListener('click', event => {
    const pressed = event.composedPath()[0] as Element;
    const slot = [...element.children].find(child => child.contains(pressed))?.slot;
    if (event.defaultPrevented) return;
    if (slot === 'previous' || slot === 'next') {
      if (inSlot(element, slot).some(node => arrowOf(node).contains(pressed))) {
        event.preventDefault();
        state[slot]('visitor');
      }
      return;
    }
    const controls = paginators(element);
    const at = controls.findIndex(one => one.contains(pressed));
    if (at < 0) return;
    event.preventDefault();
    state.show(slideOf(controls[at]!, at), 'visitor');
  }, { signal });
  element.addEventListener('keydown', event => {
    const control = event.composedPath()[0] as HTMLElement;
    if (isComposing(event) || !['Enter', ' '].includes(event.key) || !borrowed.has(control, 'role')) return;
    event.preventDefault();
    control.click();
  }, { signal });
  signal.addEventListener('abort', () => {
    unsubscribe();
    borrowed.giveBack();
    if (hasPagination) gallery.setView('pagination', undefined);
  }, { once: true });
  return { update: mark };
};
