import { approaches, onceVisibleAndIdle } from '../../../core/lightbox/approach.js';
import { openLightbox, prepareLightbox } from '../../../core/lightbox/open-lightbox.js';
import { claimClicks } from '../../../core/lightbox/claim-clicks.js';
import { getDocument, pageDocument } from '../../../core/platform/page-document.js';
import { whenParsed } from '../../../core/platform/page.js';
import { shared } from '../../../core/registry/registry.js';
import { findClickedSlide } from '../slides/slide.js';
import { serveSlides } from './serve-slides.js';

export const setAttribute = 'data-site-lightbox-set';
const members = `[${setAttribute}]`;

const membersIn = (root: Pick<ParentNode, 'querySelectorAll'>): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(members)];

/** The slide that a link or a picture of a set stands for: the figure around it, if it is alone in there. */
function slideOf(member: HTMLElement): HTMLElement {
  const figure = member.closest('figure');
  return figure && membersIn(figure).length === 1 ? figure : member;
}

/** Everything that pages through together with a link or a picture: those of its set, or it alone where that has no name. */
function setOf(member: HTMLElement): HTMLElement[] {
  const name = member.getAttribute(setAttribute);
  return name ? membersIn(getDocument(member)).filter(one => one.getAttribute(setAttribute) === name) : [member];
}

/** The link or picture of a set that an event comes from. */
const memberIn = (event: Event): HTMLElement | undefined =>
  event.composedPath().find((node): node is HTMLElement => node instanceof HTMLElement && node.matches(members));

function open(member: HTMLElement, isAddressed = false): boolean {
  const set = setOf(member);
  return openLightbox({ slides: set.map(slideOf), index: set.indexOf(member), isAddressed });
}

/** The page's links and pictures that name a set open the lightbox. Begun once, by the first copy of the library. */
export function watchLinks(): void {
  shared('lightbox-links@1', null, () => {
    const { signal } = new AbortController(); // for as long as the page lives
    claimClicks(pageDocument, event => {
      const member = memberIn(event);
      return !!member && findClickedSlide(event, [slideOf(member)]) === 0 && open(member);
    }, signal);
    const preload = (event: Event) => { if (memberIn(event)) prepareLightbox(); };
    for (const type of approaches) pageDocument.addEventListener(type, preload, { signal, passive: true });
    const begin = () => {
      onceVisibleAndIdle(membersIn(pageDocument), prepareLightbox, signal);
      serveSlides({
        all: () => membersIn(pageDocument),
        plain: () => [...pageDocument.querySelectorAll<HTMLImageElement>(`img${members}`)],
        open: (slides, index) => { open(slides[index]!, true); },
      }, signal);
    };
    whenParsed(begin);
    if (pageDocument.readyState !== 'loading') begin();
    return {};
  });
}
