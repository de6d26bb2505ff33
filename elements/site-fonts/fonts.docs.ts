import type { Docs } from '../../core/manifest/docs.js';
import type { fontsSettings } from './fonts.settings.js';

export const fontsDocs: Docs<typeof fontsSettings> = {
  details: `Put it first in the page's body, empty. Then name the font, its fallback and a kind in your own style sheet:

\`\`\`css
body { font-family: Lora, "Lora fallback", serif; }
\`\`\`

**So that nothing moves**, add \`write-rules\` once, on your own computer: the element loads the fonts, measures them and shows the rules of
\`"Lora fallback"\`: a font that visitors have, made as wide and as high as yours. Paste them into a style sheet that the head of your page
links, and take \`write-rules\` away. They have to stand there: what a script adds comes after the first paint. Where you keep them in
\`style.css\` of a family instead, the element puts them in force before the font is there. Safari takes the width of a fallback and not
its heights: a \`line-height\` in numbers keeps its lines where they are.

**From your own site** (\`source="site"\`): a folder for each family, \`/fonts/lora/style.css\` with its files beside it. The reference service
fills it: \`FONT_FAMILIES="Lora 400 700, Karla"\` takes families over from Google Fonts once, and visitors ask your site alone. Any web server
may hold such a folder. Adobe's licence does not allow copies: a \`kit\` always comes from Adobe, after a yes.

Fonts of other hosts are asked for after a yes to cookies, also where a style sheet of your own names them, and are taken out of force after
a no. Under a content security policy they need their hosts in \`style-src\` and \`font-src\`; fonts of your site need nothing.`,
  settings: {
    fallback: 'For families of two kinds, use two elements.',
    href: 'Of your own site, what it imports from other hosts is left out.',
  },
  slots: { '': 'Nothing of yours has to stand here; what does is shown as it is.' },
  parts: { rules: 'The rules that `write-rules` shows.' },
  accessibility: [
    'Text can be read at once, in the fallback; `font-display: block` and `auto` of a style sheet become `swap`.',
    'With `size-adjust` a visitor who zooms or sets a larger font gets the same proportions.',
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
