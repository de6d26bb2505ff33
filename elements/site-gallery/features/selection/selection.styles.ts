import { css, Styles } from '../../../../styles/css.js';
import { unselectedAttribute } from '../../slides/get-slides.js';

export const selectionStyles = css`
  .filter {
    display: flex;
    gap: 8px;
    align-items: flex-start;
    overflow: auto hidden;
    overscroll-behavior-inline: contain;
    scrollbar-width: none;
  }
  .tag, .more {
    flex: none;
    min-block-size: 44px;
    padding: 0 18px;
    border: var(--_border-width) solid var(--site-line, light-dark(rgb(0 0 0 / 0.18), rgb(255 255 255 / 0.24)));
    border-radius: var(--_pill-radius);
    color: inherit;
    background: none;
    white-space: nowrap;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
    transition: background-color var(--_duration) ease, color var(--_duration) ease;
  }
  .tag[aria-pressed='true'] { border-color: currentColor; color: var(--_surface); background: var(--_on-surface); }
  /* An outline would be cut off by the row that scrolls. */
  .tag:focus-visible { outline: 3px solid var(--_accent-text); outline-offset: -3px; box-shadow: inset 0 0 0 5px var(--_surface); }
  .more { display: block; margin: clamp(16px, 3cqi, 28px) auto 4px; padding-inline: 28px; }
  .more:focus-visible { outline: 3px solid var(--_accent-text); outline-offset: 3px; }
  @media (hover: hover) {
    .tag:not([aria-pressed='true']):hover, .more:hover { background: var(--site-fill, light-dark(rgb(0 0 0 / 0.06), rgb(255 255 255 / 0.1))); }
  }
  @media (forced-colors: active) {
    .tag[aria-pressed='true'] { forced-color-adjust: none; color: HighlightText; background: Highlight; border-color: Highlight; }
  }
  @media print {
    .filter, .more { display: none; }
  }
`;

/** For slides in the page's own markup, whatever the page's rules make of them. */
export const unselectedStyles = new Styles(`[${unselectedAttribute}] { display: none !important; }`);
