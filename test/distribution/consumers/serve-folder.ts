import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><path fill="#888" d="M0 0h300v200H0z"/></svg>';

/** Serves what a consumer has built, as any web host does; one picture stands for all under `/images/` and `/tiles/`. */
export async function serveFolder(folder: string): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    if (/^\/(images|tiles)\//.test(pathname)) return void response.writeHead(200, { 'content-type': types['.svg'] }).end(picture);
    const named = path.join(folder, decodeURIComponent(pathname));
    const file = existsSync(named) && statSync(named).isDirectory() ? path.join(named, 'index.html') : named;
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
  });
  await new Promise<void>(resolve => { server.listen(0, '127.0.0.1', resolve); });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => { server.closeAllConnections(); server.close(); } };
}
