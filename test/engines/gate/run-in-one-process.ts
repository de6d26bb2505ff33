import { after, before, describe } from 'node:test';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endLeftOpen, openHandles } from './left-open.js';

/** Shorter than the limit of the step: a file that hangs fails on its own, and those after it still run. */
const mostMs = 20 * 60_000;
/** A process that has nothing left to test and still runs is ended after this time. */
const lastMs = 60_000;

const files = process.argv.slice(2);
let ended = 0;

/** What is neither a server nor a program can keep the process alive, too: a timer, a socket, a database. */
function endSoon(): void {
  setTimeout(() => {
    console.error(`All files have ended, and something still keeps the process alive: ${process.getActiveResourcesInfo().join(', ')}.`);
    process.exit(1);
  }, lastMs).unref();
}

/**
 * Runs the test files of the command line one after the other in this process: a process for each of them costs a second
 * before its first test. Each file is a suite, so that its hooks end with it and a file without tests is noticed.
 */
for (const file of files) {
  describe(file, { timeout: mostMs }, async () => {
    let openBefore: ReturnType<typeof openHandles> = new Set();
    before(() => { openBefore = openHandles(); });
    try {
      await import(pathToFileURL(resolve(file)).href);
    } finally {
      // The last hook of the file: hooks run in the order in which they are registered, also after a failing `before`.
      after(async () => {
        ended += 1;
        if (ended === files.length) endSoon();
        const left = await endLeftOpen(openBefore);
        if (left.length > 0) throw new Error(`The file has ended and did not close ${left.join(', ')}.`);
      });
    }
  });
}
