/** Begins the names of the slots that a gallery of thousands puts its slides into. */
export const rangeSlot = 'range-';

const media = 'img, picture, video, audio, iframe, object, embed, canvas, svg';
/** What editors leave behind. The style sheets hide the same. */
const noise = `br, hr, script, style, template, link, meta, noscript, [hidden], [slot]:not([slot^="${rangeSlot}"]), p:not(:has(${media}))`;
/** A wrapper that holds several slides instead of being one: it has no box of its own in the style sheets. */
const wrapper = ':is(ul, ol), p:has(> :is(img, a, picture) ~ :is(img, a, picture))';

const isElement = (node: Element): node is HTMLElement => !node.matches(noise);

/** Marks a slide that a filter hides, or that is not loaded yet. */
export const unselected = 'data-site-unselected';

/** All slides among an element's children, also those that are not selected. */
export function allSlidesOf(element: Element): HTMLElement[] {
  return [...element.children].filter(isElement)
    .flatMap(child => (child.matches(wrapper) ? [...child.children].filter(isElement) : [child]));
}

/** The slides among an element's children, in order: the author's own nodes, without what editors inject. */
export const slidesOf = (element: Element): HTMLElement[] => allSlidesOf(element).filter(slide => !slide.hasAttribute(unselected));
