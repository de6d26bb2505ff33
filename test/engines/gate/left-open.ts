import { ChildProcess } from 'node:child_process';
import { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';

type Handle = Server | ChildProcess;

/** How long a server or a program may take to end after its file has ended. Only a failing file waits for this time. */
const patienceMs = Number(process.env.TEST_PATIENCE_MS) || 30_000;
const intervalMs = 50;

/** The servers and child processes that keep this process alive. */
export function openHandles(): Set<Handle> {
  // The only list that has the objects: `getActiveResourcesInfo` has their names.
  const all = (process as unknown as { _getActiveHandles(): unknown[] })._getActiveHandles();
  return new Set(all.filter((handle): handle is Handle => handle instanceof Server || handle instanceof ChildProcess));
}

function describeHandle(handle: Handle): string {
  if (handle instanceof ChildProcess) return `the program ${handle.spawnargs.slice(0, 3).join(' ')}`;
  const address = handle.address();
  return `a server on ${typeof address === 'object' && address ? `port ${address.port}` : address ?? 'no port'}`;
}

function endHandle(handle: Handle): void {
  if (handle instanceof ChildProcess) {
    handle.kill('SIGKILL');
    return;
  }
  handle.close();
  if (handle instanceof HttpServer) handle.closeAllConnections();
}

/**
 * Ends the servers and child processes that a test file has opened and not closed, which a failing `before` does: they
 * would keep the process of its step alive, and with it the step, up to its limit. Resolves to what they are.
 */
export async function endLeftOpen(before: ReadonlySet<Handle>): Promise<string[]> {
  const leftOpen = () => [...openHandles()].filter(handle => !before.has(handle));
  const until = Date.now() + patienceMs;
  while (leftOpen().length > 0 && Date.now() < until) await new Promise(resolve => { setTimeout(resolve, intervalMs); });
  return leftOpen().map(handle => {
    const description = describeHandle(handle);
    endHandle(handle);
    return description;
  });
}
