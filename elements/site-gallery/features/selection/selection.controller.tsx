import { atom } from 'nanostores';
import { adoptSheet } from '../../../../core/platform/page.js';
import type { AttachFeature } from '../../gallery-context.js';
import type { GalleryValues } from '../../gallery.settings.js';
import { getAllSlides, unselectedAttribute } from '../../slides/get-slides.js';
import { scrollToNode, slideAtAddress } from '../history/slide-at-address.js';
import { limitFor, readTags, select, collectTags } from './selection-rules.js';
import { FilterBar, LoadMore, type SelectionSnapshot } from './Selection.js';
import { selectionStyles, unselectedStyles } from './selection.styles.js';

const focusable = 'a[href], button, [tabindex]:not([tabindex="-1"])';

/** Gives the focus to a slide, or to what can have it in it. */
function focusSlide(slide: HTMLElement): void {
  const target = slide.matches(focusable) ? slide : slide.querySelector<HTMLElement>(focusable) ?? slide;
  if (target === slide && !slide.matches(focusable)) {
    slide.tabIndex = -1;
    slide.addEventListener('blur', () => slide.removeAttribute('tabindex'), { once: true });
  }
  target.focus();
}

/**
 * Shows some of the slides, by their tags and this many at first, until the signal ends: the others are in the page, but are
 * no slides of the gallery for the time being. The slide that the page's address names is always one.
 */
export const attachSelection: AttachFeature = (gallery, signal) => {
  const { host, state } = gallery;
  const element = host.element!;
  const shadow = element.shadowRoot!;
  if (!shadow.adoptedStyleSheets.includes(selectionStyles.styleSheet)) shadow.adoptedStyleSheets.push(selectionStyles.styleSheet);
  const $selection = atom<SelectionSnapshot>({ tags: [], tag: '', hasMore: false });
  const stepOf = ({ loadMore }: GalleryValues) => (state.layout.flow === 'rows' && loadMore) || Infinity;
  const places = { filter: () => <FilterBar $selection={$selection} host={host} />, more: () => <LoadMore $selection={$selection} host={host} /> };
  let step = stepOf(host.values);
  let isFiltering = host.values.filter;
  let choice = { tag: '', limit: step };
  /** The address has been followed: from now on the visitor decides. */
  let hasArrived = false;

  const apply = (): { shown: number; count: number } => {
    adoptSheet(element, unselectedStyles); // where it stands now
    const slides = getAllSlides(element);
    const tags = slides.map(slide => readTags(slide.dataset.tags ?? slide.querySelector<HTMLElement>('[data-tags]')?.dataset.tags));
    const known = isFiltering ? collectTags(tags) : [];
    if (!known.includes(choice.tag)) choice = { ...choice, tag: '' };
    const { shown, count } = select(tags, choice);
    const changing = slides.filter((slide, at) => slide.hasAttribute(unselectedAttribute) === shown.has(at));
    const current = gallery.slides[state.index];
    if (current && changing.includes(current) && state.isPaged) state.show(0, 'page');
    for (const slide of changing) slide.toggleAttribute(unselectedAttribute);
    const { tags: before } = $selection.get();
    $selection.set({ tags: String(before) === String(known) ? before : known, tag: choice.tag, hasMore: shown.size < count });
    if (changing.length) gallery.readSlides();
    return { shown: shown.size, count };
  };
  const announce = (selected: ReturnType<typeof apply>) => {
    const words = host.text('shown', selected);
    state.announce(isFiltering ? `${choice.tag || host.text('all')}: ${words}` : words);
  };
  /** Has the slide of the address among those that are shown. */
  const reveal = (readsPath: boolean): HTMLElement | null => {
    const slides = getAllSlides(element);
    const at = slideAtAddress(() => slides, readsPath);
    if (at === null) return null;
    const slide = slides[at]!;
    const isHidden = slide.hasAttribute(unselectedAttribute);
    if (isHidden || !hasArrived) choice = { tag: isHidden ? '' : choice.tag, limit: Math.max(choice.limit, limitFor(at, step)) };
    hasArrived = true;
    return isHidden ? slide : null;
  };
  const read = () => {
    if (signal.aborted) return;
    if (!hasArrived) reveal(true);
    apply();
  };
  /** In the capture phase: before others look for the slide of the address. */
  const follow = (event: Event) => {
    const slide = reveal(host.values.history);
    if (!slide) return;
    apply();
    if (event.type === 'hashchange' && state.layout.flow === 'rows') scrollToNode(slide);
  };
  const setViews = () => {
    gallery.setView('filter', isFiltering ? places.filter : undefined);
    gallery.setView('more', step < Infinity ? places.more : undefined);
  };

  read();
  host.toggleState('selecting', true); // the page's sheet has put the rest away until now
  if (isFiltering && gallery.slides.length && !$selection.get().tags.length) {
    host.warn('filter finds no tags; expected data-tags="one, another" on slides; showing all of them.');
  }
  setViews();
  host.onLightChange(read);
  for (const type of ['popstate', 'hashchange']) addEventListener(type, follow, { capture: true, signal });
  gallery.setSelection({
    choose(tag) {
      hasArrived = true;
      choice = { tag, limit: step };
      announce(apply());
    },
    more() {
      hasArrived = true;
      const before = new Set(gallery.slides);
      const hadFocus = shadow.activeElement?.matches('.more');
      choice = { ...choice, limit: choice.limit + step };
      const selected = apply();
      announce(selected);
      const first = gallery.slides.find(slide => !before.has(slide));
      // The button goes with the last of them.
      if (hadFocus && first && selected.shown === selected.count) focusSlide(first);
    },
  });
  signal.addEventListener('abort', () => {
    gallery.setSelection(null);
    for (const slide of getAllSlides(element)) slide.removeAttribute(unselectedAttribute);
    if (!host.signal.aborted) gallery.readSlides();
    gallery.setView('filter', undefined);
    gallery.setView('more', undefined);
  }, { once: true });
  return {
    update(values) {
      const now = stepOf(values);
      if (now === step && values.filter === isFiltering) return;
      choice = { ...choice, limit: now };
      [step, isFiltering] = [now, values.filter];
      apply();
      setViews();
    },
  };
};
