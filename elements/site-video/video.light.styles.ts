import { css } from '../../core/element/css.js';

/** The author's link, image and video in the stage. */
export const videoLightStyles = css`
  :where(site-video):has(> [slot='transcript']) { --_transcript-room: 48px; }
  :is(site-video, [data-site-video]) > :is(a:has(img), p, figure, picture):not([slot]) { display: contents; color: inherit; }
  :is(site-video, [data-site-video]) :is(img, video):not([slot] *) {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    max-inline-size: none;
    margin: 0;
    border: 0;
    border-radius: var(--_slide-corner, var(--site-video-radius, var(--site-radius, 12px)));
    object-fit: var(--_slide-fit, cover);
  }
  :is(site-video, [data-site-video]) video:not([slot] *) { object-fit: contain; background: #000; }
  :is(site-video, [data-site-video]) img:not([slot] *) { z-index: 1; }
  site-video:state(shown) img:not([slot] *) { visibility: hidden; }
`;
