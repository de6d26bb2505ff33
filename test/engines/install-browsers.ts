import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Engine } from './engine.js';
import { findBrowser } from './find-browser.js';
import { playwrightCommand } from './playwright-browser.js';

const installMs = 8 * 60_000;

const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

function run(command: string, options: string[]): void {
  console.log(`  ${command} ${options.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Installers are chatty: their words are shown only when they fail.
  const { status, stdout, stderr } = spawnSync(command, options, { env, encoding: 'utf8', timeout: installMs });
  if (status !== 0) console.log(`${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-15).join('\n'));
}

/** Tries to bring the browsers of these engines: Debian's packages as root, then Playwright's own builds. */
export function installBrowsers(missing: readonly Engine[]): void {
  if (isDebianRoot()) {
    run('apt-get', ['update', '-qq']);
    const packages = [...new Set(missing.flatMap((engine) => engine.packages))];
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  }
  const stillMissing = missing.filter((engine) => !findBrowser(engine)).map((engine) => engine.name);
  if (stillMissing.length > 0) run(process.execPath, [playwrightCommand(), 'install', ...stillMissing]);
}

/** What a person types to get this engine. */
export function howToInstall(engine: Engine): string {
  return existsSync('/etc/debian_version')
    ? `sudo apt-get install ${engine.packages.join(' ')}`
    : `npx playwright install ${engine.name}`;
}
