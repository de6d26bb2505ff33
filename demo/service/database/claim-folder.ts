import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes sure that one process at a time has the embedded database open: two would destroy each other's pages.
 * A socket and not a file with a process id: it dies with its process, however that ends.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(await realpath(folder)).digest('hex').slice(0, 20);
  const isWindows = process.platform === 'win32';
  // In the temporary folder, because a socket's path may have 104 characters at most.
  const path = isWindows ? `\\\\.\\pipe\\site-elements-${name}` : join(tmpdir(), `site-elements-${name}.sock`);

  let server = await listenOn(path);
  if (!server && !(await isAlive(path))) {
    await rm(path, { force: true });
    server = await listenOn(path);
  }
  if (!server) {
    throw new Error(
      `The data folder ${folder} is open in another running service. ` +
        'Stop that one, or set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL server.',
    );
  }
  const held = server;
  held.unref();
  return () => new Promise((resolve) => held.close(() => resolve()));
}

function listenOn(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

function isAlive(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
