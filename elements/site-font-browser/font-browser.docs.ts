import type { Docs } from '../../core/manifest/describe/docs.js';
import type { fontBrowserSettings } from './font-browser.settings.js';

export const fontBrowserDocs: Docs<typeof fontBrowserSettings> = {
  group: 'editors',
  details: `It is a form control: \`value\`, \`name\`, \`required\`, \`disabled\`, \`form\`, \`validity\`, \`checkValidity()\`,
\`reportValidity()\` and \`setCustomValidity()\` work as on an \`<input>\`. A choice dispatches \`input\` and \`change\`.

The value is CSS that a rule of a style sheet can contain as it is: \`font-family: "Lora", serif; font-weight: 600; font-style: italic\`. The
usual weight and style are left out, and the axes of a variable font follow as \`font-variation-settings\`. With \`format="family"\`, it is only
\`"Lora", serif\`.

Write your own \`<select>\` or \`<input>\` inside: it works without scripts, and the form submits it. A font that your \`<select>\` lists keeps
the value of its option; one that it doesn't list becomes a new option.

The fonts come from a backend:

- \`endpoint="/owner/fonts"\`: the reference service, behind its owner's login. It keeps the files, so visitors load nothing from another
  company. Editors upload WOFF2 files, or add families from a catalog of free fonts. \`/fonts.css\` of the service has all of them.
- \`fonts\`: a list in the page, to choose from.
- The property \`backend\`: your own functions. Only \`list\` is required; \`put\`, \`install\` and \`remove\` each show their button.

\`\`\`js
document.querySelector('site-font-browser').backend = {
  list: async signal => ({ fonts: [{ name: 'Lora', category: 'serif', faces: [{ url: '/fonts/lora.woff2', weight: [400, 700] }] }] }),
  put: async ({ id, file, signal }) => {},
  remove: async font => {},
};
\`\`\`

\`put\` may be called again with the same \`id\` after a lost response: store the file once. \`findUses\` returns where a font is used, which is
shown before it is deleted. Reject with a \`FontBackendError\` whose message is for people. A change may return the new list; otherwise \`list\`
is called again.

The files of a preview load when it becomes visible. The page's policy needs \`font-src 'self'\`, or the origin of the files. A \`kit\` also
needs \`https://use.typekit.net\` in \`style-src\` and \`font-src\`. It loads from Adobe when fonts are shown and the visitor allowed cookies, or
when an editor allows it there.`,
  functions: {
    FontBackendError: 'An error of a backend with a message for people.',
    fontService: 'Returns a backend for the reference service at an address, with headers of your own.',
    readFontValue: 'Reads the family, weight, style and axes of a value; `null` if it is not a font.',
  },
  slots: { '': 'Your own label and `<select>` or `<input>`. In the mode `manage`, what is shown without scripts.' },
  parts: {
    input: 'The rendered field, without your own.',
    button: 'The button that opens the fonts.',
    panel: 'The fonts: a dialog, or a section of the page.',
    upload: 'The upload button.',
    uploads: 'Running and failed uploads.',
    fonts: 'The list of fonts.',
    font: 'A font in the list.',
    sample: 'The words of a preview.',
    detail: 'The selected font.',
    slider: 'The sliders of the weight and the axes.',
    choose: 'The button that chooses the selected font.',
  },
  states: { disabled: 'The control is disabled, by its attribute or a `<fieldset>`.' },
  accessibility: [
    'The fonts are a list box. Arrow keys, Page Up, Page Down, Home and End select a font, and Enter chooses it.',
    'Screen readers read the name of a font and whether it is in use, not the words of its preview.',
    'Sliders set the weight and the axes of variable fonts; a list has the weights of others.',
    'Before a font is deleted, a dialog shows where it is used. Failures are announced.',
  ],
  panel: {
    icon: 'M2.500 18 7.500 6l5 12M4.250 14h6.500M21 11.500V18m0-3.250a2.750 3.250 0 1 1-5.500 0 2.750 3.250 0 0 1 5.500 0',
    groups: { Content: ['value', 'endpoint', 'fonts', 'used', 'kit', 'previewText'], Behavior: ['mode', 'format'] },
  },
};
