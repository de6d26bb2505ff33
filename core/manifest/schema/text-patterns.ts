import { currencyFormat, hostFormat, namesFormat, timeFormat, versionFormat } from '../../settings/formats.js';
import type { TextFormat } from '../../settings/setting.js';

/** The shared formats as regular expressions, without anchors and blanks around them, by what they expect: the build may load their module twice. */
const shared = new Map<string, string>([
  [timeFormat.expected, '(?:[01]?\\d|2[0-3])[:.][0-5]\\d'],
  [currencyFormat.expected, '[A-Za-z]{3}'],
  [hostFormat.expected, '(?:\\d{1,3}(?:\\.\\d{1,3}){3}|(?:\\w[\\w\\-]*\\.)*(?=\\d*[A-Za-z_\\-])\\w[\\w\\-]*)(?::\\d{1,5})?'],
  [namesFormat.expected, '[A-Za-z][A-Za-z\\d\\-]*(?:[\\s,]+[A-Za-z][A-Za-z\\d\\-]*)*[\\s,]*'],
  [versionFormat.expected, '[\\w.\\-]{1,40}'],
]);

/** Of formats that one element has, by what they expect. */
const own: readonly (readonly [expected: RegExp, pattern: (words: string) => string])[] = [
  [/^any of (.+), or none$/, words => {
    const word = `(?:${[...words.split(', '), 'none'].map(anyCase).join('|')})`;
    return `${word}(?:[\\s,]+${word})*[\\s,]*`;
  }],
  [/^a day such as/, () => '\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])'],
  [/^hours such as/, () => '\\d{1,2}\\s*[-–]\\s*\\d{1,2}'],
  [/^names of tags/, () => '[A-Za-z][\\w\\-]*(?:\\[[\\w\\-]+\\])*(?:[\\s,]+[A-Za-z][\\w\\-]*(?:\\[[\\w\\-]+\\])*)*[\\s,]*'],
];

const anyCase = (word: string): string => word.replace(/[a-z]/g, letter => `[${letter.toUpperCase()}${letter}]`);

/** The pattern of a text with a format; an empty text is always right. Throws for a format without one: add it here. */
export function getTextPattern(format: TextFormat): string {
  const local = own.find(([expected]) => expected.test(format.expected));
  const pattern = shared.get(format.expected) ?? local?.[1](local[0].exec(format.expected)![1] ?? '');
  if (pattern === undefined) throw new Error(`No pattern for the text format "${format.expected}"; add it to core/manifest/schema/text-patterns.ts.`);
  return `^\\s*(?:${pattern})?\\s*$`;
}

/** Characters that no address needs: controls and blanks, which readers trim in their own ways, and invisible ones. */
const odd = '\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u061c\\u1680\\u180e\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u3000\\ufeff';
const schemes = ['https?:', 'ftp:', 'mailto:', 'tel:', 'sms:'].map(anyCase).join('|');

/** Addresses that a page may hold: relative ones, and those with a harmless protocol. Stricter than `safeUrl`, which removes odd characters. */
export const addressPattern = `^(?:(?:${schemes})|(?![A-Za-z][A-Za-z\\d+.\\-]*:))[^${odd}]*$`;
/** The same with a dot or a slash, which no name of a choice has. */
export const distinctAddressPattern = `^(?=[^./]*[./])(?:(?:${schemes})|(?![A-Za-z][A-Za-z\\d+.\\-]*:))[^${odd}]*$`;
