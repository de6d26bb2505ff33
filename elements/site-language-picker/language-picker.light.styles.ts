import { css } from '../../styles/css.js';

/** <site-language-picker>: the author's links, in a line as before the script. Everything is wrapped in :where(), so any rule of the page wins. */
export const languagePickerLightStyles = css`
  :where(site-language-picker, [data-site-language-picker]) { display: inline-block; max-inline-size: 100%; }
  :where(:is(site-language-picker, [data-site-language-picker]) a[hreflang]) {
    display: inline-flex;
    align-items: center;
    min-block-size: max(2.75rem, 44px);
    margin-inline-end: max(1rem, 16px);
    color: inherit;
    text-underline-offset: 0.2em;
    &:where([aria-current]) { font-weight: 700; text-decoration: none; }
    &:where(:focus-visible) { outline: 2px solid var(--site-accent-text); outline-offset: 2px; }
  }
  /* A menu has one button in a line's place. */
  @media (scripting: enabled) {
    :where(site-language-picker[design="menu"]:not(:defined, [data-site-served])) { block-size: max(2.75rem, 44px); overflow: clip; }
  }
`;
