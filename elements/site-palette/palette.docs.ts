import type { Docs } from '../../core/manifest/docs.js';
import type { paletteSettings } from './palette.settings.js';

export const paletteDocs: Docs<typeof paletteSettings> = {
  details: `Empty, it colours the whole page; wrapped around a part, that part alone. It sets the custom properties that all elements read
(\`--site-accent\`, \`--site-surface\` and so on) and ten colours for your own style sheet, \`--site-palette-white\`, \`--site-palette-accent\`,
\`--site-palette-light-accent\`, \`--site-palette-safe-inverse-accent\` and so on. Light or dark follows the page's \`color-scheme\`. What your
own style sheet sets on \`:root\` stays.

Put it first in the page's body. What you copy has the colours beside the tag, as rules: with them the page has these from the first paint on,
and nothing changes when the script comes; without them it does. After another \`seed\` copy them anew, or take them from the theming page. Under
a strict policy put them into your own style sheet. On a server write them with \`themeRule(makePalette('#0b6b6f'))\` of \`site-elements/colour\`.

Where there is nobody to copy rules, a script in the page's head can hold the first paint back until the tag has its colours:
\`<script type="module" async blocking="render" src="https://YOUR-SITE/site-elements/site-palette.js"></script>\`. Chromium and Safari heed
\`blocking\`; in other browsers colours may still change. The page waits for that file, which it does not for rules beside the tag; and no
script can know the colours of an \`image\` before that is there.`,
  slots: { '': 'The part of the page that has these colours; without it they are the page\'s.' },
  parts: {},
  accessibility: [
    'Text on the surface, secondary text, errors, accents and text on them have a contrast of 4.5 or more, whatever the seed: an accent that could not be read is made darker on light pages and lighter on dark ones.',
    'In forced colours the elements use the system\'s own.',
  ],
  panel: {
    icon: 'M12 3a9 9 0 0 0 0 18c2 0 2-2 1-3s0-3 2-3h3a3 3 0 0 0 3-3c0-5-4-9-9-9M8 9v.01M12 7v.01M16 9v.01M7 13v.01',
    groups: {
      Appearance: ['seed', 'preset', 'image'],
      Layout: ['lightest', 'light', 'dark', 'darkest'],
    },
    labels: {
      seed: 'Accent color', image: 'Picture with the accent color', preset: 'Color scheme', lightest: 'Lightest color', light: 'Light accent',
      dark: 'Dark accent', darkest: 'Darkest color',
    },
    choices: { 'analogous-i': 'Analogous I', 'analogous-ii': 'Analogous II' },
  },
};
