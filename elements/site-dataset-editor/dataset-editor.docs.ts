import type { Docs } from '../../core/manifest/describe/docs.js';
import type { datasetEditorSettings } from './dataset-editor.settings.js';

export const datasetEditorDocs: Docs<typeof datasetEditorSettings> = {
  group: 'editors',
  details: `It is a form control: \`value\`, \`name\`, \`required\`, \`disabled\`, \`form\`, \`validity\`, \`checkValidity()\`,
\`reportValidity()\` and \`setCustomValidity()\` work as on an \`<input>\`. Each edit dispatches \`input\` and \`change\`.

The value is CSV as \`<site-chart>\` reads it from a file: separated by commas, with a point before decimals. Types survive in it: percentages
are written as \`45%\`, amounts with their unit as \`12.5 €\`, dates as \`2026-05-01\`, and negative amounts with a unit in brackets, such as
\`(5%)\`. Texts that a spreadsheet would take for a formula begin with an apostrophe. To keep a type that the cells don't show, such as that of
an empty column, store the property \`types\` too.

Write your own \`<textarea>\` inside: it works without scripts, and the form submits it. With a \`<table>\` inside, or with \`for\`, each edit is
written into the cells of that table; its caption and its footer stay. A chart beside the editor follows. Set \`axis="date"\` on the chart yourself
if the labels are dates.

The maximum is that of charts: 10,000 rows, 12 columns and their labels, and 200 characters in a cell. A notice reports what was left out. Files
may have 4 MB.

Numbers and dates are read in the language of the page, from the keyboard, the clipboard and files alike; in a file separated by commas, decimals
are behind a point. If pasted cells can only be read the other way, they are. If they can be read in two ways, such as \`1.234\` or
\`3/4/2026\`, a notice shows how they were read, with a button for the other way. A text that is not a number stays as it is and is marked.`,
  slots: { '': 'Your own label and `<textarea>`, or your `<table>`.' },
  parts: {
    title: 'The title.',
    toolbar: 'The buttons above the grid.',
    button: 'A button.',
    grid: 'The grid.',
    input: 'The field of the cell that is edited.',
    notices: 'Messages about the dataset.',
    menu: 'The menu of cells, rows or columns.',
  },
  cssProperties: { '--site-dataset-editor-height': 'Greatest height of the grid, which scrolls. Default: 400 px.' },
  states: { disabled: 'The control is disabled, by its attribute or a `<fieldset>`.' },
  accessibility: [
    'The grid is one stop of the Tab key. Arrow keys, Home, End, Page Up and Page Down move through the cells; with Ctrl (⌘ on a Mac), to the edge of the data.',
    'Shift extends the selection. Shift and Space select the row, Ctrl and Space the column, Ctrl and A everything. The row above the first one has the names of the columns.',
    'Typing, Enter or F2 edits a cell. Enter and Tab finish it and move on, Escape cancels. Delete empties the selected cells. Tab goes to the end of a row, then leaves the grid.',
    'Ctrl with C, X, V, Z, Y and D copies, cuts, pastes, undoes, redoes and fills down.',
    'The menus of rows, columns and cells open from the toolbar, the button of a header, the right mouse button, a long press or the menu key.',
    'On touch screens, a tap selects a cell, and a second one edits it.',
  ],
  panel: {
    icon: 'M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14',
    groups: { Content: ['value', 'for', 'types'] },
  },
};
