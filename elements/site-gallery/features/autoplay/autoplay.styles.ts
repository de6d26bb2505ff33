import { css } from '../../../../core/element/css.js';

export const autoplayStyles = css`
  .autoplay {
    position: absolute;
    inset-block-end: clamp(8px, 2cqi, 20px);
    inset-inline-start: clamp(8px, 2cqi, 20px);
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 1px solid light-dark(rgb(255 255 255 / 0.5), rgb(255 255 255 / 0.14));
    border-radius: 50%;
    color: var(--_ink);
    background: var(--_glass);
    box-shadow: 0 1px 2px rgb(0 0 0 / 0.08), 0 6px 20px rgb(0 0 0 / 0.14);
    -webkit-backdrop-filter: blur(14px) saturate(1.7);
    backdrop-filter: blur(14px) saturate(1.7);
    pointer-events: auto;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
    animation: arrive var(--_duration) ease;
    transition: scale var(--_duration) cubic-bezier(0.3, 1.4, 0.5, 1), background-color var(--_duration) ease;
  }
  [data-captions^='bottom'] .autoplay { inset-block: clamp(8px, 2cqi, 20px) auto; }
  .autoplay:active { scale: 0.92; }
  .autoplay:focus-visible { outline: 3px solid var(--_accent); outline-offset: 3px; box-shadow: 0 0 0 3px var(--_surface); }
  @keyframes arrive { from { opacity: 0; scale: 0.8; } }
  @media (hover: hover) {
    .autoplay:hover { background: var(--site-gallery-control-surface, light-dark(rgb(255 255 255 / 0.94), rgb(20 22 27 / 0.82))); }
  }

  .autoplay svg { inline-size: 24px; block-size: 24px; stroke: currentColor; stroke-linecap: round; stroke-linejoin: round; fill: none; }
  .autoplay path { transform-origin: center; transition: opacity var(--_duration) ease, scale var(--_duration) cubic-bezier(0.3, 1.4, 0.5, 1); }
  .autoplay .pause { stroke-width: 2.5; }
  .autoplay .play { fill: currentColor; stroke-width: 1; }
  .autoplay[aria-pressed='true'] .play, .autoplay[aria-pressed='false'] .pause { opacity: 0; scale: 0.5; }

  /* Two halves that turn out of hiding, one after the other: moved by the compositor, nothing is painted meanwhile. */
  .autoplay .ring {
    --_run: var(--_turn) linear var(--_passed) both;
    position: absolute;
    inset: -1px;
    border-radius: 50%;
    mask: radial-gradient(closest-side, #0000 calc(100% - 3px), #000 calc(100% - 2.5px));
  }
  .autoplay .ring i { position: absolute; inset-block: 0; inline-size: 50%; overflow: clip; }
  .autoplay .ring i:first-child { right: 0; }
  .autoplay .ring i:last-child { left: 0; }
  .autoplay .ring i::before { content: ''; position: absolute; inset: 0; background: currentColor; }
  .autoplay .ring i:first-child::before { transform-origin: left; animation: first-half var(--_run); }
  .autoplay .ring i:last-child::before { transform-origin: right; animation: second-half var(--_run); }
  .autoplay[data-held] .ring i::before { animation-play-state: paused; }
  @keyframes first-half { from { transform: rotate(-180deg); } 50%, to { transform: none; } }
  @keyframes second-half { from, 50% { transform: rotate(-180deg); } to { transform: none; } }

  @media (prefers-reduced-motion: reduce) {
    .autoplay .ring { display: none; }
  }
  @media (prefers-reduced-transparency: reduce) {
    .autoplay { background: var(--_surface); color: var(--_on-surface); backdrop-filter: none; }
  }
  @media (forced-colors: active) {
    .autoplay { background: ButtonFace; color: ButtonText; border-color: ButtonText; backdrop-filter: none; box-shadow: none; }
    .autoplay .ring i::before { forced-color-adjust: none; background: Highlight; }
  }
`;
