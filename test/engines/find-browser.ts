import type { Engine, FoundBrowser } from './engine.js';
import { playwrightBrowser } from './playwright-browser.js';

/** The browser to test an engine with: the system's, else the one Playwright has downloaded. */
export function findBrowser(engine: Engine): FoundBrowser | undefined {
  return engine.find() ?? playwrightBrowser(engine.name);
}
