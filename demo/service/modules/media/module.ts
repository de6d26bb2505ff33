import { join } from 'node:path';
import { drawTile, tileVersion } from '../../../tiles/tile.js';
import { RenderQueue, type RenderQueueOptions } from '../../kernel/files/render-queue.js';
import type { ServiceModule } from '../../kernel/module.js';
import { fetchFonts } from './fonts/fetch-fonts.js';
import { addFonts } from './fonts/font-routes.js';
import { addImages } from './image-route.js';
import type { Picture } from './picture.js';
import { addTiles, type TileDrawer } from './tile-route.js';

export interface MediaOptions {
  readonly dataDir?: string;
  /** Pictures by name, rendered at `/images/:name`. */
  readonly pictures?: Record<string, Picture>;
  readonly tiles?: TileDrawer;
  /** Folders with one folder per font family, and families that are downloaded from Google Fonts into `dataDir` at start. */
  readonly fonts?: { folders?: readonly string[]; families?: readonly string[] };
  /** How many pictures and tiles are rendered immediately, and how many are queued; more receive 503. */
  readonly rendering?: RenderQueueOptions;
}

/** Pictures, map tiles and fonts. */
export const mediaModule: ServiceModule<MediaOptions> = {
  name: 'media',
  schema: {},
  mount({ app, cache, onError }, { dataDir, pictures = {}, tiles = { version: tileVersion, draw: drawTile }, fonts, rendering }) {
    const queue = new RenderQueue(rendering);
    addImages(app, { pictures, cache: cache('images', queue) });
    addTiles(app, { tiles, cache: cache('tiles', queue) });
    const own = dataDir ? [join(dataDir, 'fonts')] : [];
    addFonts(app, { folders: [...own, ...fonts?.folders ?? []] });
    const fetched = own.map(folder => fetchFonts(fonts?.families ?? [], folder).catch(onError('fonts')));
    return { close: () => Promise.all(fetched) };
  },
};
