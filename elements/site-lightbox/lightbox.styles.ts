import { css } from '../../styles/css.js';

/** What the first frame needs. The room of a picture is `.area`: its size decides, and nothing is counted twice. */
export const lightboxStyles = css`
  :host(:empty) { display: contents; }
  .lightbox {
    --_ink: var(--site-lightbox-color, light-dark(theme(on-surface light), #f4f5f7));
    --_paper: var(--site-lightbox-surface, light-dark(#fff, #0b0c0f));
    --_veil: color-mix(in srgb, var(--_paper) 72%, transparent);
    --_top: env(safe-area-inset-top, 0px);
    --_bottom: env(safe-area-inset-bottom, 0px);
    --_left: env(safe-area-inset-left, 0px);
    --_right: env(safe-area-inset-right, 0px);
    color-scheme: dark;
    position: fixed; inset: 0; z-index: var(--_layer); overflow: hidden;
    inline-size: 100%; block-size: 100vh; block-size: 100dvh; max-inline-size: none; max-block-size: none;
    margin: 0; padding: 0; border: 0; background: none; color: var(--_ink); line-height: 1.5;
    overscroll-behavior: contain; -webkit-tap-highlight-color: transparent;
  }
  .lightbox[data-theme='light'] { color-scheme: light; }
  .lightbox::backdrop { background: none; }
  .overlay, .stage, .slide, .chrome { position: absolute; inset: 0; }
  .overlay { background: var(--_paper); opacity: calc(var(--_presence, 1) * var(--site-lightbox-opacity, 0.95)); }
  .stage { overflow: hidden; outline: none; touch-action: none; user-select: none; -webkit-user-select: none; }
  .area { position: absolute; pointer-events: none;
    inset: calc(64px + var(--_top)) calc(72px + var(--_right)) calc(76px + var(--_bottom)) calc(72px + var(--_left)); }
  .slide { translate: var(--_turn, 0) 0; }
  .picture { position: absolute; top: 0; left: 0; width: var(--_width); height: var(--_height); cursor: zoom-in;
    transform-origin: 0 0; transform: translate(var(--_x), var(--_y)) scale(var(--_scale)); border-radius: var(--site-lightbox-radius, 0); }
  .picture > *, .picture img { position: absolute; inset: 0; width: 100%; height: 100%; max-width: none; border: 0; border-radius: inherit;
    object-fit: cover; }

  .chrome { pointer-events: none; opacity: var(--_presence, 1); }
  .chrome > * { position: absolute; }
  .bar { inset-block-start: var(--_top); inset-inline: max(10px, var(--_left)) max(10px, var(--_right));
    block-size: 64px; display: flex; align-items: center; gap: 2px; }
  .counter {
    margin: 0; padding: 4px 12px; border-radius: var(--_pill-radius); background: var(--_veil);
    font-size: calc(max(0.875rem, 14px) * var(--_font-scale)); font-variant-numeric: tabular-nums;
  }
  .room { flex: 1; }
  button { display: grid; place-items: center; inline-size: 48px; block-size: 48px; padding: 0; border: 0; border-radius: var(--_pill-radius);
    background: var(--_veil); color: inherit; pointer-events: auto; transition: background-color var(--_duration); }
  button:hover { background: color-mix(in srgb, var(--_ink) 16%, var(--_paper)); }
  button:focus-visible { outline: 2px solid var(--_ink); outline-offset: -3px; }
  [hidden] { display: none; }
  svg { inline-size: 24px; fill: none; stroke: currentcolor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
  .arrow { inset-block-start: calc(50% - 24px); }
  .previous { inset-inline-start: calc(12px + var(--_left)); }
  .next { inset-inline-end: calc(12px + var(--_right)); }
  .lightbox:dir(rtl) .arrow svg { transform: scaleX(-1); }
  .caption-toggle { display: none; }
  @media (max-width: 767px) {
    .area { inset: calc(64px + var(--_top)) 0 calc(76px + var(--_bottom)); }
    .arrow { inset-block: auto calc(14px + var(--_bottom)); }
  }
  @media (max-height: 500px) { .area { inset: 0 var(--_right) 0 var(--_left); } }
  @media print { .lightbox { display: none; } }
`;
