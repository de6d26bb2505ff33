import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { repository } from '../content/repository.js';
import { rollup } from './build.js';

const patienceMs = 5000;
const tsx = path.join(repository, 'node_modules/tsx/dist/cli.mjs');

/** Rebuilds what changes and restarts the server when a page or the service does; examples are read at every request. */
export async function watchDemo(): Promise<void> {
  const run = (...args: string[]): ChildProcess =>
    spawn(process.execPath, args, { cwd: repository, stdio: 'inherit' });
  console.log('Building and serving; elements appear when the first build is done.');
  const children = [run(rollup, '-c', '-w'), run(tsx, 'watch', '--clear-screen=false', 'demo/start.ts', '--built')];
  const stop = () => {
    for (const child of children) child.kill('SIGTERM');
    // rollup finishes a running build first, which may take a minute
    setTimeout(() => children.forEach((child) => child.kill('SIGKILL')), patienceMs).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // when one of the two ends, the other alone is of no use
  await Promise.all(
    children.map((child) => new Promise<void>((resolve) => child.on('exit', () => (stop(), resolve())))),
  );
}
