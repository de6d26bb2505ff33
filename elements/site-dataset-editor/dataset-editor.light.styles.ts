import { fieldProperties } from '../../core/editing/field-properties.js';
import { css } from '../../styles/css.js';
import { density } from '../../styles/density.js';
import { field } from '../../styles/field.js';

/**
 * <site-dataset-editor>: the author's field or table until the grid is drawn, and its room, so that the page does not shift much.
 * Everything is wrapped in :where(), so any rule of the page wins.
 */
export const datasetEditorLightStyles = css`
  :where(site-dataset-editor, [data-site-dataset-editor]) {
    ${fieldProperties}
    ${density}
    --_row-room: calc(36px * var(--_density));
    --_bar-room: calc(36px * var(--_density));
    box-sizing: border-box;
    display: block;
    line-height: 1.5;
  }
  :where(:is(site-dataset-editor, [data-site-dataset-editor]) label) { display: grid; gap: max(0.375rem, 6px); line-height: 1.5; }
  :where(:is(site-dataset-editor, [data-site-dataset-editor]) :is(input, textarea)) { ${field} }
  :where(:is(site-dataset-editor, [data-site-dataset-editor]) textarea) {
    min-block-size: max(15rem, 240px); white-space: pre;
  }
  :where(:is(site-dataset-editor, [data-site-dataset-editor]) :is(input, textarea):focus-visible) {
    outline: 2px solid var(--site-accent-text); outline-offset: 1px;
  }
  :where(site-dataset-editor, [data-site-dataset-editor]) :where(caption) { padding-block-end: max(0.5rem, 8px); font-weight: 600; text-align: start; }
  :where(site-dataset-editor, [data-site-dataset-editor]) :where(th, td) {
    padding: max(0.25rem, 4px) max(0.5rem, 8px); border-block-end: var(--site-border-width) solid var(--site-line, #8886); text-align: start;
  }
  @media (pointer: coarse) {
    :where(site-dataset-editor, [data-site-dataset-editor]) { --_row-room: 44px; --_bar-room: 44px; }
  }
  @media (scripting: enabled) {
    /* Below the table: a line of buttons, and the grid's own lines. */
    :where(site-dataset-editor, [data-site-dataset-editor]):where(:has(table)) { --_after-room: calc(var(--_bar-room) + 18px); }
    :where(site-dataset-editor, [data-site-dataset-editor]):where(:has(table):not(:has(caption))) { --_before-room: calc(24px + var(--_bar-room) + 12px); }
    /* Without a table or a field inside: a title, two lines of buttons, the names of the columns and four rows. */
    :where(site-dataset-editor, [data-site-dataset-editor]):where(:not(:has(table, textarea))) {
      --_grid-room: calc(24px + 2 * var(--_bar-room) + 5 * var(--_row-room) + 30px);
    }
    :where(site-dataset-editor:not(:defined, [data-site-served])) {
      min-block-size: var(--_grid-room, 0px); padding-block: var(--_before-room, 0px) var(--_after-room, 0px);
    }
    /* The rows of the grid. */
    :where(site-dataset-editor, [data-site-dataset-editor]) :where(table) { table-layout: fixed; }
    :where(site-dataset-editor, [data-site-dataset-editor]) :where(caption) { padding-block-end: calc(var(--_bar-room) + 12px); line-height: 24px; }
    :where(site-dataset-editor, [data-site-dataset-editor]) :where(th, td) {
      box-sizing: border-box; block-size: var(--_row-room); padding-block: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
    }
  }
  :where(site-dataset-editor, [data-site-dataset-editor]) :where(table) { inline-size: 100%; border-collapse: collapse; }
`;
