import { css } from '../../core/element/css.js';

/**
 * Slides and pictures in the page's own markup. `styles/site-gallery.css` has the same rules, for the time before
 * scripts; a test compares them. An id's weight (`#_`), because themes style every image of an article.
 */
export const lightStyles = css`
  :is(site-gallery, [data-site-gallery], #_) > :is(br, hr, p:not(:has(img, picture, video, audio, iframe, object, embed, canvas, svg))) {
    display: none;
  }
  :is(site-gallery, [data-site-gallery], #_) > :is(ul, ol, p:has(> :is(img, a, picture) ~ :is(img, a, picture))) {
    display: contents;
    list-style: none;
  }
  :is(site-gallery, [data-site-gallery], #_) > :is(ul, ol, p:has(> :is(img, a, picture) ~ :is(img, a, picture))) > * {
    flex: 0 0 100%;
    min-inline-size: 0;
    margin: 0;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  :is(site-gallery, [data-site-gallery], #_) > :is(ul, ol, p:has(> :is(img, a, picture) ~ :is(img, a, picture))) > br {
    display: none;
  }
  :is(site-gallery, [data-site-gallery], #_) :is(figure, p, a:has(img, video), picture):not(figcaption *) {
    margin: 0;
    padding: 0;
  }
  :is(site-gallery, [data-site-gallery], #_) :is(a:has(img, video), picture):not(figcaption *) {
    display: block;
  }
  :is(site-gallery, [data-site-gallery], #_) :is(img, video, iframe):not(figcaption *) {
    display: block;
    inline-size: 100%;
    block-size: auto;
    min-inline-size: 0;
    max-inline-size: none;
    max-block-size: none;
    aspect-ratio: var(--_ratio, 3 / 2);
    object-fit: var(--_fit, cover);
    margin: 0;
    border: 0;
    border-radius: var(--site-gallery-radius, var(--site-radius, 12px));
    background-color: light-dark(rgb(0 0 0 / 0.05), rgb(255 255 255 / 0.07));
  }
  :is(site-gallery, [data-site-gallery], #_) a:has(img, video) {
    border-radius: var(--site-gallery-radius, var(--site-radius, 12px));
    outline-offset: -4px;
  }
  :is(site-gallery, [data-site-gallery]) figcaption {
    margin: 0;
    padding-block: 0.75em 0.5em;
    font-size: 0.875em;
    line-height: 1.5;
    text-wrap: pretty;
    color: var(--site-muted, light-dark(#5c6270, #a7adba));
  }
`;
