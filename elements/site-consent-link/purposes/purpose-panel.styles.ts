import { css } from '../../../styles/css.js';
import { switchRules } from '../../../styles/switch.js';

export const purposePanelStyles = css`
  .purposes, .purpose ul { margin: 0; padding: 0; list-style: none; }
  .purpose { padding-block: calc(max(0.25rem, 4px) * var(--_density)) calc(max(0.75rem, 12px) * var(--_density)); border-block-start: 1px solid var(--_line); }
  .purpose p { padding: 0; }
  .line { display: flex; align-items: center; justify-content: space-between; gap: max(1rem, 16px); min-block-size: max(2.75rem, 44px); margin: 0; }
  .line .note { margin: 0; }
  label.line { cursor: pointer; }
  .about { margin: 0; color: var(--_muted); }
  summary {
    inline-size: fit-content;
    min-block-size: 24px;
    margin-block-start: max(0.25rem, 4px);
    color: var(--_muted);
    font-size: 0.875em;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  .purpose ul { margin-block-start: max(0.25rem, 4px); font-size: 0.875em; }
  .purpose ul li { display: flex; flex-wrap: wrap; gap: 0 0.6em; padding-block: 0.25em; overflow-wrap: anywhere; }
  .purpose a { color: inherit; }
  code { font-weight: 600; }
  .purposes + .choices button { flex: 1 1 max(9.5rem, 152px); overflow-wrap: anywhere; min-inline-size: 0; }
  ${switchRules}
`;
