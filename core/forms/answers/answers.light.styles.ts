import { css } from '../../../styles/css.js';

/** Questions with their answers, before and after a form is sent. */
export const answersLightStyles = css`
  :where(.site-form-answers) {
    display: grid; grid-template-columns: minmax(0, 1fr); gap: max(1.375rem, 22px);
    :where(h2, h3, dl, dd, p) { margin: 0; }
    :where(h2) { font-size: 1.25em; line-height: 1.3; }
    :where(h3) { font-size: 1.0625em; line-height: 1.3; padding-block-end: max(0.375rem, 6px); }
    :where(dd:not(.site-form-answer-change)) { flex: 1 1 max(11rem, 176px); min-inline-size: 0; overflow-wrap: anywhere; white-space: pre-line; }
    :where(dt) { flex: 1 1 max(9rem, 144px); color: var(--_muted); font-weight: 400; overflow-wrap: anywhere; }
  }
  :where(.site-form-sent-answers) { margin-block-start: max(1.375rem, 22px); gap: max(0.5rem, 8px); white-space: normal; }
  :where(.site-form-answer) {
    display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px max(1rem, 16px); padding-block: max(0.375rem, 6px);
    border-block-start: 1px solid color-mix(in oklab, var(--_field-line) 35%, transparent);
  }
  :where(.site-form-answer-missing) { color: var(--_muted); font-style: italic; }
  @media print { :where(.site-form-answer) { break-inside: avoid; } }
`;
