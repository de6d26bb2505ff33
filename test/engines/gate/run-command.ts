import { spawn } from 'node:child_process';

export interface CommandResult {
  /** Everything it wrote, both streams in order. */
  output: string;
  /** Why it does not count as a success; `undefined` after exit code 0. */
  error: string | undefined;
}

const graceMs = 5000;

// Colors and progress bars are for terminals; these outputs are kept and shown only when something failed.
const quietly = { FORCE_COLOR: '0', NO_COLOR: '1', npm_config_loglevel: 'error' };

/** Runs a command to its end, or ends it with everything it started. */
export function runCommand(
  { command, env = {}, limitMs }: { command: string[]; env?: NodeJS.ProcessEnv; limitMs: number },
): Promise<CommandResult> {
  return new Promise(resolve => {
    const [program, ...options] = command;
    // A group of its own: browsers and servers it leaves behind can be ended together with it.
    const child = spawn(program, options, { env: { ...process.env, ...quietly, ...env }, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const end = (signal: NodeJS.Signals) => { try { process.kill(-child.pid!, signal); } catch { /* it has ended */ } };
    const endNow = () => end('SIGKILL');
    const chunks: Buffer[] = [];
    let isLate = false;
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    const limit = setTimeout(() => { isLate = true; end('SIGTERM'); setTimeout(endNow, graceMs).unref(); }, limitMs);
    process.once('exit', endNow);

    const finish = (error: string | undefined) => {
      clearTimeout(limit);
      process.off('exit', endNow);
      resolve({ output: Buffer.concat(chunks).toString(), error });
    };
    child.once('error', error => finish(error.message));
    child.once('exit', endNow); // what it left behind would keep the streams open
    child.once('close', (code, signal) => {
      if (isLate) finish(`It was stopped after ${Math.round(limitMs / 1000)} s.`);
      else finish(code === 0 ? undefined : `It ended with ${signal ?? `exit code ${code}`}.`);
    });
  });
}
