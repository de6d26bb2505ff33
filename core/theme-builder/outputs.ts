import { makePalette, palettePresets, themeRule, type PalettePreset } from '../color/color.js';
import { themeCustomProperties } from '../../styles/theme-properties.js';
import type { Theme } from '../../styles/theme.js';
import { draftFromAccent } from './accent-draft.js';
import { writeDesignTokens } from './design-tokens.js';
import { isSameDraft, withoutColors, type Draft } from './draft.js';

/** The accent from which all colors were made. */
export interface Seed { readonly accent: string; readonly preset: PalettePreset }

export interface Output {
  readonly id: string;
  readonly label: string;
  /** Where the code goes. Words between backticks are code. */
  readonly note: string;
  /** Null if this theme cannot be written in this form. */
  write(draft: Draft, seed: Seed | null): string | null;
}

/** The properties of a theme; a theme without any is the default, which needs none. */
export function writeThemeRule(draft: Draft): string {
  const lines = Object.entries(themeCustomProperties(draft as Partial<Theme>)).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? '/* The default theme: nothing to set. */' : `:root {\n${lines.join('\n')}\n}`;
}

const attributeOf = (preset: PalettePreset): string => (preset === 'Monochrome' ? '' : ` preset="${preset.toLowerCase().replace(' ', '-')}"`);

function paletteTag(draft: Draft, seed: Seed | null): string | null {
  if (!seed || !Object.hasOwn(palettePresets, seed.preset) || !isSameDraft(draft, draftFromAccent(draft, seed.accent, seed.preset))) return null;
  const shape = withoutColors(draft);
  const rules = [themeRule(makePalette(seed.accent, { preset: seed.preset })), ...Object.keys(shape).length > 0 ? [writeThemeRule(shape)] : []];
  return `<style>\n${rules.join('\n')}\n</style>\n\n<site-palette seed="${seed.accent}"${attributeOf(seed.preset)}></site-palette>`;
}

function moduleOf(draft: Draft): string {
  return `import { themeCustomProperties } from 'site-elements/tokens';

const theme = ${JSON.stringify(draft, null, 2)};

for (const [name, value] of Object.entries(themeCustomProperties(theme))) {
  document.documentElement.style.setProperty(name, value);
}`;
}

/** The theme as `core/look/site-theme.ts` reads it. */
const contextOf = (draft: Draft): string =>
  `<script type="application/json" data-site-context>\n${JSON.stringify({ theme: { values: draft } }, null, 2)}\n</script>`;

/** Every form in which a theme can be copied. */
export const outputs: readonly Output[] = [
  {
    id: 'css', label: 'CSS', write: writeThemeRule,
    note: 'Paste it into the style sheet of your site. On a section or on one element instead of `:root`, it styles only that part.',
  },
  {
    id: 'wordpress', label: 'WordPress', write: writeThemeRule,
    note: 'Block themes: Appearance → Editor → Styles, then Additional CSS in the menu with three dots. '
      + 'Other themes: Appearance → Customize → Additional CSS.',
  },
  {
    id: 'theme-json', label: 'theme.json',
    note: 'For developers of block themes: add `styles.css` to the `theme.json` of your theme or child theme. WordPress 6.2 or newer.',
    write: draft => JSON.stringify({ $schema: 'https://schemas.wp.org/trunk/theme.json', version: 2, styles: { css: writeThemeRule(draft) } }, null, 2),
  },
  {
    id: 'tokens', label: 'Design tokens', write: writeDesignTokens,
    note: 'A file in the format of the W3C Design Tokens Community Group, for tools such as Style Dictionary and plugins of Figma. '
      + 'Paste it into this page to continue with it.',
  },
  {
    id: 'context', label: 'Site context', write: contextOf,
    note: 'For pages where CSS is hard to add: paste it into the head of every page. If your pages have a site context, add `theme` to it. '
      + 'It loads with the first element, and replaces the look of the page.',
  },
  {
    id: 'script', label: 'Script', write: moduleOf,
    note: 'For pages where you can only add scripts, and for programs: `site-elements/tokens` writes the theme as custom properties.',
  },
  {
    id: 'palette', label: 'site-palette', write: paletteTag,
    note: 'The tag also sets ten palette colors for your own style sheet. Put the rules into the head and the tag first into the body.',
  },
];
