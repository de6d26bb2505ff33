import { css } from '../../styles/css.js';

/** No box of its own: its buttons lie over the page, and pictures stay where they are. */
export const pinItStyles = css`
  :host { display: contents; }
  .layer { position: absolute; inset-block-start: 0; left: 0; z-index: 1; inline-size: 0; block-size: 0; }
  .save {
    --_inset: 10px;
    position: absolute;
    left: calc(var(--_x, 0px) + var(--_inset));
    top: calc(var(--_y, 0px) + var(--_inset));
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-block-size: 36px;
    padding-inline: 10px 14px;
    border-radius: 18px;
    background: #e60023;
    color: #fff;
    box-shadow: 0 1px 6px rgb(0 0 0 / 0.3);
    font-family: system-ui, sans-serif;
    font-size: 14px;
    font-weight: 700;
    line-height: 1;
    text-decoration: none;
    white-space: nowrap;
    opacity: 0;
    pointer-events: none;
    transition: opacity var(--_duration);
  }
  :is(.top-end, .bottom-end) .save { left: auto; left: calc(var(--_x, 0px) + var(--_width, 0px) - var(--_inset)); translate: -100% 0; }
  :is(.bottom-start, .bottom-end) .save { top: calc(var(--_y, 0px) + var(--_height, 0px) - var(--_inset) - 36px); }
  :is(.top-start, .bottom-start) .save:dir(rtl) { left: calc(var(--_x, 0px) + var(--_width, 0px) - var(--_inset)); translate: -100% 0; }
  :is(.top-end, .bottom-end) .save:dir(rtl) { left: calc(var(--_x, 0px) + var(--_inset)); translate: none; }
  .save:is([data-shown], :hover, :focus) { opacity: 1; pointer-events: auto; }
  .save:hover { background: #ad081b; }
  .save:focus-visible { outline: 2px solid #fff; outline-offset: 0; box-shadow: 0 0 0 5px #111; }
  svg { inline-size: 18px; block-size: 18px; fill: currentcolor; }
  @media (hover: none) {
    .save { min-block-size: 44px; border-radius: 22px; opacity: 1; pointer-events: auto; }
    :is(.bottom-start, .bottom-end) .save { top: calc(var(--_y, 0px) + var(--_height, 0px) - var(--_inset) - 44px); }
  }
  @media (forced-colors: active) { .save { border: 1px solid ButtonText; } }
  @media print { .layer { display: none; } }
`;
