import { css } from '../../../styles/css.js';

/** The controls that an author names, and the room they take. */
export const toolbarStyles = css`
  .tools { display: flex; gap: 2px; }
  .tools > a { display: grid; place-items: center; inline-size: 48px; block-size: 48px; border-radius: var(--_pill-radius);
    background: var(--_veil); color: inherit; pointer-events: auto; transition: background-color var(--_duration); }
  .tools > a:hover { background: color-mix(in srgb, var(--_ink) 16%, var(--_paper)); }
  .tools > a:focus-visible { outline: 2px solid var(--_ink); outline-offset: -3px; }
  .notice { position: absolute; inset-block-start: 100%; inset-inline-end: 0; margin: 4px 0 0; padding: 6px 14px; border-radius: var(--_pill-radius);
    background: var(--_ink); color: var(--_paper); font-size: calc(max(0.875rem, 14px) * var(--_font-scale)); animation: appear var(--_duration) both; }

  .lightbox[data-strip] { --_bottom: calc(80px + env(safe-area-inset-bottom, 0px)); }
  .strip { inset-inline: 0; inset-block-end: env(safe-area-inset-bottom, 0px); block-size: 80px; padding-inline: 12px;
    display: flex; gap: 8px; align-items: center; justify-content: safe center; background: var(--_veil); pointer-events: auto;
    overflow: auto hidden; overscroll-behavior: contain; scrollbar-width: none; touch-action: pan-x; animation: appear var(--_duration) both; }
  .strip::-webkit-scrollbar { display: none; }
  .strip > button { position: relative; flex: none; inline-size: 72px; block-size: 56px; overflow: clip; border-radius: calc(var(--_radius) * 0.75);
    background: color-mix(in srgb, var(--_ink) 12%, var(--_paper)); font-variant-numeric: tabular-nums; }
  .strip img { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; opacity: 0.6; transition: opacity var(--_duration); }
  .strip > [aria-current] img { opacity: 1; }
  /* Two lines, so that one of them is seen on any picture. */
  .strip > [aria-current]::after { content: ''; position: absolute; inset: 0; border-radius: inherit;
    box-shadow: inset 0 0 0 2px var(--_ink), inset 0 0 0 4px var(--_paper); }
  .strip > :focus-visible { outline-offset: 2px; }
  .strip > [data-type='video']::before { content: ''; position: absolute; z-index: 1; inset: 0; inline-size: 28px; block-size: 28px; margin: auto;
    border-radius: 50%; background: color-mix(in srgb, var(--site-scrim) 66%, transparent);
    clip-path: path(evenodd, 'M14 0a14 14 0 0 1 0 28a14 14 0 0 1 0-28zM11 8.5v11l9-5.5z'); }
  @media (hover: hover) { .strip > :hover img { opacity: 1; } }

  /* A second row, where one has no room for all. */
  @media (max-width: 479px) {
    .lightbox:is([data-tools='2'], [data-tools='3'], [data-tools='4'], [data-tools='5']) .area { inset-block-start: calc(112px + var(--_top)); }
    .lightbox:is([data-tools='2'], [data-tools='3'], [data-tools='4'], [data-tools='5']) .tools {
      position: absolute;
      inset-block-start: 60px;
      inset-inline-end: 0;
    }
    .notice { inset-block-start: calc(100% + 48px); }
  }
  @media (max-height: 500px) {
    .lightbox[data-strip] { --_bottom: env(safe-area-inset-bottom, 0px); }
    .strip, .tools > [data-tool='thumbnails'] { display: none; }
  }
  @media (forced-colors: active) {
    .tools > a, .notice { border: 1px solid; background: Canvas; color: CanvasText; }
    .strip { background: Canvas; }
    .strip img { opacity: 1; }
    .strip > [aria-current] { outline: 3px solid Highlight; outline-offset: -3px; }
  }
`;
