import { css } from '../../../../styles/css.js';

export const autoplayStyles = css`
  .autoplay {
    position: absolute;
    inset-block-end: clamp(8px, 2cqi, 20px);
    inset-inline-start: clamp(8px, 2cqi, 20px);
  }
  [data-captions^='bottom'] .autoplay { inset-block: clamp(8px, 2cqi, 20px) auto; }

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
  @media (forced-colors: active) {
    .autoplay .ring i::before { forced-color-adjust: none; background: Highlight; }
  }
`;
