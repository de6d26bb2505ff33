import type { BrowserLauncher, TestRunnerPlugin } from '@web/test-runner-core';
import type { Page } from 'playwright-core';
import { pressKeys, type KeysPayload } from './press-keys.js';
import { touchByDriver, touchByProtocol, touchByScreen, type TouchPayload } from './touch-page.js';
import { resizeWindow, type WebDriverPage } from './webdriver-page.js';

export const pageCommandsName = 'page-commands';

interface PuppeteerPage {
  touchscreen: Parameters<typeof touchByScreen>[1];
  keyboard: { down(key: string): Promise<void>; up(key: string): Promise<void> };
}

/**
 * Commands that the runner lacks, so that one test runs in every engine: `setViewport` and held keys over WebDriver,
 * combinations such as `press: 'Shift+Tab'`, which only Playwright supports natively, and a finger (`send-touch`).
 */
export function pageCommands(): TestRunnerPlugin {
  return {
    name: pageCommandsName,
    async executeCommand({ command, payload, session }) {
      const { type } = session.browser;
      if (type === 'webdriver') {
        const { driver } = session.browser as BrowserLauncher & { driver: WebDriverPage };
        if (command === 'set-viewport') return resizeWindow(driver, payload as { width: number; height: number });
        if (command === 'send-keys') return pressKeys(payload as KeysPayload, driver);
        if (command === 'send-touch') return touchByDriver(payload as TouchPayload, driver);
      }
      if (command === 'send-touch') {
        const { getPage } = session.browser as BrowserLauncher & { getPage(id: string): unknown };
        const page = getPage.call(session.browser, session.id);
        return type === 'puppeteer'
          ? touchByScreen(payload as TouchPayload, (page as PuppeteerPage).touchscreen)
          : touchByProtocol(payload as TouchPayload, page as Page);
      }
      if (type === 'puppeteer' && command === 'send-keys') {
        const combination = (payload as KeysPayload).press?.split('+').filter(Boolean) ?? [];
        if (combination.length < 2) return undefined;
        const { keyboard } = (session.browser as BrowserLauncher & { getPage(id: string): PuppeteerPage }).getPage(session.id);
        for (const key of combination) await keyboard.down(key);
        for (const key of combination.reverse()) await keyboard.up(key);
        return true;
      }
      return undefined;
    },
  };
}
