import { spawn } from 'node:child_process';
import path from 'node:path';
import { repository } from '../content/repository.js';

export const rollup = path.join(repository, 'node_modules/rollup/dist/bin/rollup');

/** `npm run build`; what it printed is shown only when it failed. */
export function build(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [rollup, '-c'], { cwd: repository, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => output.push(part));
    child.stderr.on('data', (part: Buffer) => output.push(part));
    child.on('error', reject);
    child.on('close', code => {
      if (code === 0) resolve();
      else reject(new Error(`The build failed:\n${Buffer.concat(output).toString().trim()}`));
    });
  });
}
