import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Handler } from 'hono';
import { repository } from './content/repository.js';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.wav': 'audio/wav',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};
const forever = 'public, max-age=31536000, immutable';

/**
 * Serves the files in a folder of the repository. Files in `chunks/` have a hash in their name and are cached
 * permanently; all others are revalidated. A missing file is left to the next handler.
 */
export function assets(folder: string, prefix: string): Handler {
  const root = path.join(repository, folder);
  return async (context, next) => {
    const name = context.req.path.slice(prefix.length);
    const type = types[path.extname(name)];
    // the whole name is checked, so that nothing above the folder can be named
    if (!type || !/^([\w-]+\/)*[\w-]+(\.[\w-]+)+$/.test(name)) return next();
    const bytes = await readFile(path.join(root, name)).catch(() => null);
    if (!bytes) return next();
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': type,
      'Cache-Control': name.startsWith('chunks/') ? forever : 'no-cache',
      'Access-Control-Allow-Origin': '*', // modules may be pasted into any website
      'X-Content-Type-Options': 'nosniff',
    });
  };
}
