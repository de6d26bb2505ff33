import { pathOnSite } from './address-rules.js';

/** What a slide or the picture in it says of itself. */
const said = (slide: HTMLElement, name: 'data-slide-id' | 'data-slide-url'): string =>
  (slide.getAttribute(name) ?? slide.querySelector(`[${name}]`)?.getAttribute(name) ?? '').trim();

/** The id by which an address names a slide: `data-slide-id`, else its own `id`; empty when it has none. */
export const slideId = (slide: HTMLElement): string => said(slide, 'data-slide-id') || slide.id;

/** A slide's place on this site, `data-slide-url`, from the site's root or from its collection on; empty when it has none. */
export const slideUrl = (slide: HTMLElement): string => pathOnSite(said(slide, 'data-slide-url'), location.host);
