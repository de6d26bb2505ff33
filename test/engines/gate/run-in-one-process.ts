import { describe } from 'node:test';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Less than the whole step has: a file that waits for ever fails by itself, and those after it still run. */
const mostMs = 20 * 60_000;

/**
 * Runs the test files of the command line one after the other in this process: a process for each of them costs a second
 * before its first test. Each file is a suite, so that its hooks end with it and a file without tests is noticed.
 */
for (const file of process.argv.slice(2)) {
  describe(file, { timeout: mostMs }, async () => { await import(pathToFileURL(resolve(file)).href); });
}
