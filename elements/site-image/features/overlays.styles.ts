import { css } from '../../../styles/css.js';

export const overlaysStyles = css`
  .frame[data-painted] { --_opacity: 0; }
  .over {
    position: absolute;
    left: 0;
    top: var(--_top, 0);
    bottom: 0;
    width: var(--_width, 100%);
    height: var(--_height, 100%);
    border-radius: var(--_round, var(--_corner));
    pointer-events: none;
  }
  .preview, .background, .broken, .outline { padding: var(--_pad, 0); clip-path: var(--_clip, none); background-clip: content-box; }
  .preview { object-fit: var(--_fit, cover); object-position: var(--_at, 50%); transition: opacity calc(2 * var(--_duration)) ease-out; }
  .frame:not([data-phase="waiting"]) .preview { opacity: 0; }
  .background, .shade { z-index: -1; }
  .background { background: var(--_image) var(--_at, 50%) / var(--_fit, cover) no-repeat content-box; }
  .shade { filter: var(--_drop, none); }
  .outline { inline-size: 100%; block-size: 100%; scale: 0.99; background-color: #000; } /* smaller: no dark fringe */
  .broken {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 8px;
    overflow: hidden;
    background-color: color-mix(in srgb, var(--_on-surface) 7%, var(--_surface));
    color: var(--_on-surface);
    font-size: calc(max(0.875rem, 14px) * var(--_font-scale));
    line-height: 1.4;
    text-align: center;
    text-wrap: balance;
  }
  .broken span { max-inline-size: max(24rem, 384px); padding-inline: 16px; }
  .broken svg { fill: none; stroke: var(--_muted); stroke-width: 1.5; stroke-linejoin: round; stroke-linecap: round; }
  @media (forced-colors: active) {
    .broken { border: 1px solid; }
  }
  @media print {
    .preview { display: none; }
  }
`;
