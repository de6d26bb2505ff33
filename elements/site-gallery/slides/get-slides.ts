import { slideParts } from './slide-parts.js';

/** Marks a slide that a filter hides, or that is not loaded yet. */
export const unselectedAttribute = 'data-site-unselected';

/** All slides in an element, also those that are not selected. */
export const getAllSlides = (element: Element): HTMLElement[] => slideParts(element).slides;

/** The slides in an element, in order: the author's own nodes, without what editors put around and between them. */
export const getSlides = (element: Element): HTMLElement[] => getAllSlides(element).filter(slide => !slide.hasAttribute(unselectedAttribute));
