import { button, buttonHover, focusRing } from '../../styles/button.js';
import { css } from '../../styles/css.js';
import { density } from '../../styles/density.js';
import { field } from '../../styles/field.js';

/** <site-search>: the author's form in a row, as far as the page has no rules for it; and the list of suggestions, whose place is ours. */
export const searchLightStyles = css`
  :where(site-search, [data-site-search]) {
    --_accent: var(--site-accent);
    --_accent-text: var(--site-accent-text);
    --_on-accent: var(--site-on-accent);
    --_surface: var(--site-surface);
    --_on-surface: var(--site-on-surface);
    --_muted: var(--site-muted);
    --_radius: var(--site-radius);
    --_field-line: var(--site-field-line);
    --_field-surface: var(--site-field-surface);
    --_field-text: var(--site-field-text);
    --_field-radius: var(--site-field-radius);
    --_button-radius: var(--site-button-radius);
    ${density}
    display: block;
  }
  :where(site-search, [data-site-search]) > :where(form) {
    display: flex; flex-wrap: wrap; gap: max(0.5rem, 8px); align-items: end; max-inline-size: max(40rem, 640px); line-height: 1.5;
    :where(label) { flex: 1 0 100%; font-weight: 600; }
    :where(label):where(:has(input)) { flex: 1 1 8em; min-inline-size: 0; }
    :where(input[type="search"]) {
      flex: 1 1 8em; min-inline-size: 0;
      ${field}
      appearance: none; outline-offset: 2px;
    }
    :where(label) > :where(input[type="search"]) { display: block; margin-block-start: max(0.375rem, 6px); font-weight: 400; }
    :where(input[type="search"]):where(:hover) { border-color: var(--_on-surface); }
    :where(input, button):where(:focus-visible) { ${focusRing} }
    :where(button:not([type="button"], [type="reset"])) {
      min-block-size: calc(max(3rem, 48px) * var(--_density)); padding: max(0.625rem, 10px) max(1.5rem, 24px);
      ${button}
    }
    :where(button:not([type="button"], [type="reset"])):where(:hover) { ${buttonHover} }
  }
  :where(site-search[compact]) { inline-size: var(--site-search-width, max(16rem, 256px)); max-inline-size: 100%; }
  :where(site-search[compact]) > :where(form) {
    position: relative; flex-wrap: nowrap; gap: 0; align-items: stretch; block-size: max(2.75rem, 44px);
    :where(label:not(:has(input))) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      margin: -1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    :where(label):where(:has(input)) { display: grid; grid-template: 100% / 100%; font-size: 0; }
    :where(input[type="search"]) {
      grid-area: 1 / 1;
      min-block-size: 0;
      block-size: 100%;
      padding-block: 0;
      font-size: calc(max(1rem, 16px) * var(--site-font-scale));
      border-radius: max(1.375rem, 22px);
    }
    :where(label) > :where(input[type="search"]) { margin-block-start: 0; }
    :where(input[type="search"]):where(:has(~ button), label:has(~ button) > *) { padding-inline-end: max(2.75rem, 44px); }
    :where(button:not([type="button"], [type="reset"])) {
      position: absolute; inset-block: 0; inset-inline-end: 0; inline-size: max(2.75rem, 44px); min-block-size: 0; margin: 0; padding: 0; overflow: clip;
      border-radius: var(--site-pill-radius); background: none; color: var(--_muted); display: grid; grid-template: 100% / 100%; place-items: center;
      white-space: nowrap;
    }
    :where(button:not([type="button"], [type="reset"])) > :where(svg, img) { grid-area: 1 / 1; }
    :where(button:not([type="button"], [type="reset"])):where(:hover) { background: none; color: var(--_on-surface); }
    /* A magnifying glass: a ring, and a stroke that starts at its edge. The button's word stays for screen readers, in a row below that is cut off. */
    :where(button:not([type="button"], [type="reset"], :has(svg, img)))::before, :where(button:not([type="button"], [type="reset"], :has(svg, img)))::after {
      content: "";
      grid-area: 1 / 1;
      box-sizing: border-box;
    }
    :where(button:not([type="button"], [type="reset"], :has(svg, img)))::before {
      inline-size: 14px;
      block-size: 14px;
      border: 2px solid;
      border-radius: 50%;
      translate: -2px -2px;
    }
    :where(button:not([type="button"], [type="reset"], :has(svg, img)))::after {
      inline-size: 8px;
      block-size: 2px;
      border-radius: min(1px, var(--_radius));
      background: currentcolor;
      translate: 5px 5px;
      rotate: 45deg;
    }
  }
  .site-search-list {
    position: fixed; inset: auto; top: var(--_y, 0); left: var(--_x, 0); z-index: var(--_layer); /* a place in the window, whichever way the page reads */
    box-sizing: border-box; inline-size: var(--_width); max-block-size: var(--_height); margin: 0; overflow: hidden auto; overscroll-behavior: contain;
  }
  .site-search-list:not([data-shown]) { display: none; }
  :where(.site-search-list) {
    padding: max(0.375rem, 6px);
    border: 1px solid color-mix(in oklab, var(--_field-line) 55%, transparent);
    border-radius: calc(var(--_radius) + max(0.25rem, 4px));
    background: var(--_surface); color: var(--_on-surface); box-shadow: var(--site-shadow, 0 1px 2px rgb(0 0 0 / 0.08), 0 8px 28px rgb(0 0 0 / 0.18));
    font-weight: 400; line-height: 1.35; text-align: start; cursor: default;
  }
  :where(.site-search-list) > :where([role="option"]) {
    display: grid;
    gap: max(0.0625rem, 1px);
    box-sizing: border-box;
    min-block-size: calc(max(2.75rem, 44px) * var(--_density));
    align-content: center;
    padding: max(0.5rem, 8px) max(0.75rem, 12px);
    border-radius: var(--_radius); color: inherit; text-decoration: none; cursor: pointer; overflow-wrap: anywhere; -webkit-tap-highlight-color: transparent;
  }
  :where(.site-search-list) > :where([role="option"]) > :where(:nth-child(2)) { color: var(--_muted); font-size: 0.875em; }
  :where(.site-search-list) > :where([data-all]) { margin-block-start: max(0.25rem, 4px); font-weight: 600; }
  :where(.site-search-list) :where(mark) { background: none; color: inherit; font-weight: 700; }
  @media (hover: hover) {
    :where(.site-search-list) > :where([role="option"]:hover) { background: color-mix(in oklab, var(--_on-surface) 6%, var(--_surface)); }
  }
  :where(.site-search-list) > :where([role="option"][aria-selected="true"]) {
    background: color-mix(in oklab, var(--_accent) 14%, var(--_surface));
    outline: 2px solid var(--_accent-text);
    outline-offset: -2px;
  }
  :where(.site-search-list) > :where([role="option"][aria-selected="true"]) > :where(span) { color: var(--_on-surface); }
  @media (forced-colors: active) {
    :where(site-search[compact]) > :where(form) :where(button)::after { forced-color-adjust: none; background: ButtonText; }
    :where(.site-search-list) { border-color: CanvasText; }
    :where(.site-search-list) > :where([role="option"][aria-selected="true"]) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
      outline: none;
    }
    :where(.site-search-list) > :where([role="option"][aria-selected="true"]) > :where(span) { color: HighlightText; }
  }
  @media print {
    .site-search-list { display: none; }
  }
`;
