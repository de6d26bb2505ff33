import type { Log } from './log-requests.js';

/** Writes each entry as one line of JSON to the standard output. */
export const writeLog: Log = entry => {
  process.stdout.write(`${JSON.stringify(entry)}\n`);
};
