import type { Docs } from '../../core/manifest/describe/docs.js';
import type { colorPickerSettings } from './color-picker.settings.js';

export const colorPickerDocs: Docs<typeof colorPickerSettings> = {
  group: 'editors',
  details: `It is a form control: \`value\`, \`name\`, \`required\`, \`disabled\`, \`form\`, \`validity\`, \`checkValidity()\`,
\`reportValidity()\` and \`setCustomValidity()\` work as on an \`<input>\`. Each edit dispatches \`input\`; \`change\` follows when the edit is
finished.

Write your own \`<input>\` inside. It works without scripts, the form submits it, and the events come from it. Without one, the
element shows a field of its own and is submitted under its \`name\`.

A picked color is opaque unless \`alpha\` is set. A reference to a custom property stays a reference. If the page doesn't define a color
of the theme, its swatch shows the default of Site Elements.`,
  slots: { '': 'Your own label and `<input>`.' },
  parts: {
    input: 'The rendered field, without your own.',
    button: 'The button that opens the picker.',
    panel: 'The picker.',
    map: 'The color map.',
    slider: 'The sliders of hue and alpha.',
    'eye-dropper': 'The button that picks a color from the screen.',
    swatches: 'A list of swatches.',
    contrast: 'The contrast to the background.',
  },
  states: { disabled: 'The control is disabled, by its attribute or a `<fieldset>`.' },
  accessibility: [
    'The color map is a slider with two directions. Arrow keys move the handle by 1 %; Shift, Page Up and Page Down by 10 %. Home and End go to the edges.',
    'Fields and sliders set each channel on its own.',
    'Escape closes the picker and returns the focus to its button. Nothing is submitted by it.',
    'Give your swatches labels: without one, a screen reader reads the color as it is written.',
  ],
  panel: {
    icon: 'M12 3a9 9 0 1 0 0 18c2 0 2-2 1-3s0-3 2-3h3a3 3 0 0 0 3-3c0-5-4-9-9-9M7 12h1M9 8h1M14 8h1',
    groups: { Content: ['value', 'swatches', 'palette'], Behavior: ['format', 'alpha', 'background', 'inline'] },
  },
};
