import type { BrowserLauncher } from '@web/test-runner-core';
import { pageCommandsName } from './page-commands.js';

/**
 * The runner lists its built-in command plugins before ours, and the built-in ones throw on commands that they do not
 * support. A launcher receives the runner's own list of plugins before the first page opens: move ours to the front
 * there.
 */
export function askFirst<Launcher extends BrowserLauncher>(launcher: Launcher): Launcher {
  const { initialize } = launcher;
  launcher.initialize = async (config, files) => {
    const plugins = config.plugins ?? [];
    const ours = plugins.findIndex(plugin => plugin.name === pageCommandsName);
    if (ours > 0) plugins.unshift(...plugins.splice(ours, 1));
    await initialize?.call(launcher, config, files);
  };
  return launcher;
}
