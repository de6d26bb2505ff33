import type { BrowserLauncher } from '@web/test-runner-core';
import { pageCommandsName } from './page-commands.js';

/**
 * The runner puts its built-in command plugins in front of ours, and the built-in ones throw for what they cannot do.
 * A launcher is handed the runner's own list of plugins before the first page opens: move ours to its head there.
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
