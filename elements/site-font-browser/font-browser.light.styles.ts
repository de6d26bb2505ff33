import { fieldProperties } from '../../core/editing/field-properties.js';
import { css } from '../../styles/css.js';
import { density } from '../../styles/density.js';
import { field } from '../../styles/field.js';

/**
 * <site-font-browser>: the author's field, and the room that its button and the fonts in the page take, so that the page does not shift
 * when they are drawn. Everything is wrapped in :where(), so any rule of the page wins.
 */
export const fontBrowserLightStyles = css`
  :where(site-font-browser, [data-site-font-browser]) {
    ${fieldProperties}
    ${density}
    --_field-room: calc(max(3rem, 48px) * var(--_density));
    --_button-room: calc(var(--_field-room) + 8px);
    box-sizing: border-box;
    display: block;
    line-height: 1.5;
  }
  :where(site-font-browser:not(:has(input, textarea, select))) { --_own-room: calc(1lh + 6px + var(--_field-room)); }
  :where(site-font-browser[mode="manage"]) { --_button-room: 0px; --_own-room: 0px; --_panel-room: 620px; }
  @media (max-width: 640px) {
    :where(site-font-browser[mode="manage"]) { --_panel-room: 720px; }
  }
  @media (scripting: enabled) {
    :where(site-font-browser:not(:defined, [data-site-served])) { padding-inline-end: var(--_button-room); min-block-size: var(--_own-room, 0px); }
    :where(site-font-browser[mode="manage"]:not(:defined, [data-site-served])) { block-size: var(--_panel-room); overflow: auto; }
  }
  :where(:is(site-font-browser, [data-site-font-browser]):not([mode="manage"]) label) { display: grid; gap: max(0.375rem, 6px); line-height: 1.5; }
  :where(:is(site-font-browser, [data-site-font-browser]):not([mode="manage"]) :is(input, select)) { ${field} }
  :where(:is(site-font-browser, [data-site-font-browser]) :is(input, select):focus-visible) { outline: 2px solid var(--site-accent-text); outline-offset: 1px; }
`;
