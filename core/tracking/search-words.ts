const longestQuery = 1000;
const longestWords = 100;
const email = /[^\s@]+@[^\s@]+/g;
/** Seven digits or more, as phone and order numbers have them. */
const number = /\+?\d(?:[\s().-]?\d){6,}/g;

/**
 * A search as it is counted: on one line, of at most 100 characters, and without what may name a person. Email addresses
 * and long numbers are replaced by a word that says what stood there.
 */
export const searchWords = (query: string): string =>
  [...query.slice(0, longestQuery).replace(/\s+/g, ' ').trim().replace(email, '[email]').replace(number, '[number]')].slice(0, longestWords).join('').trim();
