import { fieldProperties } from '../../core/editing/field-properties.js';
import { css } from '../../styles/css.js';
import { density } from '../../styles/density.js';
import { field } from '../../styles/field.js';

/**
 * <site-file-manager>: the author's field, and the room that its button and the files in the page take, so that the page does not shift
 * when they are drawn. Everything is wrapped in :where(), so any rule of the page wins.
 */
export const fileManagerLightStyles = css`
  :where(site-file-manager, [data-site-file-manager]) {
    ${fieldProperties}
    ${density}
    --_field-room: calc(max(3rem, 48px) * var(--_density));
    box-sizing: border-box;
    display: block;
    line-height: 1.5;
  }
  :where(site-file-manager[mode="manage"]) { --_panel-room: 337px; }
  :where(site-file-manager:not(:has(input:not([type="file"]), textarea))) { --_own-room: calc(1lh + 6px + var(--_field-room)); }
  :where(site-file-manager[mode="manage"]) { --_own-room: 0px; }
  @media (scripting: enabled) {
    :where(site-file-manager:not(:defined, [data-site-served])) {
      min-block-size: calc(var(--_own-room, 0px) + var(--_panel-room, 0px));
    }
    :where(site-file-manager input[type="file"]) { display: none; }
  }
  :where(:is(site-file-manager, [data-site-file-manager]) label:not([hidden])) { display: grid; gap: max(0.375rem, 6px); line-height: 1.5; }
  :where(:is(site-file-manager, [data-site-file-manager]) input:not([type="file"], [hidden])) { ${field} }
  :where(:is(site-file-manager, [data-site-file-manager]) input:focus-visible) { outline: 2px solid var(--site-accent-text); outline-offset: 1px; }
`;
