import { rejectInput } from '../core/registry/expect-input.js';
import { defaultTheme, themeProperty, themeValue, type Theme } from './theme.js';

/**
 * A theme, or a part of one, as custom properties by name: `--site-accent`. They belong to no selector: set them on the page, on a
 * section or on one element. An unknown name throws a TypeError.
 */
export function themeCustomProperties(theme: Partial<Theme> = defaultTheme): Readonly<Record<string, string>> {
  if (typeof theme !== 'object' || theme === null || Array.isArray(theme)) rejectInput('themeCustomProperties', theme, 'an object such as defaultTheme');
  return Object.fromEntries(Object.entries(theme).map(([name, value]) => {
    if (!Object.hasOwn(defaultTheme, name)) {
      throw new TypeError(`themeCustomProperties: "${name}" is unknown; expected a name in defaultTheme, such as accent or buttonRadius.`);
    }
    return [themeProperty(name), themeValue(value)];
  }));
}
