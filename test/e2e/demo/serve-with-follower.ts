import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The demo once more, for browsers whose requests no test can change: pages of examples have one sheet, and a line after the element. */
export interface FollowerServer {
  readonly url: string;
  close(): void;
}

/** A page requests it when it has drawn the line; the scripts of elements wait for that, or nothing would have been drawn without them. */
const drawn = '/follower-drawn';

/** Keeps in `tops` where the line has stood. */
const follow = `globalThis.tops = [];
const observer = new ResizeObserver(() => {
  if (tops.length === 0) fetch('${drawn}');
  tops.push(document.getElementById('what-follows').getBoundingClientRect().top + scrollY);
});
new MutationObserver((_, self) => {
  if (!document.getElementById('what-follows')) return;
  self.disconnect();
  observer.observe(document.querySelector('main')); // what is above the line makes it as high as it is
}).observe(document, { childList: true, subtree: true });`;

const ownSheets = /(?:<link rel="stylesheet" href="\/cdn\/[\w-]+\.css">\s*)+/;

/** Serves one visitor, who looks at one page at a time. */
export async function serveWithFollower(demoUrl: string, sheet: string): Promise<FollowerServer> {
  const { hostname, port } = new URL(demoUrl);
  let isDrawn = false;
  const waiting: (() => void)[] = [];

  function answerExample(answer: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      isDrawn = false;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
        Buffer.concat(chunks).toString()
          .replace(ownSheets, `<link rel="stylesheet" href="/cdn/${sheet}"><script>${follow}</script>`)
          .replace('</main>', '<p id="what-follows">What follows.</p></main>'),
      );
    });
  }

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const headers = { ...request.headers, host: `${hostname}:${port}`, 'accept-encoding': 'identity' };
    const forwarded = ask({ hostname, port, path: request.url, method: request.method, headers }, answer => {
      if (request.url!.startsWith('/elements/') && answer.headers['content-type']?.startsWith('text/html')) return answerExample(answer, response);
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  }

  const server = createServer((request, response) => {
    if (request.url === drawn) {
      isDrawn = true;
      response.writeHead(204).end();
      for (const goOn of waiting.splice(0)) goOn();
    } else if (request.url === '/cdn/auto.js' && !isDrawn) {
      waiting.push(() => forward(request, response));
    } else {
      forward(request, response);
    }
  });
  await new Promise<void>(resolve => { server.listen(0, '127.0.0.1', resolve); });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => { server.closeAllConnections(); server.close(); },
  };
}
