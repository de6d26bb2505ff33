import { css } from '../../styles/css.js';

/** The controls, and what else is seen after the first frame. */
export const controlsStyles = css`
  .lightbox[data-zoomed] .picture { cursor: grab; }
  .lightbox[data-held] .stage, .lightbox[data-held] .picture { cursor: grabbing; }
  .lightbox[data-closing] * { pointer-events: none; }
  .lightbox[data-closing] .slide::after { display: none; }
  .chrome { transition: opacity calc(var(--_duration) * 1.25); }
  .lightbox[data-held] .chrome { transition: none; }
  .lightbox[data-bare] .chrome:not(:focus-within) {
    opacity: 0; visibility: hidden; transition: opacity calc(var(--_duration) * 1.25), visibility 0s calc(var(--_duration) * 1.25);
  }
  .arrow { transition: opacity calc(var(--_duration) * 2.5), visibility 0s, background-color var(--_duration); }
  .arrow[data-off] { opacity: 0; visibility: hidden; transition: opacity calc(var(--_duration) * 2.5), visibility 0s calc(var(--_duration) * 2.5); }

  .picture > .edge { display: none; }
  @media (pointer: coarse) {
    /* Not as far down as players have their buttons. */
    .picture > .edge { display: block; inset: 0 auto auto 0; width: 28px; height: calc(100% - 72px); }
    .picture > .edge.right { inset: 0 0 auto auto; }
  }
  .slide[aria-busy]::after { content: ''; position: absolute; inset: 0; margin: auto; inline-size: 36px; block-size: 36px; pointer-events: none;
    border: 3px solid color-mix(in srgb, var(--site-on-scrim) 35%, transparent); border-block-start-color: var(--site-on-scrim); border-radius: 50%;
    filter: drop-shadow(0 0 3px color-mix(in srgb, var(--site-scrim, #000) 50%, transparent));
    opacity: 0; animation: turn 900ms linear infinite, appear var(--_duration) 700ms forwards; }
  .error { box-sizing: border-box; margin: 0; padding: calc(24px * var(--_density)); display: flex; flex-direction: column; gap: calc(8px * var(--_density));
    align-items: center; justify-content: center; text-align: center; cursor: default; overflow: hidden;
    border-radius: var(--_radius); background: color-mix(in srgb, var(--_ink) 7%, transparent); }
  .error > :not(:first-child) {
    color: color-mix(in srgb, var(--_ink) 75%, transparent); font-size: calc(max(0.9375rem, 15px) * var(--_font-scale)); max-inline-size: 60ch;
  }

  .caption { inset-block-end: var(--_bottom); inset-inline: 0; max-block-size: 40%; overflow: auto; overscroll-behavior: contain;
    padding: calc(12px * var(--_density)) calc(16px * var(--_density));
    text-align: center;
    font-size: calc(max(0.9375rem, 15px) * var(--_font-scale));
    animation: appear calc(var(--_duration) * 1.25) both;
    transition: opacity var(--_duration), visibility 0s;
  }
  .text { display: inline-block; max-inline-size: 72ch; padding: calc(6px * var(--_density)) calc(14px * var(--_density));
    border-radius: calc(var(--_radius) * 1.5); background: var(--_veil);
    pointer-events: auto; text-wrap: balance; overflow-wrap: anywhere; }
  .text > :first-child { margin-block-start: 0; }
  .text > :last-child { margin-block-end: 0; }
  .text a { color: inherit; text-underline-offset: 3px; }
  .text a:focus-visible { outline: 2px solid; outline-offset: 2px; }

  @media (max-width: 767px), (max-height: 500px) {
    .caption-toggle { display: grid; }
    .caption[data-hidden] { opacity: 0; visibility: hidden; transition: opacity var(--_duration), visibility 0s var(--_duration); }
  }
  /* On a phone held sideways, the first lines of a long caption: the others scroll, and a click or the focus of the keyboard opens all of it. */
  @media (max-height: 500px) {
    .caption:not([data-open], :focus-visible, :has(:focus-visible)) { max-block-size: 24%; }
    .caption:is([data-open], :focus-visible, :has(:focus-visible)) { max-block-size: calc(100% - 64px); }
  }
  @media (max-width: 767px) { .arrow ~ .caption { padding-inline: 68px; } }
  @media (forced-colors: active) {
    .overlay { background: Canvas; opacity: 1; }
    button, .counter, .text { border: 1px solid; background: Canvas; }
  }
  @keyframes turn { to { rotate: 1turn; } }
  @keyframes appear { from { opacity: 0; } to { opacity: 1; } }
`;
