import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestRunnerCoreConfig } from '@web/test-runner-core';
import type { Engine } from './engine.js';
import { askFirst } from './ask-first.js';
import { firstExisting } from './find-browser.js';
import { restartBrowser } from './restart-browser.js';
import { startWebKitDriver, webKitDriver } from './webkit-driver.js';

const libraries = '/usr/lib';

/** Debian keeps the small browser that the driver starts in a folder named after the processor. */
function miniBrowsers(): string[] {
  if (!existsSync(libraries)) return [];
  const folders = readdirSync(libraries).filter(name => name.endsWith('-linux-gnu'));
  return folders.flatMap(folder => [
    join(libraries, folder, 'webkit2gtk-4.1/MiniBrowser'),
    join(libraries, folder, 'webkitgtk-6.0/MiniBrowser'),
    join(libraries, folder, 'webkit2gtk-4.0/MiniBrowser'),
  ]);
}

export const webkit: Engine = {
  name: 'webkit',
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'fonts-liberation', 'fonts-dejavu-core', 'fonts-noto-color-emoji'],
  find() {
    const path = firstExisting(['WEBKIT_PATH'], miniBrowsers());
    const hasScreen = Boolean(process.env.DISPLAY) || existsSync('/usr/bin/Xvfb');
    return path && existsSync(webKitDriver) && hasScreen ? { path, build: 'system' } : undefined;
  },
  async launcher({ path, build }) {
    if (build === 'playwright') {
      const { playwrightLauncher } = await import('@web/test-runner-playwright');
      return askFirst(playwrightLauncher({ product: 'webkit', concurrency: 1 }));
    }
    const { webdriverLauncher } = await import('@web/test-runner-webdriver');
    const driver = await startWebKitDriver(path);
    const launcher = restartBrowser(askFirst(webdriverLauncher(driver.connection)));
    const { initialize, stop } = launcher;
    return Object.assign(launcher, {
      // One at a time: with more, the launcher puts the test files side by side in frames of one page.
      concurrency: 1,
      async initialize(config: TestRunnerCoreConfig) {
        await initialize.call(launcher, { ...config, concurrency: 1 });
        launcher.name = 'WebKit';
      },
      async stop() {
        await stop.call(launcher);
        driver.stop();
      },
    });
  },
};
