import { css } from '../../../styles/css.js';
import { switchRules } from '../../../styles/switch.js';

export const purposeStyles = css`
  .banner.by-purpose .answers { display: flex; flex-wrap: wrap; }
  .bar.by-purpose .choices { flex: 1 1 max(31rem, 496px); }
  .banner.by-purpose .button { flex: 1 1 max(9.5rem, 152px); overflow-wrap: anywhere; }
  .banner.choosing {
    flex-flow: column nowrap;
    align-items: stretch;
    max-block-size: min(100%, max(44rem, 704px));
  }
  .bar.choosing > * { inline-size: 100%; max-inline-size: max(46rem, 736px); margin-inline: auto; }
  .banner.choosing .content { flex: 0 1 auto; min-block-size: max(8rem, 128px); overflow: auto; overscroll-behavior: contain; padding-inline: 4px; }
  .banner.choosing .choices { flex: none; }
  .popup.by-purpose { inline-size: min(max(27rem, 432px), 100% - 2 * var(--_gap)); }
  .popup.choosing { max-block-size: min(100% - 2 * var(--_gap), max(44rem, 704px)); }
  .purposes { margin: max(0.75rem, 12px) 0 0; padding: 0; list-style: none; }
  .purpose { padding-block: calc(max(0.25rem, 4px) * var(--_density)) calc(max(0.75rem, 12px) * var(--_density)); border-block-start: 1px solid var(--_line); }
  .content .line { display: flex; align-items: center; justify-content: space-between; gap: max(1rem, 16px); min-block-size: max(2.75rem, 44px); margin: 0; }
  .content .line .note { margin: 0; }
  label.line { cursor: pointer; }
  .content .about { margin: 0; color: var(--_muted); }
  details { margin-block-start: max(0.25rem, 4px); }
  summary {
    inline-size: fit-content;
    min-block-size: 24px;
    padding-block: 2px;
    color: var(--_muted);
    font-size: 0.875em;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  details ul { margin: max(0.25rem, 4px) 0 0; padding: 0; list-style: none; font-size: 0.875em; }
  details li { display: flex; flex-wrap: wrap; gap: 0 0.6em; padding-block: 0.25em; overflow-wrap: anywhere; }
  details code { font-size: 1em; font-weight: 600; }
  @media (max-height: 480px) {
    .banner.choosing .content { flex: none; overflow: visible; }
  }
  ${switchRules}
`;
