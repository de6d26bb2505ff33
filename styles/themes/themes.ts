import { bold } from './bold.js';
import { brutalist } from './brutalist.js';
import { editorial } from './editorial.js';
import { glass } from './glass.js';
import { highContrast } from './high-contrast.js';
import { paper } from './paper.js';
import { playful } from './playful.js';
import { quiet } from './quiet.js';
import { soft } from './soft.js';
import { terminal } from './terminal.js';
import type { ThemeRecord } from './theme-record.js';
import { themeRules } from './theme-rules.js';

/** The themes by name, as `data-site-theme` takes it. */
export const themes = {
  quiet, bold, editorial, soft, brutalist, glass, paper, terminal, playful, 'high-contrast': highContrast,
} as const satisfies Record<string, ThemeRecord>;

/** The name of a theme. */
export type ThemeId = keyof typeof themes;

/** The names of all themes. */
export const themeIds = Object.keys(themes) as ThemeId[];

/** The style sheet of a theme, for the whole page or for what `selector` matches. An unknown name throws a TypeError. */
export function themeSheet(name: ThemeId, selector?: string): string {
  if (!Object.hasOwn(themes, name)) throw new TypeError(`themeSheet: "${name}" is unknown; expected one of ${themeIds.join(', ')}.`);
  return themeRules(name, themes[name], selector);
}
