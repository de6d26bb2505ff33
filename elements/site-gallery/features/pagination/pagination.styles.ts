import { css } from '../../../../styles/css.js';

export const paginationStyles = css`
  .indicators {
    position: absolute;
    inset-block-end: clamp(6px, 1.6cqi, 16px);
    --_beside: 72px;
    inset-inline: var(--_beside);
    display: flex;
    justify-content: safe center;
    /* One line over the images, of whole dots where browsers round: what has no room is swiped to. */
    max-inline-size: round(down, 100cqi - 2 * var(--_beside), 24px);
    margin-inline: auto;
    overflow: auto hidden;
    overscroll-behavior: contain;
    scrollbar-width: none;
  }
  .indicators::-webkit-scrollbar { display: none; }
  /* Captions have the lower edge. */
  [data-captions^='bottom'] .indicators { inset-block: clamp(6px, 1.6cqi, 16px) auto; }
  .indicator {
    position: relative;
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    pointer-events: auto;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  /* A light dot with a dark edge: seen on any image. */
  .indicator::before {
    content: '';
    position: absolute;
    inset: 0;
    inline-size: 9px;
    block-size: 9px;
    margin: auto;
    border-radius: 50%;
    background: color-mix(in srgb, var(--site-on-scrim) 55%, transparent);
    box-shadow: 0 0 0 1px color-mix(in srgb, var(--site-scrim) 45%, transparent), 0 1px 4px color-mix(in srgb, var(--site-scrim, #000) 35%, transparent);
    transition: scale var(--_duration) ease, background-color var(--_duration) ease;
  }
  .indicator[aria-current]::before { background: var(--site-on-scrim); scale: 1.35; }
  .indicator:focus-visible { outline: 3px solid var(--_accent-text); outline-offset: -2px; box-shadow: inset 0 0 0 3px var(--_surface); }
  @media (hover: hover) {
    .indicator:hover::before { background: var(--site-on-scrim); }
  }

  .fraction {
    position: absolute;
    inset-block-end: clamp(10px, 2cqi, 20px);
    inset-inline: 0;
    inline-size: fit-content;
    margin: 0 auto;
    padding: 0.3em 0.85em;
    border: var(--_border-width) solid var(--site-control-line);
    border-radius: var(--_pill-radius);
    font-size: calc(13px * var(--_font-scale));
    font-weight: 500;
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.02em;
    color: var(--_ink);
    background: var(--_glass);
    box-shadow: var(--site-shadow-small);
    -webkit-backdrop-filter: blur(14px) saturate(1.7);
    backdrop-filter: blur(14px) saturate(1.7);
  }
  [data-captions^='bottom'] .fraction { inset-block: clamp(10px, 2cqi, 20px) auto; }

  /* A light bar on a dark ground: seen on any image. */
  .progress {
    position: absolute;
    inset-block-end: clamp(10px, 2cqi, 20px);
    inset-inline: clamp(72px, 12cqi, 160px);
    block-size: 4px;
    overflow: clip;
    border-radius: calc(var(--_radius) / 4);
    background: color-mix(in srgb, var(--site-scrim) 50%, transparent);
    box-shadow: 0 0 0 1px color-mix(in srgb, var(--site-on-scrim) 35%, transparent), 0 1px 4px color-mix(in srgb, var(--site-scrim, #000) 35%, transparent);
  }
  [data-captions^='bottom'] .progress { inset-block: clamp(10px, 2cqi, 20px) auto; }
  .progress::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: var(--site-on-scrim);
    scale: var(--_done) 1;
    transform-origin: left;
    transition: scale var(--_duration) ease;
  }
  .progress:dir(rtl)::before { transform-origin: right; }

  /* Beside slides that move up and down. */
  [data-vertical] .indicators {
    inset-block: 72px;
    inset-inline: auto clamp(20px, calc(2cqi + 12px), 32px);
    flex-flow: column;
    max-inline-size: none;
    max-block-size: round(down, 100% - 144px, 24px);
    margin: auto 0;
    overflow: hidden auto;
  }
  [data-vertical] .fraction { inset-block: clamp(10px, 2cqi, 20px) auto; }
  [data-vertical] .progress {
    inset-block: 72px;
    inset-inline: auto clamp(28px, calc(2cqi + 22px), 42px);
    inline-size: 4px;
    block-size: auto;
  }
  [data-vertical] .progress::before { scale: 1 var(--_done); transform-origin: top; }

  @media (prefers-reduced-transparency: reduce) {
    .fraction { background: var(--_surface); color: var(--_on-surface); backdrop-filter: none; }
  }
  @media (prefers-reduced-motion: reduce) {
    .progress::before { transition: none; }
  }
  @media (forced-colors: active) {
    .fraction { background: ButtonFace; color: ButtonText; border-color: ButtonText; backdrop-filter: none; box-shadow: none; }
    .progress { forced-color-adjust: none; background: Canvas; box-shadow: 0 0 0 2px CanvasText; }
    .progress::before { background: Highlight; }
    .indicator::before { forced-color-adjust: none; background: ButtonFace; box-shadow: 0 0 0 2px ButtonText; }
    .indicator[aria-current]::before { background: Highlight; }
  }
`;
