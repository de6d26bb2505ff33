import type { Engine } from './engine.js';
import { firstExisting } from './find-browser.js';

/** First the one without the browser around it: the same pages cost a third less. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** No sandbox: continuous integration runs as root, where Chromium refuses to start with one. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const chromium: Engine = {
  name: 'chromium',
  packages: ['chromium', 'fonts-liberation', 'fonts-dejavu-core', 'fonts-noto-color-emoji'],
  find() {
    const path = firstExisting(['CHROMIUM_HEADLESS_SHELL', 'CHROME_PATH', 'CHROMIUM'], places);
    return path ? { path, build: 'system' } : undefined;
  },
  async launcher({ path }) {
    const { playwrightLauncher } = await import('@web/test-runner-playwright');
    return playwrightLauncher({
      product: 'chromium',
      // Each test file has a context of its own, and Playwright emulates focus: several at a time do not disturb each other.
      // Two a core: much of a test's time is waiting for motions to end.
      concurrency: 2,
      // Tests that count what stays in memory call gc().
      launchOptions: { executablePath: path, args: [...chromiumArguments, '--js-flags=--expose-gc'] },
    });
  },
};
