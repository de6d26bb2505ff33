import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { EngineName, FoundBrowser } from './engine.js';

// The Playwright that the launcher itself loads: another version would look for other browser builds.
const fromLauncher = createRequire(createRequire(import.meta.url).resolve('@web/test-runner-playwright'));

type Playwright = Record<EngineName, { executablePath(): string }>;

/** The build that Playwright has downloaded for this engine, if it has. */
export function playwrightBrowser(name: EngineName): FoundBrowser | undefined {
  const path = (fromLauncher('playwright') as Playwright)[name].executablePath();
  return existsSync(path) ? { path, build: 'playwright' } : undefined;
}

/** The command line of that same Playwright, to be run by Node: it downloads browsers. */
export function playwrightCommand(): string {
  return join(dirname(fromLauncher.resolve('playwright/package.json')), 'cli.js');
}
