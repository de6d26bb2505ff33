import type { Docs } from '../../core/manifest/describe/docs.js';
import type { linkEditorSettings } from './link-editor.settings.js';

export const linkEditorDocs: Docs<typeof linkEditorSettings> = {
  group: 'editors',
  details: `It edits one of three things:

- **A value.** It is a form control: \`value\`, \`name\`, \`required\`, \`disabled\`, \`form\`, \`validity\`, \`checkValidity()\`,
  \`reportValidity()\` and \`setCustomValidity()\` work as on an \`<input>\`. Each edit dispatches \`input\`; \`change\` follows when the edit is
  finished.
- **A link of the page**, with \`for="id"\` of an \`<a>\`: its address, text, \`target\` and \`rel\`. A new window gets \`noopener\`; other words in
  \`rel\`, such as \`nofollow\`, are kept. Remove link keeps the text.
- **Selected text**, with \`editable="id"\` of a \`contenteditable\` element: Ctrl+K or ⌘K opens the editor. Call \`open()\` from your toolbar
  button. Links are created with the browser’s own commands, so that Ctrl+Z takes them back. If your editor has a document model of its own,
  listen to \`site-link-apply\`, call \`preventDefault()\` and write the link with the editor’s commands.

Write your own \`<input type="url">\` inside. It works without scripts, the form submits it, and the events come from it. While the
element is active, the type of the field is \`text\`, because addresses of pages such as \`/visit\` are allowed.

\`\`\`js
const editor = document.querySelector('site-link-editor');
editor.searchPages = async (query, signal) => (await fetch(\`/my/pages?q=\${encodeURIComponent(query)}\`, { signal })).json();
editor.pickFile = () => myFileDialog.open(); // resolves to an address such as /s/menu.pdf
\`\`\`

Addresses are completed: \`example.com\` becomes \`https://example.com\`. An address of another type, such as a pasted \`mailto:\`, opens the
fields of that type. What was entered for one type is kept while another is shown. A link that runs a script is refused.`,
  slots: { '': 'Your own label and `<input>`, and a `<datalist>` or a `<ul>` of links with the pages to search in. `data-label="draft"` sets the label of a page.' },
  parts: {
    button: 'The button that opens the editor.',
    panel: 'The editor.',
    types: 'The types of links.',
    pages: 'The list of pages.',
    save: 'The button that saves the link of selected text.',
  },
  states: { disabled: 'The control is disabled, by its attribute or a `<fieldset>`.' },
  methods: {
    open: 'Opens the editor: at its button, or at the selected text.',
    close: 'Closes it.',
    undo: 'Takes the last edit back, except in selected text, where the browser’s own undo does.',
    unlink: 'Removes the link. Its text stays.',
  },
  accessibility: [
    'The page search is a combobox: arrow keys, Page Up and Page Down move through the list, Enter chooses a page.',
    'Enter in a field finishes the edit and closes the editor. Escape closes it and returns the focus to its button, or to the selected text.',
    'Messages are described by the field that they belong to.',
    'The selected text stays highlighted while the editor is open.',
  ],
  panel: {
    icon: 'M10 14a4 4 0 0 0 5.700 0l3.300-3.300a4 4 0 0 0-5.700-5.700l-1.300 1.300M14 10a4 4 0 0 0-5.700 0l-3.300 3.300a4 4 0 0 0 5.700 5.700l1.300-1.300',
    groups: { Content: ['value', 'types', 'source', 'pages'], Behavior: ['for', 'editable', 'details', 'inline', 'sitemap', 'fileManager'] },
  },
};
