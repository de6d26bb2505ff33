import { createServer, type AddressInfo } from 'node:net';

/** A port that nobody uses now. Two runs side by side would both start looking at the runner's default one. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
