import type { Engine, EngineName, FoundBrowser } from './engine.js';
import { engines } from './engines.js';
import { findBrowser } from './find-browser.js';
import { howToInstall, installBrowsers } from './install-browsers.js';

export interface ChosenEngines {
  found: { engine: Engine; browser: FoundBrowser }[];
  /** Engines that were asked for and cannot run: each fails the command. */
  missing: { name: EngineName; remedy: string }[];
  /** Engines that would have been welcome: named, and no failure. */
  absent: { name: EngineName; remedy: string }[];
}

/** `ENGINES=chromium,firefox`: exactly these. On continuous integration all of them; elsewhere those that can be had. */
function wantedEngines(fallback: EngineName[] | undefined): { wanted: readonly Engine[]; isStrict: boolean } {
  const names = process.env.ENGINES?.split(',').map(name => name.trim()).filter(Boolean);
  for (const name of names ?? []) {
    if (!engines.some(engine => engine.name === name)) {
      const known = engines.map(engine => engine.name).join(', ');
      throw new Error(`ENGINES: "${name}" is unknown; expected some of ${known}.`);
    }
  }
  if (names?.length) return { wanted: engines.filter(engine => names.includes(engine.name)), isStrict: true };
  if (fallback) return { wanted: engines.filter(engine => fallback.includes(engine.name)), isStrict: true };
  return { wanted: engines, isStrict: process.env.CI === 'true' };
}

/** Finds the browsers for this run and installs what is missing. */
export function chooseEngines(fallback?: EngineName[]): ChosenEngines {
  const { wanted, isStrict } = wantedEngines(fallback);
  const lacking = wanted.filter(engine => !findBrowser(engine));
  if (lacking.length > 0) {
    console.log(`installing ${lacking.map(engine => engine.name).join(', ')}`);
    installBrowsers(lacking);
  }

  const chosen: ChosenEngines = { found: [], missing: [], absent: [] };
  for (const engine of wanted) {
    const browser = findBrowser(engine);
    if (browser) chosen.found.push({ engine, browser });
    else chosen[isStrict ? 'missing' : 'absent'].push({ name: engine.name, remedy: howToInstall(engine) });
  }
  if (chosen.found.length === 0) chosen.missing.push(...chosen.absent.splice(0));
  return chosen;
}
