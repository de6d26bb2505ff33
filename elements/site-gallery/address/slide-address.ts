import { pathOnSite } from './address-rules.js';

/** What a slide or the picture in it says of itself. */
function said(slide: HTMLElement, name: 'slideId' | 'slideUrl', attribute: string): string {
  return (slide.dataset[name] ?? slide.querySelector<HTMLElement>(`[${attribute}]`)?.dataset[name] ?? '').trim();
}

/** The id by which an address names a slide: `data-slide-id`, else its own `id`; empty when it has none. */
export const slideId = (slide: HTMLElement): string => said(slide, 'slideId', 'data-slide-id') || slide.id;

/** A slide's place on this site, `data-slide-url`, from the site's root or from its collection on; empty when it has none. */
export const slideUrl = (slide: HTMLElement): string => pathOnSite(said(slide, 'slideUrl', 'data-slide-url'), location.host);
