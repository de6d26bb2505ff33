import type { Docs } from '../../core/manifest/describe/docs.js';
import type { elementEditorSettings } from './element-editor.settings.js';

export const elementEditorDocs: Docs<typeof elementEditorSettings> = {
  group: 'editors',
  details: `Name an element on the page with \`for\`, or only a tag with \`tag\`. Labels, descriptions, limits and defaults come from the settings
table of the element, as the file \`schema/site-gallery.json\` next to the script. Only the form loads it, never a visitor's page. Labels and
descriptions of settings are in English; all other words are in the language of the page.

Each kind of setting has its own control: switches, menus, numbers with unit and limits, colors, dates, times, URLs, lists with rows, and
values by width. Colors have a \`<site-color-picker>\`. Links to pages have a \`<site-link-editor>\`, which finds pages in the \`sitemap\`. With
\`files-endpoint\` or \`fileBackend\`, settings for images and files have a \`<site-file-manager>\`; otherwise an editor enters a URL.
JSON is left for data without a fixed form, such as the products of a list.

An edit changes the attribute of the element, or its settings block if the setting is written there. The element's content, its other
attributes and settings that the table does not know stay as they are. If the element is removed from the page, the changes are kept and
applied when an element with the same id returns.

It is a form control: \`value\`, \`name\`, \`required\`, \`disabled\`, \`form\`, \`validity\`, \`checkValidity()\`, \`reportValidity()\` and
\`setCustomValidity()\` work as on an \`<input>\`. The value is a JSON object with the settings that differ from their defaults, such as
\`{"design":"grid","loop":true}\`: it is also a settings block. It is empty as long as nothing is changed.
Each edit dispatches \`input\`; \`change\` follows when the edit is finished.
Setting \`value\` changes the form and the element. Setting it to an empty text restores what the element had at the beginning.

Write your own \`<textarea>\` inside. It works without scripts, the form submits it, and the events come from it.

The form is rendered by the script: room of 320 px is reserved, and a longer form shifts the content below. Set a \`min-block-size\` on the
tag in your style sheet to reserve more, or a \`max-block-size\`, within which its settings scroll.

With a bundler, set \`schemas\` to the address of a copy of the package's folder \`schema\`, or set \`schema\` to the content of one of its files.`,
  slots: { '': 'Your own label and `<textarea>`.', actions: 'Buttons beside those of the form.' },
  parts: {
    editor: 'The whole form.',
    head: 'Heading, buttons and search.',
    undo: 'The buttons Undo and Redo.',
    'reset-all': 'The button Reset all.',
    groups: 'The list of groups, which scrolls if the element has a maximum height.',
    group: 'A group of settings.',
    setting: 'A setting: label, control and description.',
    reset: 'The button that resets a setting.',
    problem: 'A message about a wrong value.',
    code: 'The code of the element.',
    copy: 'The button that copies the code.',
  },
  states: { disabled: 'The control is disabled, by its attribute or a `<fieldset>`.' },
  methods: { edit: '`edit(element)` edits an element that has no id, or is in another document, such as a preview frame.' },
  accessibility: [
    'Ctrl+Z undoes every edit, also Reset all; Ctrl+Shift+Z or Ctrl+Y redoes it. On a Mac, use the command key.',
    'Each control has its label and description. A wrong value is reported below its control and changes nothing.',
    'Rows of a list have buttons to move and remove them.',
    'Groups can be collapsed. The search looks in names, labels and descriptions.',
  ],
  panel: {
    icon: 'M4 6h9M17 6h3M4 12h3M11 12h9M4 18h11M19 18h1M15 4v4M9 10v4M17 16v4',
    groups: { Content: ['for', 'tag', 'label'], Behavior: ['code', 'names'] },
  },
};
