import type { Engine } from '../engines/engine.js';
import { chromium } from '../engines/chromium.js';
import { findBrowser } from '../engines/find-browser.js';
import { firefox } from '../engines/firefox.js';
import { webkit } from '../engines/webkit.js';
import { launch } from './chromium.js';
import { otherEngines, type OtherVisitor } from './other-engines.js';

/** A visitor in any engine who reads and does not type. */
export type EngineReader = Pick<OtherVisitor, 'goTo' | 'resize' | 'evaluate' | 'close'>;

async function inChromium(): Promise<EngineReader> {
  const browser = await launch();
  const page = await browser.newPage();
  return {
    goTo: async address => { await page.goto(address); },
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: expression => page.evaluate(expression),
    close: () => browser.close(),
  };
}

/** Opens a reader in an engine; undefined if the engine is not installed. */
export function engineReader(engine: Engine): (() => Promise<EngineReader>) | undefined {
  const found = findBrowser(engine);
  if (!found) return undefined;
  return engine === chromium ? inChromium : () => otherEngines[engine.name as keyof typeof otherEngines](found);
}

export const threeEngines: readonly Engine[] = [chromium, firefox, webkit];
