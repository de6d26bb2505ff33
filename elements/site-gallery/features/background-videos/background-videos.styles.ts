import { css } from '../../../../styles/css.js';

export const backgroundVideosStyles = css`
  .background-videos {
    position: absolute;
    inset-block-end: clamp(8px, 2cqi, 20px);
    inset-inline-start: clamp(8px, 2cqi, 20px);
  }
  .background-videos svg { stroke-width: 1.75; }
  .background-videos .pause { stroke-width: 2; }
  [data-captions^='bottom'] .controls .background-videos, .background-videos[data-above] { inset-block: clamp(8px, 2cqi, 20px) auto; }
  .autoplay ~ .background-videos { inset-inline-start: calc(clamp(8px, 2cqi, 20px) + 52px); }
  .controls:has(.autoplay ~ .background-videos) .indicators { --_beside: 124px; }

  /* Where all slides are in view, the button stays in view with them. */
  .corner {
    position: sticky;
    z-index: 1;
    inset-block-start: var(--_header, 0px);
    block-size: 60px;
    margin-block-end: -60px;
    pointer-events: none;
  }
  .corner .background-videos { inset-block: clamp(8px, 2cqi, 20px) auto; }
  @media print {
    .corner { display: none; }
  }
`;
