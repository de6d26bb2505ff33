import type { Docs } from '../../core/manifest/describe/docs.js';
import type { fontsSettings } from './fonts.settings.js';

export const fontsDocs: Docs<typeof fontsSettings> = {
  group: 'site',
  details: `Put the empty tag first in the page's body. Then set the font, its fallback and a generic family in your own style sheet:

\`\`\`css
body { font-family: Lora, "Lora fallback", serif; }
\`\`\`

**To prevent layout shifts**, add \`write-rules\` once, on your own computer. The element loads the fonts, measures them and shows the
rules for \`"Lora fallback"\`: a local font, scaled to the width and height of your font. Paste the rules into a style sheet that is linked
in the head of your page, because rules added by a script apply after the first paint. Then remove \`write-rules\`. If you put the
rules into the \`style.css\` of a family instead, the element applies them before the font has loaded. Safari adjusts the width of a
fallback but not its height: set a unitless \`line-height\` to keep the lines in place.

**From your own site** (\`source="site"\`): each family has a folder, such as \`/fonts/lora/style.css\` with its files. The reference
service can create it: \`FONT_FAMILIES="Lora 400 700, Karla"\` downloads families from Google Fonts once, and visitors load them only from
your site. Any web server can host this folder. Adobe's license does not allow copies: a \`kit\` always loads from Adobe, after consent.

Fonts from other hosts load after cookie consent, also if your own style sheet refers to them, and are removed when the visitor
declines. Under a content security policy, they need their hosts in \`style-src\` and \`font-src\`; fonts from your own site need nothing.`,
  settings: {
    fallback: 'For families with different generic families, use two elements.',
    href: 'In a style sheet of your own site, imports from other hosts are ignored.',
  },
  slots: { '': 'Optional content, shown unchanged.' },
  parts: { rules: 'The rules shown by `write-rules`.' },
  accessibility: [
    'Text is readable immediately, in the fallback font. `font-display: block` and `auto` in a style sheet become `swap`.',
    'With `size-adjust`, the proportions stay the same when a visitor zooms or sets a larger font size.',
  ],
  panel: {
    icon: 'M4 19l6-14h1l6 14M6.5 14h8M18 9h3M19.5 9v10',
    groups: {
      Content: ['families', 'source'],
      Appearance: ['fallback'],
    },
    labels: { families: 'Font families', kit: 'Adobe Fonts project', href: 'Style sheet', folder: 'Font folder', writeRules: 'Show fallback rules' },
    choices: { site: 'Your site', google: 'Google Fonts', 'sans-serif': 'Sans serif' },
  },
};
