import { existsSync } from 'node:fs';
import type { Engine, FoundBrowser } from './engine.js';
import { playwrightBrowser } from './playwright-browser.js';

/** The browser to test an engine with: the system's, else the one Playwright has downloaded. */
export function findBrowser(engine: Engine): FoundBrowser | undefined {
  return engine.find() ?? playwrightBrowser(engine.name);
}

/** The first usual place that exists; a path given by an environment variable wins, and a wrong one is an error. */
export function firstExisting(variables: readonly string[], places: readonly string[]): string | undefined {
  for (const variable of variables) {
    const path = process.env[variable];
    if (!path) continue;
    if (!existsSync(path)) throw new Error(`${variable} is "${path}", and no such file exists.`);
    return path;
  }
  return places.find(place => existsSync(place));
}
