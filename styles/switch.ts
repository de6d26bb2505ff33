import { declarations } from './css.js';

/** Rules of a switch: `<input type="checkbox" role="switch">`. */
export const switchRules = declarations`
  input[role=switch] {
    appearance: none;
    flex: none;
    display: grid;
    align-items: center;
    inline-size: max(2.75rem, 44px);
    block-size: max(1.5rem, 24px);
    margin: 0;
    padding: 0 3px;
    border: 2px solid var(--_on-surface);
    border-radius: 999px;
    background: none;
    cursor: pointer;
  }
  input[role=switch]::before {
    content: "";
    inline-size: max(0.875rem, 14px);
    block-size: max(0.875rem, 14px);
    border-radius: 50%;
    background: var(--_on-surface);
  }
  input[role=switch]:checked { background: var(--_on-surface); }
  input[role=switch]:checked::before { justify-self: end; background: var(--_surface); }
  @media (forced-colors: active) {
    input[role=switch] { border-color: ButtonText; }
    input[role=switch]::before { forced-color-adjust: none; background: ButtonText; }
    input[role=switch]:checked { forced-color-adjust: none; background: Highlight; }
    input[role=switch]:checked::before { background: HighlightText; }
  }
`;
