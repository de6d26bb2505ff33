import { css } from '../../styles/css.js';
import { dangerText } from '../../styles/danger-text.js';

export const checkoutButtonStyles = css`
  :host { position: relative; }
  .control {
    display: block; min-block-size: max(2.75rem, 44px); padding: max(0.625rem, 10px) max(1.5rem, 24px); border: 1px solid transparent;
    border-radius: var(--_button-radius); background: var(--_accent); color: var(--_on-accent); font-weight: 600;
  }
  .control:hover { filter: brightness(1.08); }
  .control:focus-visible { outline: 2px solid var(--_accent-text); outline-offset: 2px; }
  .control[aria-busy="true"] { cursor: progress; }
  .express { display: grid; gap: 8px; margin-block-end: 12px; }
  .express-button {
    min-block-size: max(2.75rem, 44px); padding: max(0.625rem, 10px) max(1.5rem, 24px); border: 1px solid var(--_on-surface);
    border-radius: var(--_button-radius);
    background: var(--_on-surface); color: var(--_surface); font: inherit; font-weight: 600;
  }
  .express-button:hover { filter: brightness(1.15); }
  .express-button:focus-visible { outline: 2px solid var(--_accent-text); outline-offset: 2px; }
  .express-button[aria-busy="true"] { cursor: progress; }
  .note { margin: 0; color: var(--_muted); font-size: 14px; }
  .or { display: flex; align-items: center; gap: 12px; color: var(--_muted); font-size: 14px; }
  .or::before, .or::after { content: ''; flex: 1; border-block-start: 1px solid var(--_line); }
  .error {
    margin: max(0.5rem, 8px) 0 0;
    padding: 8px 12px;
    border-inline-start: 3px solid var(--_danger);
    ${dangerText}
    font-size: 0.9375em;
    line-height: 1.5;
  }
  .error:not(:has(span)) { display: none; }
  @media print { .express, .error { display: none; } }
`;
