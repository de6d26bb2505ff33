/** The library's version: the same text as in package.json, which a test compares. */
export const VERSION = '0.1.0';
