import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../engines/free-port.js';

/** A client whose call was cut off tries again, but not immediately. */
export const pauseBeforeNextTry = (): Promise<void> => delay(25);

export const ownerPassword = 'correct horse battery';

/** The reference service as a process of its own, which a test may kill and start again at the same address. */
export class ServiceProcess {
  #child: ChildProcess | null = null;
  #said = '';

  private constructor(readonly address: string, private readonly env: NodeJS.ProcessEnv, private readonly script: string) {}

  /** `env`: DATA_DIR, and DATABASE_URL where it is not the embedded database. `script`: `serve-in-test-time.ts` for a clock that a test moves. */
  static async start(env: NodeJS.ProcessEnv, script = 'demo/service/serve.ts'): Promise<ServiceProcess> {
    const port = await freePort();
    const all = { ...env, PORT: String(port), OWNER_PASSWORD: ownerPassword, TRUST_PROXY: '1', LOG: 'off' };
    const made = new ServiceProcess(`http://127.0.0.1:${port}`, all, script);
    await made.run();
    return made;
  }

  /** Starts the process, and resolves when it answers. */
  async run(): Promise<void> {
    this.#said = '';
    const child = (this.#child = spawn(process.execPath, ['--import', 'tsx', this.script], {
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'ignore', 'pipe'],
    }));
    child.stderr!.on('data', data => { this.#said += String(data); });
    for (;;) {
      if (child.exitCode !== null) throw new Error(`The service has ended: ${this.#said}`);
      const isReady = await fetch(`${this.address}/healthz`).then(({ ok }) => ok, () => false);
      if (isReady) return;
      await delay(50);
    }
  }

  /** Like a power cut: the process is not notified. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
