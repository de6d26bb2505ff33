import { canParseUrl } from '../links/can-parse-url.js';
import type { TextFormat } from './setting.js';

const clock = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;
/** `9:30`, `09.30`. */
export const timeFormat: TextFormat = {
  read(text) {
    const [, hour, minute] = clock.exec(text) ?? [];
    return hour ? `${hour.padStart(2, '0')}:${minute}` : null;
  },
  expected: 'a time from 00:00 to 23:59 such as 18:30',
  example: '18:30',
};

/** `eur`, `EUR`. */
export const currencyFormat: TextFormat = {
  read: text => (/^[a-z]{3}$/i.test(text) ? text.toUpperCase() : null),
  expected: 'the ISO 4217 code of a currency such as EUR',
  example: 'EUR',
};

/** `www.example.com`, without a protocol or path; a port may follow. */
export const hostFormat: TextFormat = {
  read: text => (canParseUrl(`https://${text}`) && new URL(`https://${text}`).host === text.toLowerCase() ? text.toLowerCase() : null),
  expected: 'a host such as www.example.com',
  example: 'www.example.com',
};

/** Names that an author may choose, such as those of purposes, parted by commas or blanks. */
export const namesFormat: TextFormat = {
  read: text => (text.split(/[\s,]+/).filter(Boolean).every(name => /^[a-z][a-z\d-]*$/i.test(name)) ? text : null),
  expected: 'names of letters, digits and hyphens, such as statistics marketing',
  example: 'statistics',
};

/** `2026-11` or `1.2` */
export const versionFormat: TextFormat = {
  read: text => (/^[\w.-]{1,40}$/.test(text) ? text : null),
  expected: 'letters, digits, dots and hyphens, such as 2026-11',
  example: '2026-11',
};

/** Words of a list, in any order, parted by commas or blanks; or `none`. */
export const wordsFormat = (words: readonly string[]): TextFormat => ({
  read: text => (text.split(/[\s,]+/).filter(Boolean).every(word => words.includes(word.toLowerCase()) || word === 'none') ? text : null),
  expected: `any of ${words.join(', ')}, or none`,
  example: words[0]!,
});
