import { defaultTheme, themeProperty, themeValue, type ThemeName } from '../../../styles/theme.js';
import { themeDocs } from '../../../styles/theme-docs.js';

/** A custom property that all elements share. */
export interface ThemeRow {
  readonly property: string;
  readonly purpose: string;
  readonly fallback: string;
}

export const themeRows: readonly ThemeRow[] = (Object.keys(defaultTheme) as ThemeName[]).map(name =>
  ({ property: themeProperty(name), purpose: themeDocs[name], fallback: themeValue(defaultTheme[name]) }));

/** `docs/theme.md`: the custom properties that all elements share. */
export const themePage = (): string => `<!-- Written by \`npm run readme\`. -->

# Theme

All elements share these custom properties. Set them on \`:root\` for a whole site, on a section, or on one element:

\`\`\`css
:root { --site-accent: #0b6b6f; --site-radius: 2px; }
\`\`\`

| Property | Purpose | Default |
| --- | --- | --- |
${themeRows.map(({ property, purpose, fallback }) => `| \`${property}\` | ${purpose} | \`${fallback}\` |`).join('\n')}

The two values of \`light-dark(…)\` are for light and dark pages. An element uses the second one where \`color-scheme\` is \`dark\`.
With forced colors, the elements use the system colors.

## The look of your page

With \`data-site-look="page"\` on the script, elements look like your page. They use the color, text and corners of its main button (or the
color of its links), the corners, edge and background of its fields, and the font of its headings. They also use the background and
text color behind each element, even in a dark part of a light page. They follow a dark mode switch and style sheets that load later.

\`\`\`html
<script type="module" data-site-look="page" src="https://YOUR-SITE/site-elements/auto.js"></script>
\`\`\`

- What you set takes precedence: first a property on the element, then one on \`:root\`, a theme, \`<site-palette>\`, the look that your CMS or
  framework provides, the look of your page, and last the default.
- Only what your page shows without doubt is used. If its buttons differ, mark the main one with a class such as \`primary\`.
- Text always has a contrast of at least 4.5:1 and a field's edge 3:1. If your page's own colors have less, the elements use a darker or
  lighter shade, and a console message reports it.
- \`data-site-look="off"\` on \`<html>\` or any part of the page turns it off there. After your own script has changed the page, set
  \`data-site-look="page"\` on an element to have the page read again.
- With npm, call \`followPageLook()\` from \`site-elements/look\` before you import elements.
- A server can hand over the look of its theme in the head: \`--site-host-accent\`, \`--site-host-on-accent\` and \`--site-host-button-radius\`
  on \`:root\`. They take precedence over other names of a CMS or framework. The WordPress plugin does this.
- In CSS of your own, \`var(--site-page-accent)\` and the other properties with \`page\` in their name hold what was read, or the values of
  the theme. Don't set them.

## Themes

Ten complete looks are ready to use, each with one more line to paste or with \`data-site-theme\` on a part of the page.
[Make it yours](make-it-yours.md) lists them, and all other ways to change the look, from one line to \`::part()\`.

The default theme is also a record in \`site-elements/tokens\`: \`defaultTheme\`. \`themeCustomProperties(theme)\` returns the custom
properties of a theme, by name.

The [page of each element](../elements/README.md) lists its own custom properties, parts and states.
\`<site-palette>\` sets all colors from one accent.
`;
