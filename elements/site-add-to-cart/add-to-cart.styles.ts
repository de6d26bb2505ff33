import { css } from '../../styles/css.js';
import { dangerText } from '../../styles/danger-text.js';

export const addToCartStyles = css`
  :host { position: relative; }
  .control {
    display: block; /* as high as the line it was before, without a gap below */
    min-block-size: calc(max(2.75rem, 44px) * var(--_density));
    padding: calc(max(0.625rem, 10px) * var(--_density)) calc(max(1.5rem, 24px) * var(--_density));
    border: var(--_border-width) solid transparent;
    border-radius: var(--_button-radius);
    background: var(--_accent);
    box-shadow: var(--_button-shadow);
    color: var(--_on-accent);
    font-weight: var(--_button-weight);
  }
  .control:hover { filter: brightness(1.08); }
  /* Over the pressed control, as large and as round as that: nothing moves, and a second press still reaches it. */
  .added {
    position: absolute;
    inset-block-start: var(--_y, 0);
    left: var(--_x, 0);
    inline-size: var(--_width, 100%);
    block-size: var(--_height, 100%);
    display: flex;
    justify-content: center;
    align-items: center;
    gap: 0.5em;
    border-radius: var(--_round, var(--_radius));
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
    pointer-events: none;
    opacity: 0;
    visibility: hidden;
    transition: opacity var(--_duration), visibility var(--_duration);
  }
  .added.shown { opacity: 1; visibility: visible; }
  .added svg {
    inline-size: 1.125em;
    block-size: 1.125em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.25;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-dasharray: 24;
    stroke-dashoffset: 24;
  }
  .added.shown svg { stroke-dashoffset: 0; transition: stroke-dashoffset calc(var(--_duration) * 1.5) calc(var(--_duration) * 0.4); }
  .message { margin: max(0.5rem, 8px) 0 0; ${dangerText} font-size: 0.9375em; }
  .message:empty { display: none; }
  @media (forced-colors: active) {
    .added { border: 1px solid; }
  }
  @media print {
    .added, .message { display: none; }
  }
`;
