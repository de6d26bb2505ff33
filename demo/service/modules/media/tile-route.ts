import type { Hono } from 'hono';
import { paths } from 'site-elements/contract/paths';
import { isTileTheme, tileThemes, type TileTheme } from '../../../tiles/palette.js';
import { HttpError } from '../../kernel/http/http-error.js';
import type { RenderCache } from '../../kernel/files/render-cache.js';
import { sendFile } from '../../kernel/files/send-file.js';

export const maxTileZoom = 18;

/** Draws one map tile as PNG; `version` changes whenever the drawing does. */
export interface TileDrawer {
  version: string;
  draw(z: number, x: number, y: number, theme: TileTheme): Promise<Buffer>;
}

/** Map tiles by zoom, column and row; `?theme=dark` for the dark palette. */
export function addTiles(app: Hono, { tiles, cache }: { tiles: TileDrawer; cache: RenderCache }): void {
  app.get(paths.tile, async context => {
    const theme = context.req.query('theme') ?? 'light';
    if (!isTileTheme(theme)) {
      throw new HttpError(400, { error: `The theme is unknown; expected ${tileThemes.join(', ')}.`, field: 'theme' });
    }
    const z = readNumber('z', context.req.param('z'));
    const x = readNumber('x', context.req.param('x'));
    const y = readNumber('y', context.req.param('y').replace(/\.png$/, ''));
    if (z > maxTileZoom || x >= 2 ** z || y >= 2 ** z) {
      throw new HttpError(404, { error: `There is no tile here; zooms are 0 to ${maxTileZoom}.` });
    }
    const name = `${tiles.version}-${theme}-${z}-${x}-${y}.png`;
    const file = await cache.get(name, () => tiles.draw(z, x, y, theme));
    return sendFile(context, file, 'image/png');
  });
}

function readNumber(field: string, text: string): number {
  if (/^\d{1,7}$/.test(text)) return Number(text);
  throw new HttpError(400, { error: `"${field}" is not a whole number.`, field });
}
