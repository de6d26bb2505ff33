import { createServer, type AddressInfo } from 'node:net';

/** A free port. Without it, two parallel runs would both start searching at the runner's default. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
