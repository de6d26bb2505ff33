import { css } from '../../../../styles/css.js';

export const thumbnailStyles = css`
  .thumbnails {
    display: flex;
    justify-content: safe center;
    gap: var(--_thumbs-gap);
    overflow: auto hidden;
    overscroll-behavior-inline: contain;
    scrollbar-width: none;
    border-radius: var(--_radius);
  }
  .thumbnails::-webkit-scrollbar { display: none; }
  .thumbnail {
    --_rounding: min(var(--_radius), 8px);
    position: relative;
    flex: none;
    inline-size: max(44px, var(--_thumbs) * var(--_thumb-shape));
    block-size: 100%;
    padding: 0;
    border: 0;
    border-radius: var(--_rounding);
    overflow: clip;
    color: var(--_on-surface);
    background: var(--site-fill);
    font-variant-numeric: tabular-nums;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  .thumbnails[data-per-row] .thumbnail {
    inline-size: max(44px, (100% - (var(--_thumbs-per-row) - 1) * var(--_thumbs-gap)) / var(--_thumbs-per-row));
  }
  .thumbnail img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: var(--_focus, 50% 50%);
    opacity: 0.62;
    transition: opacity var(--_duration) ease, scale calc(var(--_duration) * 2) cubic-bezier(0.2, 0, 0, 1);
  }
  .thumbnail[aria-current] img { opacity: 1; }
  /* Two lines, so that one of them is seen on any picture. */
  .thumbnail::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 2px var(--_on-surface), inset 0 0 0 4px var(--_surface);
    opacity: 0;
    transition: opacity var(--_duration) ease;
  }
  .thumbnail[aria-current]::after { opacity: 1; }
  .thumbnail:focus-visible { outline: 3px solid var(--_accent-text); outline-offset: -3px; }
  .thumbnail:focus-visible::after { opacity: 0; }
  .thumbnail[data-type='video']::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
    inline-size: 28px;
    block-size: 28px;
    margin: auto;
    border-radius: 50%;
    background: color-mix(in srgb, var(--site-scrim) 66%, transparent);
    clip-path: path(evenodd, 'M14 0a14 14 0 0 1 0 28a14 14 0 0 1 0-28zM11 8.5v11l9-5.5z');
  }
  @media (hover: hover) {
    .thumbnail:hover img { opacity: 1; scale: 1.04; }
  }
  @media (forced-colors: active) {
    .thumbnail { border: 1px solid ButtonText; }
    .thumbnail img { opacity: 1; }
    .thumbnail[aria-current] { outline: 3px solid Highlight; outline-offset: -3px; }
  }
`;
