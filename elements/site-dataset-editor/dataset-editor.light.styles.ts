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
  :where(site-dataset-editor, [data-site-dataset-editor]) :where(table) { inline-size: 100%; border-collapse: collapse; }
  :where(site-dataset-editor, [data-site-dataset-editor]) :where(caption) { padding-block-end: max(0.5rem, 8px); font-weight: 600; text-align: start; }
  :where(site-dataset-editor, [data-site-dataset-editor]) :where(th, td) {
    padding: max(0.25rem, 4px) max(0.5rem, 8px); border-block-end: var(--site-border-width) solid var(--site-line, #8886); text-align: start;
  }
`;
