import type { Docs } from '../../core/manifest/describe/docs.js';
import type { paletteSettings } from './palette.settings.js';

export const paletteDocs: Docs<typeof paletteSettings> = {
  group: 'site',
  details: `An empty tag colors the whole page; around content, it colors only that content. It sets the custom properties of all elements
(\`--site-accent\`, \`--site-surface\` and others) and ten colors for your own style sheet: \`--site-palette-white\`, \`--site-palette-accent\`,
\`--site-palette-light-accent\`, \`--site-palette-safe-inverse-accent\` and others. Light or dark follows the page's \`color-scheme\`. Values
that your own style sheet sets on \`:root\` take precedence.

Put it first in the page's body. The code to copy includes the colors as rules beside the tag. With these rules, the page has its
colors from the first paint; without them, the colors change when the script loads. If you change \`seed\`, copy the rules again, or get
them from the theme builder. Under a strict content security policy, put them into your own style sheet. On a server, generate them with
\`themeRule(makePalette('#0b6b6f'))\` from \`site-elements/color\`.

If you can't copy rules, a script in the page's head can delay the first paint until the colors are known:
\`<script type="module" async blocking="render" src="https://YOUR-SITE/site-elements/site-palette.js"></script>\`. Chromium and Safari
support \`blocking\`; in other browsers, colors may still change. The page waits for that file, which is not the case with rules beside
the tag. The colors of an \`image\` are only known once it has loaded.`,
  slots: { '': 'The part of the page that gets these colors. If empty, the whole page.' },
  parts: {},
  accessibility: [
    'Text, secondary text, errors, accents and text on accents have a contrast of at least 4.5:1, whatever the seed. An accent with too little contrast is made darker in light mode and lighter in dark mode.',
    'With forced colors, the elements use the system colors.',
  ],
  panel: {
    icon: 'M12 3a9 9 0 0 0 0 18c2 0 2-2 1-3s0-3 2-3h3a3 3 0 0 0 3-3c0-5-4-9-9-9M8 9v.01M12 7v.01M16 9v.01M7 13v.01',
    groups: {
      Appearance: ['seed', 'preset', 'image'],
      Layout: ['lightest', 'light', 'dark', 'darkest'],
    },
    labels: {
      seed: 'Accent color', image: 'Image with the accent color', preset: 'Color scheme', lightest: 'Lightest color', light: 'Light accent',
      dark: 'Dark accent', darkest: 'Darkest color',
    },
    choices: { 'analogous-i': 'Analogous I', 'analogous-ii': 'Analogous II' },
  },
};
