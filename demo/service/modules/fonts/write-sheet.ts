import { siteFontPaths } from 'site-elements/contract/site-fonts';
import type { StoredSiteFont } from './fonts.schema.js';

/** A text as a style sheet writes it. */
const quoted = (text: string): string => `"${text.replace(/["\\\n\r\f]/g, '')}"`;
const fromTo = (from: number, to: number, unit = ''): string => (from === to ? `${from}${unit}` : `${from}${unit} ${to}${unit}`);

/** The rule of a file. Text is visible before it has loaded, in the font that follows in `font-family`. */
function writeRule({ id, family, style, weightFrom, weightTo, axes, unicodeRange }: StoredSiteFont): string {
  const width = axes.find(({ tag }) => tag === 'wdth');
  return [
    '@font-face {',
    `  font-family: ${quoted(family)};`,
    `  font-style: ${style};`,
    `  font-weight: ${fromTo(weightFrom, weightTo)};`,
    ...width ? [`  font-stretch: ${fromTo(width.min, width.max, '%')};`] : [],
    '  font-display: swap;',
    `  src: url("${siteFontPaths.public.replace(':file', `${id}.woff2`)}") format("woff2");`,
    ...unicodeRange ? [`  unicode-range: ${unicodeRange};`] : [],
    '}',
  ].join('\n');
}

/** The style sheet of all fonts of the site, with their licenses. */
export function writeSheet(rows: readonly StoredSiteFont[]): string {
  const families = new Map(rows.map(({ family, license }) => [family, license]));
  const licenses = [...families].filter(([, license]) => license !== '').map(([family, license]) => `/* ${family}: ${license.replaceAll('*/', '')} */`);
  // Of two files for the same characters, browsers load the later one: the one with more axes.
  const sorted = [...rows].sort((one, other) => one.axes.length - other.axes.length);
  return `${[...licenses, ...sorted.map(writeRule)].join('\n')}\n`;
}
