import { css } from '../../../../styles/css.js';

export const ownControlStyles = css`
  ::slotted(:is([slot='previous'], [slot='next'])) { pointer-events: auto; }
  /* Where built-in dots would be. */
  .own-pagination {
    position: absolute;
    inset-block-end: clamp(6px, 1.6cqi, 16px);
    inset-inline: 72px;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
  }
  [data-captions^='bottom'] .own-pagination { inset-block: clamp(6px, 1.6cqi, 16px) auto; }
  [data-vertical] .own-pagination { inset-block: 72px; inset-inline: auto clamp(6px, 1.6cqi, 16px); flex-direction: column; }
  .own-pagination ::slotted(*) { pointer-events: auto; }
  ::slotted([aria-disabled='true']) { opacity: 0.4; cursor: default; }
`;
