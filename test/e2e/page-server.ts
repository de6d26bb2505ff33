import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { paths } from '../../core/contract/paths.js';

export interface TestPage {
  readonly body: string;
  readonly policy?: string;
}
export interface PageServer {
  readonly url: string;
  /** Paths that answer 503 for as long as they are in here. */
  readonly broken: Set<string>;
  close(): void;
}

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><path fill="#888" d="M0 0h3v2H0z"/></svg>';

/** Serves pages by path, and the CDN build under `/v1/` and, as a second copy, under `/v2/`; style sheets, on request, as over a slow connection. */
export async function servePages(pages: Record<string, TestPage>, { sheetsAfterMs = 0 } = {}): Promise<PageServer> {
  const broken = new Set<string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const page = pages[pathname];
    if (page) {
      const policy: Record<string, string> = page.policy ? { 'content-security-policy': page.policy } : {};
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...policy });
      response.end(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Test</title><link rel="icon" href="data:,"><body>${page.body}</body></html>`);
      return;
    }
    if (pathname.startsWith('/images/')) { // the demo draws them: here one stands for all
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture);
      return;
    }
    if (pathname.startsWith('/fonts/') && existsSync(path.join('demo', pathname))) { // the site's own
      response.writeHead(200, { 'content-type': types[path.extname(pathname)] ?? 'font/woff2' }).end(readFileSync(path.join('demo', pathname)));
      return;
    }
    if (pathname === paths.comments) { // every page may have some
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ comments: [], total: 0, page: 1, hasMore: false }));
      return;
    }
    if (pathname.startsWith('/api/feeds/')) { // a feed of as many posts as are requested
      const items = Array.from({ length: 3 }, (_, at) => ({
        id: `${at}`,
        url: `https://social.example/${at}`,
        title: `Post ${at + 1}`,
        summary: 'A few words.',
        date_published: '2026-10-03T10:00:00Z',
      }));
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'Pots', items }));
      return;
    }
    if (pathname === paths.censusFormRender) { // the report of a form view, sent after consent
      response.writeHead(204).end();
      return;
    }
    const file = path.join('dist/cdn', pathname.replace(/^\/v[12]\//, ''));
    if (broken.has(pathname) || !existsSync(file) || !path.extname(file)) {
      response.writeHead(broken.has(pathname) ? 503 : 404).end();
      return;
    }
    setTimeout(() => {
      response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
    }, file.endsWith('.css') ? sheetsAfterMs : 0);
  });
  await new Promise<void>(resolve => { server.listen(0, '127.0.0.1', resolve); });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, broken, close: () => { server.closeAllConnections(); server.close(); } };
}
