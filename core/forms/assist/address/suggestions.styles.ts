import { css } from '../../../../styles/css.js';

/** For the page; any rule of the page wins over how it looks. Where it lies is ours. */
export const suggestionsStyles = css`
  .site-form-places {
    position: fixed; inset: auto; top: var(--_y, 0); left: var(--_x, 0); z-index: var(--_layer); /* a place in the window, whichever way the page reads */
    box-sizing: border-box; inline-size: var(--_width); max-block-size: var(--_height); margin: 0;
    overflow: hidden auto; overscroll-behavior: contain;
  }
  .site-form-places:not([data-shown]) { display: none; }
  .site-form-places-status {
    position: fixed; inset-block-start: 0; inset-inline-start: 0; inline-size: 1px; block-size: 1px; overflow: hidden;
    clip-path: inset(50%); white-space: nowrap;
  }
  :where(.site-form-places) {
    padding: calc(max(0.375rem, 6px) * var(--_density));
    border: 1px solid color-mix(in oklab, var(--_field-line) 55%, transparent);
    border-radius: calc(var(--_radius) + max(0.25rem, 4px));
    background: var(--_surface); color: var(--_on-surface);
    box-shadow: var(--site-shadow, 0 1px 2px rgb(0 0 0 / 0.08), 0 8px 28px rgb(0 0 0 / 0.18));
    font-weight: 400; line-height: 1.35; text-align: start; cursor: default;
    transition: opacity calc(var(--_duration) * 0.6) ease-out, translate calc(var(--_duration) * 0.6) ease-out;
  }
  @starting-style {
    :where(.site-form-places) { opacity: 0; translate: 0 -4px; }
  }
  :where(.site-form-places) > :where([role="option"]) {
    position: relative; display: grid; gap: max(0.0625rem, 1px); box-sizing: border-box; min-block-size: calc(max(2.75rem, 44px) * var(--_density));
    align-content: center;
    padding-block: calc(max(0.5rem, 8px) * var(--_density));
    padding-inline: calc(max(2.375rem, 38px) * var(--_density)) calc(max(0.75rem, 12px) * var(--_density));
    border-radius: var(--_radius);
    cursor: pointer;
    overflow-wrap: anywhere;
    -webkit-tap-highlight-color: transparent;
  }
  /* A pin, drawn with a border: no picture to load, and it takes the visitor's own colors. */
  :where(.site-form-places) > :where([role="option"])::before {
    content: ""; position: absolute; inset-inline-start: max(0.875rem, 14px); inset-block-start: max(0.875rem, 14px); box-sizing: border-box;
    inline-size: max(0.8125rem, 13px);
    block-size: max(0.8125rem, 13px);
    border: max(0.1875rem, 3px) solid var(--_muted);
    border-radius: 50% 50% 50% 0;
    rotate: -45deg;
  }
  :where(.site-form-places) > :where([role="option"]) > :where(:first-child) { font-weight: 600; }
  :where(.site-form-places) > :where([role="option"]) > :where(:nth-child(2)) { color: var(--_muted); font-size: 0.875em; }
  /* Always in sight: a long list goes on behind it. */
  :where(.site-form-places) > :where(small) {
    position: sticky; inset-block-end: calc(0px - max(0.375rem, 6px)); display: block; margin-block-end: calc(0px - max(0.375rem, 6px));
    padding-block: max(0.25rem, 4px) calc(max(0.375rem, 6px) * var(--_density)); padding-inline: calc(max(0.75rem, 12px) * var(--_density));
    background: var(--_surface);
    color: var(--_muted); font-size: max(0.75em, calc(11px * var(--_font-scale))); text-align: end;
  }
  @media (hover: hover) {
    :where(.site-form-places) > :where([role="option"]:hover) { background: color-mix(in oklab, var(--_on-surface) 6%, var(--_surface)); }
  }
  :where(.site-form-places) > :where([role="option"][aria-selected="true"]) {
    background: color-mix(in oklab, var(--_accent) 14%, var(--_surface)); outline: 2px solid var(--_accent-text); outline-offset: -2px;
  }
  :where(.site-form-places) > :where([role="option"][aria-selected="true"])::before { border-color: var(--_accent-text); }
  :where(.site-form-places) > :where([role="option"][aria-selected="true"]) > :where(span) { color: var(--_on-surface); }
  @media (prefers-reduced-motion: reduce) {
    :where(.site-form-places) { transition: none; }
  }
  @media (forced-colors: active) {
    :where(.site-form-places) { border-color: CanvasText; }
    :where(.site-form-places) > :where([role="option"][aria-selected="true"]) {
      forced-color-adjust: none; background: Highlight; color: HighlightText; outline: none;
    }
    :where(.site-form-places) > :where([role="option"][aria-selected="true"]) > :where(span) { color: HighlightText; }
    :where(.site-form-places) > :where([role="option"][aria-selected="true"])::before { border-color: HighlightText; }
  }
  @media print {
    .site-form-places { display: none; }
  }
`;
