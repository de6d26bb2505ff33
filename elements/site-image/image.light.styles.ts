import { css } from '../../styles/css.js';

/**
 * The author's image, before scripts and after. As a slide it takes the box that the gallery gives it.
 * An id's weight (`#_`), because themes style every image of an article.
 */
export const imageLightStyles = css`
  :where(site-image, [data-site-image]) { --_ratio: initial; }
  :is(site-image, [data-site-image]):is([size="small" i], [data-size="small" i]) { --_wide: max(10rem, 160px); }
  :is(site-image, [data-site-image]):is([size="medium" i], [data-size="medium" i]) { --_wide: max(20rem, 320px); }
  :is(site-image, [data-site-image]):is([size="large" i], [data-size="large" i]) { --_wide: max(30rem, 480px); }
  :is(site-image, [data-site-image]):is([size]:not([size="full" i]), [data-size]:not([data-size="full" i])) {
    display: inline-block;
    vertical-align: middle;
    inline-size: min(100% - max(1.5rem, 24px), var(--_wide, 100%));
    margin: max(0.75rem, 12px);
  }
  :is(.entry-content, .is-layout-constrained) > :is(site-image, [data-site-image], #_) { display: block; } /* a theme's column has blocks alone */
  :is(site-image, [data-site-image], #_) > br { display: none; }
  :is(site-image, [data-site-image], #_) :is(figure, picture, p:has(> img), a:has(img)):not(figcaption *) {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    margin: 0;
    padding: 0;
  }
  :is(:is(site-image, [data-site-image], #_) :is(figure, picture, p, a) > *):has(img) { flex: 1 1 auto; min-block-size: 0; }
  :is(site-image, [data-site-image], #_) img:not(figcaption *) {
    display: block;
    box-sizing: border-box;
    inline-size: var(--_slide-width, 100%);
    block-size: var(--_slide-height, 100%);
    flex: 1 1 auto;
    min-inline-size: 0;
    min-block-size: 0;
    max-inline-size: none;
    max-block-size: none;
    margin: 0;
    border: 0;
    padding: var(--_pad, 0);
    object-fit: var(--_slide-fit, var(--_fit, cover));
    object-position: var(--_at, 50%);
    clip-path: var(--_clip, none);
    filter: var(--_drop, none);
    opacity: var(--_opacity, 1);
    border-radius: var(--_round, var(--_slide-corner, var(--site-image-radius, var(--site-radius))));
    background-color: var(--_ground, transparent);
  }
  :is(site-image:is(:defined, [ratio], [mask]), [data-site-image]:is([data-ratio], [data-mask]), #_) img:not(figcaption *) {
    aspect-ratio: var(--_slide-ratio, var(--_ratio, revert-layer)); /* without a ratio, that of the attributes: it keeps the place */
  }
  :is(site-image:defined, #_) img:not(figcaption *) { color: transparent; }
  :is(site-image, #_) img[data-site-broken] { content: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"); }
  :is(site-image, [data-site-image], #_) a:has(img) {
    border-radius: var(--site-image-radius, var(--site-radius));
    outline-offset: 2px;
  }
  :is(site-image, [data-site-image]) figcaption {
    margin: 0;
    padding-block: 0.75em 0.25em;
    font-size: 0.875em;
    line-height: 1.5;
    text-wrap: pretty;
    color: var(--site-muted);
  }
`;
