import { css } from '../../styles/css.js';

/** <site-accordion>: the author's <details> look as its own items do; headings lose their margins when they become buttons. */
export const accordionLightStyles = css`
  :where(site-accordion, [data-site-accordion]) { display: block; --_line: var(--site-line); }
  :is(site-accordion, [data-site-accordion]) > [slot^="heading-"] { margin: 0; font-size: 1.125em; }
  :is(site-accordion, [data-site-accordion]) > [slot^="heading-"] :is(a[href], button, input, select, textarea) { pointer-events: auto; }
  :where(site-accordion, [data-site-accordion]) > :where(details) {
    border-block-end: 1px solid var(--site-accordion-line, var(--_line)); padding: 0 4px;
    &:first-of-type { border-block-start: 1px solid var(--site-accordion-line, var(--_line)); }
    & > :where(summary) {
      display: flex; align-items: center; justify-content: space-between; gap: 16px;
      box-sizing: border-box; min-block-size: 44px; padding-block: 12px; cursor: pointer; font-weight: 600; list-style: none;
      &::-webkit-details-marker { display: none; }
      & > :is(h1, h2, h3, h4, h5, h6) { margin: 0; font-size: 1.125em; }
      &::after {
        content: ""; flex: none; inline-size: 10px; block-size: 10px; margin-inline: 4px; box-sizing: border-box;
        border: solid; border-width: 0 2px 2px 0; translate: 0 -25%; rotate: 45deg;
      }
    }
    &[open] { padding-block-end: 16px; }
    &[open] > :where(summary)::after { rotate: 225deg; translate: 0 25%; }
  }
  /* Headings before the script: rows as high as the buttons that they will be in, what they open put away.
     The parent first: else every node of the page looks through all before it. */
  @media (scripting: enabled) {
    :is(site-accordion:not(:defined, [data-site-served]), [data-site-accordion]):not(:has(> details)) {
      & > :is(h2, h3, h4):first-child, & > h2:first-child ~ h2, & > h3:first-child ~ h3, & > h4:first-child ~ h4 {
        position: relative;
        box-sizing: border-box;
        min-block-size: 45px;
        margin: 0;
        padding: 12px 38px 12px 4px;
        padding-inline: 4px 38px;
        align-content: center;
        border-block-end: 1px solid var(--site-accordion-line, var(--_line)); font-size: 1.125em; overflow-wrap: anywhere;
        &::after {
          content: "";
          position: absolute;
          inset-block-start: calc(50% - 5px);
          inset-inline-end: 8px;
          inline-size: 10px;
          block-size: 10px;
          box-sizing: border-box;
          border: solid; border-width: 0 2px 2px 0; translate: 0 -25%; rotate: 45deg;
        }
      }
      & > :is(h2, h3, h4):first-child { min-block-size: 46px; border-block-start: 1px solid var(--site-accordion-line, var(--_line)); }
      & > h2:first-child ~ :where(& > :not(h2)), & > h3:first-child ~ :where(& > :not(h3)), & > h4:first-child ~ :where(& > :not(h4)) { display: none; }
    }
  }
  /* With first-open it looks as it will, from the first frame on. */
  @media (scripting: enabled) {
    :is(site-accordion[first-open]:not([first-open="false"], :defined), [data-site-accordion][data-first-open]:not([data-first-open="false"]))
      > details:first-of-type:not([open]) {
      padding-block-end: 16px;
      &::details-content { content-visibility: visible; block-size: auto; }
      & > :where(summary)::after { rotate: 225deg; translate: 0 25%; }
    }
  }
  /* The content's height moves where the browser can do that with nothing but a rule. */
  @supports selector(::details-content) {
    :where(site-accordion, [data-site-accordion]) > details {
      interpolate-size: allow-keywords;
      &::details-content { block-size: 0; overflow: clip; }
      &[open]::details-content { block-size: auto; }
    }
  }
  /* Once it lives: a style sheet that comes after its first frame must not set anything in motion. */
  @media (prefers-reduced-motion: no-preference) {
    :where(site-accordion:defined) > :where(details) {
      transition: padding calc(var(--site-duration) * 1.25);
      & > :where(summary)::after { transition: rotate calc(var(--site-duration) * 1.25), translate calc(var(--site-duration) * 1.25); }
      &::details-content { transition: block-size calc(var(--site-duration) * 1.25), content-visibility calc(var(--site-duration) * 1.25) allow-discrete; }
    }
  }
  @media print {
    :is(site-accordion, [data-site-accordion]) > details::details-content { content-visibility: visible; block-size: auto; }
  }
`;
