import { spawn, type ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.js';

export const webKitDriver = '/usr/bin/WebKitWebDriver';

const startMs = 60_000;
const screen = '1600x1200x24';

/** Starts a virtual screen and answers its display name; Xvfb itself picks a free one and writes it to descriptor 3. */
function startScreen(children: ChildProcess[]): Promise<string> {
  const options = ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp', '-noreset'];
  const xvfb = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  children.push(xvfb);
  return new Promise((resolve, reject) => {
    (xvfb.stdio[3] as Readable).once('data', text => resolve(`:${String(text).trim()}`));
    xvfb.once('error', reject);
    xvfb.once('exit', () => reject(new Error('Xvfb ended before it had a display.')));
  });
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(response => response.ok, () => false);
}

/** Runs WebKitWebDriver for one browser binary, with a virtual screen if the machine has none; ends with this process. */
export async function startWebKitDriver(binary: string) {
  const children: ChildProcess[] = [];
  const stop = () => children.splice(0).forEach(child => child.kill('SIGTERM'));
  process.once('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => { stop(); process.exit(130); });
  }

  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    // Software rendering. WEBKIT_DISABLE_DMABUF_RENDERER=1 or WEBKIT_DISABLE_COMPOSITING_MODE=1 would cost less, but
    // view transitions then crash the page.
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DMABUF_RENDERER_FORCE_SHM: '1',
    NO_AT_BRIDGE: '1',
    GSETTINGS_BACKEND: 'memory',
  };
  environment.DISPLAY ||= await startScreen(children);

  const port = await freePort();
  children.push(spawn(webKitDriver, [`--port=${port}`], { env: environment, stdio: 'ignore' }));
  const deadline = Date.now() + startMs;
  while (!(await answers(`http://127.0.0.1:${port}/status`))) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer.');
    await pause(50);
  }

  return {
    stop,
    connection: {
      hostname: '127.0.0.1',
      port,
      path: '/',
      logLevel: 'error' as const,
      connectionRetryCount: 1,
      capabilities: {
        browserName: 'MiniBrowser',
        'wdio:enforceWebDriverClassic': true,
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      },
    },
  };
}
