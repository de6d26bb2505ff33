import { csvLayout, csvRows } from '../../../core/reading/csv-rows.js';

/** About ten thousand rows of twelve long numbers; what follows is not read. */
const maxCharacters = 4_000_000;

/** Rows of a file of comma-separated values. A row is made when it is requested. */
export const readCsv = (text: string): Generator<string[]> => csvRows(text.slice(0, maxCharacters));

/** The sign before decimals: where commas separate the cells, none can be in a plain number. */
export const detectDecimalSign = (text: string, ofPage: '.' | ','): '.' | ',' => (csvLayout(text).separator === ',' ? '.' : ofPage);
