import { css } from '../../../styles/css.js';

/** A round button over the slides that pauses and plays. */
export const toggleStyles = css`
  .toggle {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: var(--_border-width) solid var(--site-control-line);
    border-radius: var(--_pill-radius);
    color: var(--site-gallery-control-color, var(--site-on-control));
    background: var(--site-gallery-control-surface, var(--site-control-surface));
    box-shadow: var(--site-shadow-small);
    -webkit-backdrop-filter: blur(14px) saturate(1.7);
    backdrop-filter: blur(14px) saturate(1.7);
    pointer-events: auto;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
    animation: arrive var(--_duration) ease;
    transition: scale var(--_duration) cubic-bezier(0.3, 1.4, 0.5, 1), background-color var(--_duration) ease;
  }
  .toggle:active { scale: 0.92; }
  .toggle:focus-visible { outline: 3px solid var(--_accent-text); outline-offset: 3px; box-shadow: 0 0 0 3px var(--_surface); }
  @keyframes arrive { from { opacity: 0; scale: 0.8; } }
  @media (hover: hover) {
    .toggle:hover { background: var(--site-gallery-control-surface, var(--site-control-surface, light-dark(rgb(255 255 255 / 0.94), rgb(20 22 27 / 0.82)))); }
  }
  .toggle svg { inline-size: 24px; block-size: 24px; stroke: currentColor; stroke-linecap: round; stroke-linejoin: round; fill: none; }
  .toggle :is(.pause, .play) { transform-origin: center; transition: opacity var(--_duration) ease, scale var(--_duration) cubic-bezier(0.3, 1.4, 0.5, 1); }
  .toggle .pause { stroke-width: 2.5; }
  .toggle .play { fill: currentColor; stroke-width: 1; }
  .toggle[aria-pressed='true'] .play, .toggle[aria-pressed='false'] .pause { opacity: 0; scale: 0.5; }
  @media (prefers-reduced-transparency: reduce) {
    .toggle { background: var(--_surface); color: var(--_on-surface); backdrop-filter: none; }
  }
  @media (forced-colors: active) {
    .toggle { background: ButtonFace; color: ButtonText; border-color: ButtonText; backdrop-filter: none; box-shadow: none; }
  }
`;
