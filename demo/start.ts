// npm run demo   builds what is stale, then serves the demo site and its service on one port (PORT, 4173)
// npm run dev    the same, and follows every change
import { fileURLToPath } from 'node:url';
import { choosePassword } from './site/launch/choose-password.js';
import { nodeTooOld } from './site/launch/node-version.js';
import type { Demo, DemoOptions } from './site/launch/serve-demo.js';

/** A test run sends everything from one address. */
const unlimited = { max: Infinity, windowMs: 60_000 };

/** Starts the demo inside this process, on what has been built before: on a free port, silent, without a rate limit. */
export async function startDemo(options: DemoOptions = {}): Promise<Demo> {
  const { serveDemo } = await import('./site/launch/serve-demo.js');
  return serveDemo({ port: 0, log: false, rate: unlimited, ...options });
}

/** The command line: `--watch` follows changes, `--built` skips the build. */
export async function runDemo(args: readonly string[]): Promise<void> {
  const problem = nodeTooOld(process.versions.node, '20.9');
  if (problem) throw new Error(problem);
  const port = portFrom(process.env.PORT);
  const password = choosePassword(process.env);
  if (args.includes('--watch')) {
    const { watchDemo } = await import('./site/launch/watch-demo.js');
    return watchDemo();
  }
  const { withProgress } = await import('./site/launch/with-progress.js');
  if (!args.includes('--built')) {
    const { repository } = await import('./site/content/repository.js');
    const { isBuildStale } = await import('./site/launch/is-build-stale.js');
    const { build } = await import('./site/launch/build.js');
    if (await isBuildStale(repository)) await withProgress('Building the elements', build(), console.log);
  }
  const { serveDemo } = await import('./site/launch/serve-demo.js');
  const { stopOnSignal } = await import('./service/stop-on-signal.js');
  const host = process.env.HOST || undefined;
  const demo = await withProgress('Opening the database', serveDemo({ port, host }), console.log);
  stopOnSignal(demo.close);
  const owner = password === '' ? '' : `   password: ${password}`;
  console.log(`\n  Site Elements   ${demo.url}\n  A whole site    ${demo.url}/saltmarsh\n  Owner's pages   ${demo.url}/owner${owner}\n`);
}

function portFrom(text: string | undefined): number {
  const port = Number(text || 4173);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(`PORT is "${text}"; expected a whole number from 0 to 65535.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  runDemo(process.argv.slice(2)).catch(error => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
