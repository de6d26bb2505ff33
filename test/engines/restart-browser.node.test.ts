import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BrowserLauncher } from '@web/test-runner-core';
import { restartBrowser } from './restart-browser.js';

/** A launcher whose browsers open as many pages as they are given, then die. */
function launcherOf(...lives: number[]) {
  const said: string[] = [];
  const launcher = {
    driver: undefined as unknown,
    driverManager: undefined as unknown,
    async ensureManagerInitialized() {
      if (launcher.driverManager) return;
      said.push('browser');
      let left = lives.shift() ?? 0;
      launcher.driver = {};
      launcher.driverManager = {
        async startSession(id: string) {
          if (left-- === 0) throw new Error('invalid session id');
          said.push(id);
        },
      };
    },
    async stop() { said.push('stop'); },
    async stopSession(id: string) {
      if (id === 'deadly') throw new Error('invalid session id');
      return { testCoverage: undefined, errors: [] };
    },
  };
  return { said, launcher: restartBrowser(launcher as unknown as BrowserLauncher) };
}

describe('a WebDriver browser', () => {
  it('opens page after page', async () => {
    const { said, launcher } = launcherOf(2);
    await launcher.startSession('a', '/a');
    await launcher.startSession('b', '/b');
    assert.deepEqual(said, ['browser', 'a', 'b']);
  });

  it('is started again when it has died between two pages', async context => {
    const warn = context.mock.method(console, 'warn', () => {});
    const { said, launcher } = launcherOf(1, 1);
    await launcher.startSession('a', '/a');
    await launcher.startSession('b', '/b');
    assert.deepEqual(said, ['browser', 'a', 'stop', 'browser', 'b']);
    assert.deepEqual(warn.mock.calls[0].arguments, ['The browser is started again: invalid session id']);
  });

  it('is started again when it has died as it left a page, whose results stand', async context => {
    const warn = context.mock.method(console, 'warn', () => {});
    const { said, launcher } = launcherOf(1, 1);
    await launcher.startSession('deadly', '/deadly');
    assert.deepEqual(await launcher.stopSession('deadly'), {});
    await launcher.startSession('b', '/b');
    assert.deepEqual(await launcher.stopSession('b'), { testCoverage: undefined, errors: [] });
    assert.deepEqual(said, ['browser', 'deadly', 'stop', 'browser', 'b']);
    assert.equal(warn.mock.callCount(), 1);
  });

  it('is given up when the new one opens nothing either', async context => {
    context.mock.method(console, 'warn', () => {});
    const { launcher } = launcherOf(0, 0);
    await assert.rejects(launcher.startSession('a', '/a'), /invalid session id/);
  });
});
