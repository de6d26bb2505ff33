import type { Engine } from './engine.js';
import { askFirst } from './ask-first.js';
import { firstExisting } from './find-browser.js';

const places = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

export const firefox: Engine = {
  name: 'firefox',
  packages: ['firefox-esr', 'fonts-liberation', 'fonts-dejavu-core', 'fonts-noto-color-emoji'],
  find() {
    const path = firstExisting(['FIREFOX_PATH'], places);
    return path ? { path, build: 'system' } : undefined;
  },
  async launcher({ path, build }) {
    if (build === 'playwright') {
      const { playwrightLauncher } = await import('@web/test-runner-playwright');
      return askFirst(playwrightLauncher({ product: 'firefox', concurrency: 1 }));
    }
    // Playwright drives only its own patched Firefox well; Puppeteer speaks WebDriver BiDi with the one people use.
    const { puppeteerLauncher } = await import('@web/test-runner-puppeteer');
    return askFirst(puppeteerLauncher({
      concurrency: 1, // with two, the tab behind is hidden: no animation frames, timers at 1 Hz, no focus
      launchOptions: { browser: 'firefox', executablePath: path, headless: true },
    }));
  },
};
