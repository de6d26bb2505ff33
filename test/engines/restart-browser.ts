import type { BrowserLauncher } from '@web/test-runner-core';

/** What the WebDriver launcher keeps to itself. */
interface Inside {
  driver?: unknown;
  driverManager?: { startSession(id: string, url: string): Promise<void> };
  ensureManagerInitialized(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Opens each page and waits for it, in a new browser if the one before has died. The launcher alone does not wait: a
 * page that cannot be opened ends its whole run. A page is left when the runner has what it reported, or has counted it
 * as failed: a browser that crashes while closing loses no result. One that dies under a test still fails that file.
 */
export function restartBrowser<Launcher extends BrowserLauncher>(launcher: Launcher): Launcher {
  const inside = launcher as unknown as Inside;
  const { stop } = inside;
  const giveUp = async (error: unknown) => {
    console.warn(`The browser is started again: ${error instanceof Error ? error.message : error}`);
    await stop.call(inside);
    // It keeps both when the dead session cannot be ended.
    inside.driver = undefined;
    inside.driverManager = undefined;
  };
  const open = async (id: string, url: string) => {
    await inside.ensureManagerInitialized();
    await inside.driverManager!.startSession(id, url);
  };
  launcher.startSession = async (id, url) => {
    try {
      await open(id, url);
    } catch (error) {
      await giveUp(error);
      await open(id, url);
    }
  };
  const { stopSession } = launcher;
  launcher.stopSession = async id => {
    try {
      return await stopSession.call(launcher, id);
    } catch (error) {
      await giveUp(error);
      return {};
    }
  };
  return launcher;
}
