import { css } from '../../styles/css.js';

/** Headings as buttons over panels that grow and shrink in 250 ms. Source: page-runtime-platform §5, §9. */
export const accordionStyles = css`
  .item { border-block-end: 1px solid var(--site-accordion-line, var(--_line)); }
  .item:first-of-type { border-block-start: 1px solid var(--site-accordion-line, var(--_line)); }
  button {
    display: flex; align-items: center; justify-content: space-between; gap: calc(var(--_space) * 2);
    inline-size: 100%; min-block-size: calc(44px * var(--_density)); padding: calc(var(--_space) * 1.5) 4px; border: 0;
    border-radius: calc(var(--_radius) / 2); background: none; text-align: start;
  }
  .split {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: calc(var(--_space) * 2);
    box-sizing: border-box;
    min-block-size: calc(44px * var(--_density));
    padding: calc(var(--_space) * 1.5) 4px;
  }
  .split .title { position: relative; z-index: 1; pointer-events: none; }
  .split button { flex: none; inline-size: auto; min-block-size: 0; padding: 0; }
  .split button::before { content: ""; position: absolute; inset: 0; }
  .title { min-inline-size: 0; overflow-wrap: anywhere; }
  .icon {
    flex: none;
    inline-size: 10px;
    block-size: 10px;
    margin-inline: 4px;
    border: solid;
    border-width: 0 2px 2px 0;
    translate: 0 -25%;
    rotate: 45deg;
    transition: rotate calc(var(--_duration) * 1.25), translate calc(var(--_duration) * 1.25);
  }
  [aria-expanded="true"] .icon { rotate: 225deg; translate: 0 25%; }
  .panel { display: grid; grid-template-rows: 0fr; transition: grid-template-rows calc(var(--_duration) * 1.25); }
  @media not print { .panel[hidden]:not([hidden="until-found"]) { display: none; } }
  .panel:is([data-phase="opening"], [data-phase="open"]) { grid-template-rows: 1fr; }
  .content { min-block-size: 0; overflow: clip; padding-inline: 4px; }
  .panel[data-phase="open"] .content { overflow: visible; }
  /* Margins of the first and the last paragraph stay inside, so that a closed panel has no height. */
  .content::before { content: ""; display: table; }
  .content::after { content: ""; display: block; block-size: 16px; }
  @media print {
    .icon { display: none; }
    .panel, .panel[hidden] { display: block; content-visibility: visible; }
    .content { overflow: visible; }
  }
`;
