import { formSettings } from '../../core/editing/form-settings.js';
import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { table } from '../../core/settings/table.js';
import { columnTypes } from './table/data-table.js';

export const datasetEditorSettings = table({
  tag: 'site-dataset-editor',
  summary: 'A data grid for editors of a site: edits the values of a chart or table as in a spreadsheet, with copy, paste, undo and CSV files.',
  spec: 'page-runtime-platform §5, §8',
  isEditor: true,
  settings: {
    ...formSettings,
    value: setting.text(
      '', 'The dataset as CSV: the first row names the columns, the first column has the labels. An edit changes the property, not the attribute.'
        + ' Default: the value of a `<textarea>` inside, then a table inside, then the table that `for` names.',
    ),
    for: setting.text('', 'The `id` of a `<site-chart>` or a table that shows the dataset. Each edit is written into its cells.'),
    types: setting.text(
      '', `Types of the columns, separated by commas: ${columnTypes.map(type => `\`${type}\``).join(', ')}. Default: read from the cells.`
        + ' The property has the type of every column after an edit.',
    ),
    label: setting.text('', 'Title of the editor, if you have written no label or caption. Default: Dataset.'),
  },
  texts: {
    label: 'Dataset',
    undo: 'Undo',
    redo: 'Redo',
    rows: 'Rows',
    columns: 'Columns',
    cells: 'Cells',
    addRow: 'Add row',
    addColumn: 'Add column',
    upload: 'Upload CSV',
    download: 'Download CSV',
    labels: 'Labels',
    series: 'Series {number}',
    row: 'Row {number}',
    selectAll: 'Select all',
    menu: 'Options of {name}',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    clear: 'Clear',
    fillDown: 'Fill down',
    insertAbove: 'Insert row above',
    insertBelow: 'Insert row below',
    moveUp: 'Move up',
    moveDown: 'Move down',
    deleteRows: 'Delete rows',
    rename: 'Rename',
    insertBefore: 'Insert column before',
    insertAfter: 'Insert column after',
    moveBefore: 'Move toward the start',
    moveAfter: 'Move toward the end',
    useAsLabels: 'Use as labels',
    sortAscending: 'Sort ascending',
    sortDescending: 'Sort descending',
    deleteColumns: 'Delete columns',
    type: 'Type',
    text: 'Text',
    number: 'Number',
    percent: 'Percent',
    currency: 'Currency',
    date: 'Date',
    gap: 'Not a number',
    // spec: page-runtime-platform §5
    noColumn: 'Your dataset must have at least one column',
    noRow: 'Your dataset must have at least one row',
    missing: 'One or more rows was missing data',
    // spec: page-runtime-platform §9. The limits are those of charts.
    cutRows: 'Only the first {maxRows} rows are kept.',
    cutColumns: 'Only the first {maxColumns} columns are kept.',
    cutTexts: 'Only the first {maxCharacters} characters of a cell are kept.',
    ambiguous: '“{text}” can be read in two ways. It was read as {value}.',
    readAs: 'Read as {value}',
    pasteByKeys: 'Your browser doesn’t allow pasting from this menu. Press Ctrl+V or ⌘V.',
    // spec: page-runtime-platform §8
    unsupported: 'The file {fileName} does not appear to be a supported file',
    tooLarge: 'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
    required: 'Your dataset must have at least one row',
  },
  translations: [language => import(`./texts/${language}.js`)],
});

export type DatasetEditorHost =
  Host<typeof datasetEditorSettings.settings, typeof datasetEditorSettings.events, typeof datasetEditorSettings.texts>;
export type DatasetEditorText = keyof typeof datasetEditorSettings.texts;
