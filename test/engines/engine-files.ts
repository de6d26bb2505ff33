import { readFileSync } from 'node:fs';
import type { EngineName } from './engine.js';

/**
 * A browser test runs in every engine if its first line requests it: `// Runs in every engine: focus, top layer.`
 * The others run in Chromium, and in all engines with `npm run test:all`.
 */
const marker = /^\/\/ Runs in every engine: \S/;

export const runsInEveryEngine = (file: string): boolean => marker.test(readFileSync(file, 'utf8'));

/** A test of any kind is not part of the gate if its first line excludes it: `// Runs with npm run test:all: ten thousand pictures.` */
const laterMarker = /^\/\/ Runs with npm run test:all: \S/;

export const isPartOfGate = (file: string): boolean => !laterMarker.test(readFileSync(file, 'utf8'));

/** The files of these that one engine has to run. */
export function engineFiles(engine: EngineName, files: readonly string[], { isEverything = false } = {}): string[] {
  return engine === 'chromium' || isEverything ? [...files] : files.filter(runsInEveryEngine);
}
