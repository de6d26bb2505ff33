import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { repository } from '../content/repository.js';
import { rollup } from './build.js';
import { watchBuild } from './watch-build.js';

const patienceMs = 5000;
const tsx = path.join(repository, 'node_modules/tsx/dist/cli.mjs');

/** Rebuilds what changes and restarts the server when a page or the service does; examples are read at every request. */
export async function watchDemo(): Promise<void> {
  const running = new Set<ChildProcess>();
  const run = (...args: string[]): ChildProcess => {
    const child = spawn(process.execPath, args, { cwd: repository, stdio: 'inherit' });
    running.add(child);
    child.once('exit', () => running.delete(child));
    return child;
  };
  console.log('Building and serving; elements appear when the first build is done.');
  const ending = new AbortController();
  const signalAll = (signal: NodeJS.Signals) => running.forEach(child => child.kill(signal));
  const stop = () => {
    ending.abort();
    signalAll('SIGTERM');
    setTimeout(signalAll, patienceMs, 'SIGKILL').unref(); // rollup finishes a running build first
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', () => {
    // Ctrl+C has reached the children as well; a second signal would cut the database off.
    ending.abort();
    setTimeout(stop, patienceMs).unref();
  });
  watchBuild({ root: repository, start: () => run(rollup, '-c', '-w'), signal: ending.signal });
  const server = run(tsx, 'watch', '--clear-screen=false', '--include', 'demo/site/client/*.ts', 'demo/start.ts', '--built');
  // without it the build is of no use
  await new Promise<void>(resolve => server.once('exit', () => resolve()));
  stop();
}
