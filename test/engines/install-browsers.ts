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

export interface InstallMachine {
  readonly isDebianRoot: boolean;
  /** Asked again after each command: whether an engine's browser is there now. */
  isHere(engine: Engine): boolean;
}

/** The commands that bring these engines, one after the other: Debian's packages as root, then Playwright's own builds. */
export function* installCommands(missing: readonly Engine[], { isDebianRoot, isHere }: InstallMachine): Generator<[string, ...string[]]> {
  if (isDebianRoot) {
    yield ['apt-get', 'update', '-qq'];
    yield ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...new Set(missing.flatMap(engine => engine.packages))];
  }
  const stillMissing = missing.filter(engine => !isHere(engine)).map(engine => engine.name);
  if (stillMissing.length > 0) yield [process.execPath, playwrightCommand(), 'install', ...stillMissing];
}

/** Tries to bring the browsers of these engines. */
export function installBrowsers(missing: readonly Engine[]): void {
  const thisMachine = { isDebianRoot: isDebianRoot(), isHere: (engine: Engine) => !!findBrowser(engine) };
  for (const [command, ...options] of installCommands(missing, thisMachine)) run(command, options);
}

/** What a person types to get this engine. */
export function howToInstall(engine: Engine): string {
  return existsSync('/etc/debian_version')
    ? `sudo apt-get install ${engine.packages.join(' ')}`
    : `npx playwright install ${engine.name}`;
}
