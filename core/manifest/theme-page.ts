import { defaultTheme, themeProperty, themeValue, type ThemeName } from '../../styles/theme.js';
import { themeDocs } from '../../styles/theme-docs.js';

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

The default theme is also a record in \`site-elements/tokens\`: \`defaultTheme\`. \`themeCustomProperties(theme)\` returns the custom
properties of a theme, by name.

The [page of each element](../elements/README.md) lists its own custom properties, parts and states.
\`<site-palette>\` sets all colors from one accent.
`;
