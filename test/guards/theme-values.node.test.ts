import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { trackedFiles } from './tracked-files.js';

// Whatever a theme can set comes from a custom property of the theme, or from one of the element's own with a default beside it.

type Kind = 'color' | 'corner' | 'shadow' | 'duration' | 'font' | 'font size';

/** Values that do not belong to a theme, by file, with the reason. An unused exception fails. */
const exceptions: readonly { readonly file: RegExp; readonly kind: Kind; readonly text: RegExp; readonly why: string }[] = [
  { file: /site-pin-it/, kind: 'color', text: /#(e60023|ad081b|fff|111)\b|rgb\(0 0 0 \/ 0\.3\)/, why: 'the brand of the network that the button belongs to' },
  { file: /site-pin-it/, kind: 'corner', text: /18px|22px/, why: 'the brand of the network that the button belongs to' },
  { file: /site-pin-it/, kind: 'font size', text: /14px/, why: 'the brand of the network that the button belongs to' },
  { file: /site-pin-it/, kind: 'font', text: /system-ui/, why: 'the brand of the network that the button belongs to' },
  { file: /site-map\/(map\.styles|site-map)/, kind: 'color', text: /#(eae6de|22262b|f8f6f1|2d333a)\b/, why: 'land and lanes as map tiles have them' },
  { file: /site-map\//, kind: 'color', text: /#fff|rgb\(0 0 0 \/ 0\.28\)/, why: 'a pin is drawn for the tiles under it' },
  { file: /site-map\/live/, kind: 'color', text: /rgb\((0, 0, 0|255, 255, 255)\)/, why: 'a probe: its color is read and never seen' },
  { file: /site-map\/live/, kind: 'duration', text: /0\.25s|560ms|120ms|1ms/, why: 'the map moves its own tiles and pins by these; the last is a probe' },
  { file: /site-video\.critical/, kind: 'color', text: /#11131a/, why: 'until its sheet is there; the critical sheet of all elements has 1.5 KB' },
  { file: /site-color-picker/, kind: 'color', text: /./, why: 'the hues, black and white of a color map, checkers, and handles that are seen on any color' },
  { file: /site-popup/, kind: 'color', text: /#fff/, why: 'black and white are colors that a setting names' },
  { file: /site-image\/features\/overlays/, kind: 'color', text: /#000/, why: 'a mask: only its opacity counts' },
  { file: /site-search\/search\.light/, kind: 'corner', text: /max\(1\.375rem, 22px\)/, why: 'the author has asked for a round field' },
  { file: /.*/, kind: 'duration', text: /\binfinite\b/, why: 'turns and breathes until something has loaded' },
  { file: /site-audio/, kind: 'duration', text: /0s 3s/, why: 'waits for a script' },
];

const advice: Readonly<Record<Kind, string>> = {
  color: 'var(--_accent), var(--_surface), var(--_line)…, var(--site-scrim) and var(--site-on-scrim) over pictures, var(--site-fill) for a faint '
    + 'background, var(--site-backdrop) behind dialogs, or var(--site-…, default)',
  corner: 'var(--_radius) or a part of it (calc(var(--_radius) / 2)), var(--_button-radius), var(--_field-radius), var(--_pill-radius)',
  shadow: 'var(--_shadow) of what lies over the page, var(--site-shadow-small) of small parts, var(--_button-shadow)',
  duration: 'var(--_duration) or a multiple of it: calc(var(--_duration) * 1.5)',
  font: 'var(--_font), var(--_heading-font) or var(--site-code-font)',
  'font size': 'em, or calc(14px * var(--_font-scale))',
};

/** Removes comments and the content of `var(--site-…)`: a value there is the default of a token. */
function withoutTokens(sheet: string): string {
  let text = sheet.replace(/\/\*[^]*?\*\/|url\("data:[^"]*"\)|theme\([^)]*\)/g, '');
  for (let at = text.indexOf('var(--site-'); at >= 0; at = text.indexOf('var(--site-', at + 1)) {
    let depth = 0;
    let end = at + 3;
    do {
      if (text[end] === '(') depth++;
      if (text[end] === ')') depth--;
      end++;
    } while (depth > 0 && end < text.length);
    const name = /^var\((--site-[\w-]+)/.exec(text.slice(at))![1]!;
    text = `${text.slice(0, at)}token(${name})${text.slice(end)}`;
  }
  return text;
}

const color = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!from\b)[^)]*\)|(?<![\w-])(?:white|black|gray|grey|red|green|blue|yellow|orange)(?![\w-])/gi;

/** Raw values in a declaration. */
function rawValues(property: string, value: string): [Kind, string][] {
  const found: [Kind, string][] = [];
  if (!/mask|^content$|^(-webkit-)?text-wrap|^white-space/.test(property)) for (const [text] of value.matchAll(color)) found.push(['color', text]);
  if (/radius$/.test(property) && !/(radius|corner|round)/i.test(value) && /(?<![\w.])(?!9{3,4}px)[\d.]*[1-9][\d.]*px/.test(value)) found.push(['corner', value]);
  if (/shadow$/.test(property) && !/shadow\b|scrim|#|rgb|hsl/.test(value) && !value.includes('inset') && /(?:^|, )-?\d\w* -?\d\w* [1-9]\d*px/.test(value))
    found.push(['shadow', value]);
  if (/^(transition|animation)/.test(property) && /(?<![\w.*-])(?!0m?s)[\d.]+m?s\b/.test(value)) found.push(['duration', value]);
  if (/^font(-family)?$/.test(property) && /\b(?:serif|sans-serif|monospace|system-ui|ui-monospace|arial|helvetica|georgia)\b/i.test(value)) found.push(['font', value]);
  if (/^font(-size)?$/.test(property) && /\d(?:px|rem)\b/.test(value) && !/font-scale|min\(|clamp\(|\bem\)|1em|attr\(/.test(value)) found.push(['font size', value]);
  return found;
}

/** A family in `font` does not count if the next declaration sets it: the shorthand has to name one. */
const withoutPlaceholders = (sheet: string): string => sheet.replace(/ sans-serif;(?=\s*font-family: var\()/g, ' placeholder;');

function findRaw(sheet: string): [Kind, string][] {
  return [...withoutPlaceholders(withoutTokens(sheet)).matchAll(/(?<![\w-])(-?-?[\w-]+):\s*([^;{}]+)(?=[;}])/g)]
    .flatMap(([, property, value]) => rawValues(property!, value!.trim()));
}

const sheets = trackedFiles().filter(file => /^(elements|core\/(?:forms|events|element|gestures|overlay))\/.*(\.styles\.ts|-css\.ts|\.css)$|^styles\/(base|fill|surface|button|field|danger).*\.ts$/.test(file));

describe('element sheets', () => {
  it('have their colors, corners, shadows, durations and fonts from the theme', () => {
    assert.ok(sheets.length > 120, 'the walk has found the sheets');
    const needed = new Set<unknown>();
    const raw = sheets.flatMap(file => findRaw(readFileSync(file, 'utf8')).flatMap(([kind, text]) => {
      const exception = exceptions.find(each => each.kind === kind && each.file.test(file) && each.text.test(text));
      needed.add(exception);
      return exception ? [] : [`${file}: ${kind} "${text}"; use ${advice[kind]}`];
    }));
    assert.deepEqual(raw, []);
    assert.deepEqual(exceptions.filter(exception => !needed.has(exception)).map(({ file, text }) => `${file}: ${text}`), [], 'exceptions that nothing needs');
  });

  for (const [written, expected] of [
    ['a { color: #12ab34; }', 'color'], ['a { background: rgb(0 0 0 / 0.5) }', 'color'], ['a { border: 1px solid white; }', 'color'],
    ['a { color: var(--site-star, #12ab34); }', ''], ['a { color: var(--_accent); background: transparent; }', ''], ['a { mask: linear-gradient(#000, #0000); }', ''],
    ['a { border-radius: 4px; }', 'corner'], ['a { border-start-start-radius: 4px; }', 'corner'], ['a { border-radius: 50%; }', ''],
    ['a { border-radius: 9999px; }', ''], ['a { border-radius: calc(var(--_radius) + 4px); }', ''], ['a { border-radius: 0; }', ''],
    ['a { box-shadow: 0 4px 12px currentcolor; }', 'shadow'], ['a { box-shadow: inset 0 0 0 1px var(--_line); }', ''], ['a { box-shadow: 0 0 0 3px var(--_surface); }', ''],
    ['a { transition: opacity 200ms ease; }', 'duration'], ['a { transition: opacity calc(var(--_duration) * 1.5); }', ''], ['a { transition: visibility 0s; }', ''],
    ['a { font-family: Georgia, serif; }', 'font'], ['a { font: 14px/1 monospace; }', 'font font size'], ['a { font-family: var(--site-code-font, monospace); }', ''],
    ['a { font-size: 14px; }', 'font size'], ['a { font-size: calc(14px * var(--_font-scale)); }', ''], ['a { font-size: 0.875em; }', ''],
  ] as const) it(`${written} has ${expected ? `a ${expected} of its own` : 'none of its own'}`, () => assert.equal(findRaw(written).map(([kind]) => kind).join(' '), expected));
});
