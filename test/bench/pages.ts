import { readFileSync } from 'node:fs';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { selfSigned } from './certificate.js';

const script = (file: string) => readFileSync(file, 'utf8');

/** The libraries compared, each as one file a page can load. */
const libraries: Record<string, string> = {
  '/peers/swiper.js': script('node_modules/swiper/swiper-element-bundle.min.js'),
  '/peers/embla.js': script('node_modules/embla-carousel/embla-carousel.umd.js'),
  '/peers/splide.js': script('node_modules/@splidejs/splide/dist/js/splide.min.js'),
  '/peers/splide.css': script('node_modules/@splidejs/splide/dist/css/splide.min.css'),
  '/peers/photoswipe-lightbox.js': script('node_modules/photoswipe/dist/photoswipe-lightbox.esm.min.js'),
  '/peers/photoswipe.js': script('node_modules/photoswipe/dist/photoswipe.esm.min.js'),
  '/peers/photoswipe.css': script('node_modules/photoswipe/dist/photoswipe.css'),
  '/peers/glightbox.js': script('node_modules/glightbox/dist/js/glightbox.min.js'),
  '/peers/glightbox.css': script('node_modules/glightbox/dist/css/glightbox.min.css'),
};
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
};

const isText = (type: string) => /^text\/|svg|json/.test(type);

/**
 * Serves the bench's pages, which are HTML unless their name says otherwise, the peers and the CDN build. Text is
 * compressed, as hosts do: a slow line would measure bytes that no visitor loads (of a gallery's sheet 20 times as many).
 * It speaks HTTP/2 with TLS, as hosts do, or else HTTP/1.1 with TLS.
 */
export async function serveBench(pages: Record<string, string | Buffer>, { isHttp2 = true } = {}): Promise<{ url: string; close(): void }> {
  const read = (name: string) => pages[name] ?? libraries[name] ?? readFileSync(path.join('dist/cdn', name.replace(/^\/cdn\//, '')));
  const compressed = new Map<string, Buffer>();
  const compress = (name: string) => compressed.get(name) ?? compressed.set(name, brotliCompressSync(read(name))).get(name)!;
  const sessions = new Set<ServerHttp2Session>();
  const protocols = isHttp2 ? {} : { ALPNProtocols: ['http/1.1'] };
  const server = createSecureServer({ ...await selfSigned(), allowHTTP1: true, ...protocols }, (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost');
    const type = types[path.extname(pathname)] ?? (pathname in pages ? 'text/html; charset=utf-8' : 'application/octet-stream');
    const takesBrotli = isText(type) && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    try {
      const content = takesBrotli ? compress(pathname) : read(pathname);
      response.writeHead(200, { 'content-type': type, ...(takesBrotli ? { 'content-encoding': 'br' } : {}) }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.on('session', session => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>(resolve => { server.listen(0, '127.0.0.1', resolve); });
  const { port } = server.address() as AddressInfo;
  return { url: `https://127.0.0.1:${port}`, close: () => { for (const session of sessions) session.destroy(); server.close(); } };
}
