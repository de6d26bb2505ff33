import { css } from '../../styles/css.js';

/** The author's link, image and video in the stage. */
export const videoLightStyles = css`
  :where(site-video):has(> [slot='transcript']) { --_transcript-room: 48px; }
  :is(site-video, [data-site-video]) > :is(a:has(img), p, figure, picture):not([slot]) { display: contents; color: inherit; }
  :is(site-video, [data-site-video]) :is(img, video):not([slot] *) {
    position: absolute;
    /* Beside other slides without a gap it reaches under the edge, where a part of a pixel would show the stage as a line. */
    inset: calc(-1 * var(--_slide-bleed, 0px));
    inline-size: calc(100% + 2 * var(--_slide-bleed, 0px));
    block-size: calc(100% + 2 * var(--_slide-bleed, 0px));
    max-inline-size: none;
    margin: 0;
    border: 0;
    border-radius: var(--_slide-corner, var(--site-video-radius, var(--site-radius, 12px)));
    object-fit: var(--_slide-fit, cover);
  }
  site-video img[data-site-broken] { content: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"); }
  :is(site-video, [data-site-video]) video:not([slot] *) { object-fit: contain; background: var(--site-scrim, #000); }
  :is(site-video, [data-site-video]) img:not([slot] *) { z-index: 1; }
  site-video:state(shown) img:not([slot] *) { visibility: hidden; }
`;
