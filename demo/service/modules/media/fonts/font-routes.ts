import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { paths } from 'site-elements/contract/paths';
import { HttpError } from '../../../kernel/http/http-error.js';
import { sendFile } from '../../../kernel/files/send-file.js';
import { t } from '../../../kernel/language/common-texts.js';

const types: Readonly<Record<string, string>> = { css: 'text/css; charset=utf-8', woff2: 'font/woff2', woff: 'font/woff', txt: 'text/plain; charset=utf-8' };
/** Names that `fetch-fonts` writes, and nothing that leads out of the folder. */
const goodName = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,80}$/u;

/** Answers the site's own fonts: `/fonts/lora/style.css` and the files it names, from the first folder that has them. */
export function addFonts(app: Hono, { folders }: { folders: readonly string[] }): void {
  app.get(paths.font, async context => {
    const { family, file } = context.req.param();
    const type = types[file.split('.').at(-1)!];
    if (type && goodName.test(family) && goodName.test(file)) {
      for (const folder of folders) {
        const found = await readFile(join(folder, family, file)).catch(() => null);
        if (!found) continue;
        context.header('Access-Control-Allow-Origin', '*'); // fonts of a page on another host of the site are requested so
        return sendFile(context, found, type);
      }
    }
    throw new HttpError(404, { error: t('nothingHere') });
  });
}
