import type { BrowserLauncher } from '@web/test-runner-core';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** A browser that is on this machine: the system's own build, or the build that Playwright downloads. */
export interface FoundBrowser {
  path: string;
  build: 'system' | 'playwright';
}

/** One engine the tests run in. A new engine is one file with such a record and one line in `engines.ts`. */
export interface Engine {
  readonly name: EngineName;
  /** Debian packages that bring it, with everything it needs to run without a screen. */
  readonly packages: readonly string[];
  /** The system's build: an environment variable first, then the usual places. */
  find(): FoundBrowser | undefined;
  /** Loads its launcher only when called: finding browsers stays cheap. */
  launcher(browser: FoundBrowser): Promise<BrowserLauncher>;
}
