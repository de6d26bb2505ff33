import { css } from '../../styles/css.js';

/** <site-code>: the author's code in its final place and colors. The colors pass contrast on the surface, light and dark. */
export const codeLightStyles = css`
  :where(site-code, [data-site-code]) {
    box-sizing: border-box; border-radius: var(--site-radius); direction: ltr; text-align: start;
    color: var(--site-code-text, light-dark(#1d2129, #e6e9ef)); background: var(--site-code-surface, light-dark(#f5f6f8, #14171d));
  }
  /* As wide as there is room, in parents that shrink to fit too. */
  :where(site-code:not(:defined, [data-site-served]), [data-site-code]) {
    display: grid; grid-template-columns: minmax(0, calc(100vw - 64px)) minmax(0, 1fr);
    & > * { grid-column: 1 / -1; contain: inline-size; }
  }
  :where(site-code[line-numbers]:not(:defined, [data-site-served])) { padding-inline-start: 56px; }
  :where(site-code:not(:defined)) > :where(pre) { overflow-x: auto; }
  :where(site-code[wrap]) > :where(pre) { white-space: pre-wrap; overflow-wrap: anywhere; }
  :where(site-code, [data-site-code]) > :where(pre) {
    margin: 0; padding: 16px; border: 0; background: none; color: inherit;
    font: calc(14px * var(--site-font-scale))/calc(22px * var(--site-font-scale)) var(--site-code-font); tab-size: 2;
    & > :where(code) { padding: 0; border: 0; background: none; color: inherit; font: inherit; white-space: inherit; overflow-wrap: inherit; }
  }
  /* In our elements only: a name that any node may paint has every node of the page styled once more for each of them. */
  :where(site-code) ::highlight(site-code-comment) { color: var(--site-code-comment, light-dark(#5b6472, #9aa3b2)); }
  :where(site-code) ::highlight(site-code-keyword) { color: var(--site-code-keyword, light-dark(#a3195b, #ff9ac1)); }
  :where(site-code) ::highlight(site-code-string) { color: var(--site-code-string, light-dark(#176639, #8fdca9)); }
  :where(site-code) ::highlight(site-code-number) { color: var(--site-code-number, light-dark(#8a4200, #ffb77a)); }
  :where(site-code) ::highlight(site-code-title) { color: var(--site-code-title, light-dark(#1d4fc4, #9dbcff)); }
  :where(site-code) ::highlight(site-code-attribute) { color: var(--site-code-attribute, light-dark(#6a3fb5, #cdb2ff)); }
  :where(site-code) ::highlight(site-code-type) { color: var(--site-code-type, light-dark(#0b6478, #7fd6e8)); }
  :where(site-code) ::highlight(site-code-meta) { color: var(--site-code-meta, light-dark(#5b6472, #9aa3b2)); }
  :where(site-code) ::highlight(site-code-addition) {
    color: var(--site-code-string, light-dark(#176639, #8fdca9));
    background-color: var(--site-code-inserted, light-dark(#dff3e6, #143122));
  }
  :where(site-code) ::highlight(site-code-deletion) {
    color: var(--site-danger, light-dark(#a41b14, theme(danger dark)));
    background-color: var(--site-code-deleted, light-dark(#fbe5e3, #3a1714));
  }
  @media (forced-colors: active) {
    :where(site-code, [data-site-code]) { border: 1px solid; }
  }
  @media print {
    :where(site-code, [data-site-code]) > :where(pre) { white-space: pre-wrap; overflow-wrap: anywhere; }
  }
`;
