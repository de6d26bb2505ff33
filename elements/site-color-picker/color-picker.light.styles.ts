import { fieldProperties } from '../../core/editing/field-properties.js';
import { css } from '../../styles/css.js';
import { density } from '../../styles/density.js';
import { field } from '../../styles/field.js';

/**
 * <site-color-picker>: the author's field, and the room that its button and an inline picker take, so that the page does not shift when
 * they are drawn. Everything is wrapped in :where(), so any rule of the page wins.
 */
export const colorPickerLightStyles = css`
  :where(site-color-picker, [data-site-color-picker]) {
    ${fieldProperties}
    ${density}
    --_field-room: calc(max(3rem, 48px) * var(--_density));
    --_button-room: calc(var(--_field-room) + 8px);
    --_alpha-room: 0px;
    --_swatches-room: 0px;
    --_palette-room: 62px;
    --_contrast-room: 0px;
    box-sizing: border-box;
    display: block;
    line-height: 1.5;
  }
  :where(site-color-picker[alpha]:not([alpha="false"])) { --_alpha-room: 12px; }
  :where(site-color-picker[swatches]:not([swatches=""])) { --_swatches-room: 62px; }
  :where(site-color-picker[palette="none"]) { --_palette-room: 0px; }
  :where(site-color-picker[background]:not([background=""])) { --_contrast-room: 48.4px; }
  :where(site-color-picker[inline]:not([inline="false"])) {
    --_button-room: 0px;
    --_panel-room: calc(var(--_plain-room, 314px) + var(--_alpha-room) + var(--_swatches-room) + var(--_palette-room) + var(--_contrast-room));
  }
  :where(site-color-picker:not(:has(input, textarea, select))) { --_own-room: calc(1lh + 6px + var(--_field-room)); }
  @media (pointer: coarse) {
    :where(site-color-picker) { --_plain-room: 330px; --_palette-room: 130px; }
    :where(site-color-picker[alpha]:not([alpha="false"])) { --_alpha-room: 44px; }
    :where(site-color-picker[swatches]:not([swatches=""])) { --_swatches-room: 78px; }
    :where(site-color-picker[palette="none"]) { --_palette-room: 0px; }
  }
  @media (scripting: enabled) {
    :where(site-color-picker:not(:defined, [data-site-served])) { padding-inline-end: var(--_button-room); padding-block-end: var(--_panel-room, 0px); }
    :where(site-color-picker:not(:defined, [data-site-served])) { min-block-size: calc(var(--_own-room, 0px) + var(--_panel-room, 0px)); }
  }
  :where(:is(site-color-picker, [data-site-color-picker]) label) { display: grid; gap: max(0.375rem, 6px); line-height: 1.5; }
  :where(:is(site-color-picker, [data-site-color-picker]) input) { ${field} }
  :where(:is(site-color-picker, [data-site-color-picker]) input:focus-visible) { outline: 2px solid var(--site-accent-text); outline-offset: 1px; }
`;
