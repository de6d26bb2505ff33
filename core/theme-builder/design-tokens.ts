import { parseColor } from '../color/color.js';
import { themeDocs } from '../../styles/theme-docs.js';
import { themeProperty, themeValue, type ThemeName } from '../../styles/theme.js';
import { schemes, type Draft } from './draft.js';
import { parseShadow, type Shadow } from './shadow.js';
import { splitList } from './split-list.js';
import { getTokenKind, tokenNames } from './token-kinds.js';

/** Our own part of a file of design tokens, under a name of our repository's. */
export const extensionName = 'io.github.site-elements';

type Json = Record<string, unknown>;
interface TypedValue { readonly $type: string; readonly $value: unknown }

const rounded = (channel: number): number => Number(channel.toFixed(5));

function colorValue(hex: string): Json {
  const { red, green, blue, alpha } = parseColor(hex)!;
  return { colorSpace: 'srgb', components: [red, green, blue].map(rounded), ...alpha < 1 && { alpha: rounded(alpha) }, hex: hex.slice(0, 7) };
}

function measure(text: string, units: string): Json | null {
  const [, value, unit] = new RegExp(`^([\\d.]+)(${units})$`).exec(text) ?? [];
  return value === undefined ? null : { value: Number(value), unit };
}

const typed = ($type: string, $value: unknown): TypedValue | null => ($value === null ? null : { $type, $value });
const unquoted = (name: string): string => name.replace(/^"|"$/g, '');

/** A value in the types of the format; null where it has none, as for `inherit`, em and `calc()`. */
function typedValue(name: ThemeName, text: string): TypedValue | null {
  switch (getTokenKind(name)) {
    case 'length': return typed('dimension', measure(text, 'px|rem'));
    case 'duration': return typed('duration', measure(text, 'ms|s'));
    case 'weight': return typed('fontWeight', /^\d+$/.test(text) ? Number(text) : null);
    case 'number': return typed('number', Number(text));
    case 'font': return text === 'inherit' ? null : typed('fontFamily', splitList(text).map(unquoted));
    case 'shadow': return typed('shadow', /light-dark/.test(text) ? null : shadowValue(text, 'light'));
    default: return null;
  }
}

function shadowValue(text: string, scheme: keyof Shadow['color']): unknown {
  const shadows = parseShadow(text);
  if (!shadows || shadows.length === 0) return null;
  const values = shadows.map(({ color, inset, ...lengths }) => ({ color: colorValue(color[scheme]), ...lengths, ...inset && { inset } }));
  return values.length === 1 ? values[0] : values;
}

/**
 * The theme as design tokens in the format of the W3C Design Tokens Community Group, 2025.10. It has no light and dark: these are two
 * groups. Values that it has no type for are in our own part of the file, as CSS.
 * Source: https://www.designtokens.org/TR/2025.10/format/
 */
export function writeDesignTokens(draft: Draft): string {
  const groups: Record<string, Json> = Object.fromEntries(schemes.map(scheme => [scheme, {}]));
  const tokens: Json = {};
  const css: Record<string, string> = {};
  for (const name of tokenNames) {
    const value = draft[name];
    if (value === undefined) continue;
    const $description = themeDocs[name];
    if (typeof value !== 'string') {
      for (const scheme of schemes) groups[scheme]![name] = { $type: 'color', $value: colorValue(value[scheme]), $description };
      continue;
    }
    const token = typedValue(name, value);
    if (token) tokens[name] = { ...token, $description };
    else css[themeProperty(name)] = themeValue(value);
    // Two shadows for other programs, and both as one for this one.
    if (!token && getTokenKind(name) === 'shadow') {
      for (const scheme of schemes) {
        const shadow = shadowValue(value, scheme);
        if (shadow !== null) groups[scheme]![name] = { $type: 'shadow', $value: shadow, $description };
      }
    }
  }
  const file = {
    ...Object.fromEntries(Object.entries(groups).filter(([, group]) => Object.keys(group).length > 0)), ...tokens,
    ...Object.keys(css).length > 0 && { $extensions: { [extensionName]: { css } } },
  };
  return JSON.stringify(file, null, 2);
}
