import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';

const folder = 'test/rich-text';
const modules = `${folder}/node_modules`;
const installed = `${modules}/.package-lock.json`;

/** Installs the editors as the lock file says, and links the built package beside them. */
export function installEditors(): void {
  if (!existsSync('dist/npm/rich-text/elements.js')) throw new Error('dist/npm has no rich-text; run `npm run build` first.');
  const isInstalled = existsSync(installed) && statSync(installed).mtimeMs > statSync(`${folder}/package-lock.json`).mtimeMs;
  if (!isInstalled)
    execFileSync('npm', ['ci', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
  mkdirSync(modules, { recursive: true });
  if (!existsSync(`${modules}/site-elements`)) symlinkSync(process.cwd(), `${modules}/site-elements`);
  execFileSync('node_modules/.bin/tsc', ['-p', `${folder}/pages`], { stdio: 'inherit' });
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><path fill="#8ab" d="M0 0h300v200H0z"/></svg>';
const pageOf = (name: string): string => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/dist/cdn/site-elements.css"><link rel="stylesheet" href="/bundle/${name}.css">
<script type="module" src="/dist/cdn/auto.js"></script><script type="module" src="/dist/cdn/editors.js"></script>
<main><h1>${name}</h1><div id="text"></div></main><script type="module" src="/bundle/${name}.js"></script></html>`;
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml' };

async function bundle(name: string): Promise<readonly (readonly [string, string])[]> {
  const { outputFiles } = await build({
    entryPoints: [`${folder}/pages/${name}.ts`], bundle: true, write: false, format: 'esm', outdir: 'bundle', logLevel: 'error', charset: 'utf8',
    define: { 'process.env.NODE_ENV': '"production"' }, loader: { '.svg': 'dataurl', '.woff': 'dataurl', '.woff2': 'dataurl' },
  });
  return outputFiles.map(({ path: file, text }) => [`bundle/${path.basename(file)}`, text]);
}

/** Serves a page for each editor, with its bundle and the built library. */
export async function serveEditors(editors: readonly string[]) {
  const bundles = new Map((await Promise.all(editors.map(bundle))).flat());
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const name = pathname.slice(1);
    const send = (text: string | Buffer, type: string) => response.writeHead(200, { 'content-type': type }).end(text);
    if (editors.includes(name)) return send(pageOf(name), 'text/html');
    const type = types[path.extname(pathname)] ?? 'application/octet-stream';
    if (pathname.startsWith('/bundle/')) return send(bundles.get(name) ?? '', type);
    if (pathname.startsWith('/demo/')) return send(picture, type);
    const file = path.join(process.cwd(), path.normalize(pathname));
    if (pathname.startsWith('/dist/') && existsSync(file)) return send(readFileSync(file), type);
    return response.writeHead(404).end();
  });
  await new Promise<void>(resolve => { server.listen(0, '127.0.0.1', resolve); });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
