import { fieldProperties } from '../../core/editing/field-properties.js';
import { css } from '../../styles/css.js';
import { density } from '../../styles/density.js';
import { field } from '../../styles/field.js';

/**
 * <site-element-editor>: the author's own field, which is the form without scripts, and the room of the form until it is drawn.
 * Everything is wrapped in :where(), so any rule of the page wins.
 */
export const elementEditorLightStyles = css`
  :where(site-element-editor, [data-site-element-editor]) {
    ${fieldProperties}
    ${density}
    --_form-room: 320px;
    box-sizing: border-box;
    line-height: 1.5;
  }
  @media (scripting: enabled) {
    :where(site-element-editor:not(:defined, [data-site-served])) { min-block-size: var(--_form-room); }
  }
  :where(:is(site-element-editor, [data-site-element-editor]) label) { display: grid; gap: max(0.375rem, 6px); line-height: 1.5; }
  :where(:is(site-element-editor, [data-site-element-editor]) :is(input, textarea)) { ${field} }
  :where(:is(site-element-editor, [data-site-element-editor]) :is(input, textarea):focus-visible) {
    outline: 2px solid var(--site-accent-text); outline-offset: 1px;
  }
`;
