// npm run docs   writes the library's pages as static files into dist/docs, for any web host
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import sharp from 'sharp';
import { textPaths } from '../../../core/manifest/products/text-index.js';
import { pictures } from '../../pictures/catalogue.js';
import { type CatalogueProduct, publicProduct } from '../../service/modules/shop/catalogue.js';
import { addImages } from '../../service/modules/media/image-route.js';
import { RenderCache } from '../../service/kernel/files/render-cache.js';
import { RenderQueue } from '../../service/kernel/files/render-queue.js';
import { addTiles } from '../../service/modules/media/tile-route.js';
import { productsSeed, settingsSeed } from '../../service/modules/shop/seed/store.seed.js';
import { withSettings } from '../../service/modules/shop/settings/store-settings.js';
import { drawTile, tileVersion } from '../../tiles/tile.js';
import type { ShopProduct } from '../content/products.js';
import { repository } from '../content/repository.js';
import { build } from '../launch/build.js';
import { isBuildStale } from '../launch/is-build-stale.js';
import { mountSite } from '../mount-site.js';
import { brokenLinks, type WrittenDocs } from './broken-links.js';
import { addressesIn, fileOf, imageFile, imageOf, staticWidths, withRelativeLinks } from './relative-links.js';
import { tilesAround } from './tiles-around.js';

const notFound = '/404.html';
const asWebp = { headers: { accept: 'image/webp' } };

/** What a new database begins with, one variant of each product; what is given has pages that a service answers. */
const sold = productsSeed.filter(({ product }) => !product.donation);
const shelf: ShopProduct[] = sold.flatMap(({ product: { name, description, pictures: shown }, variants }) =>
  variants
    .slice(0, 1)
    .map(({ sku, priceCents, qtyInStock = 0, unlimited = false }) => ({
      sku,
      name,
      description: description ?? '',
      priceCents,
      image: shown?.[0]?.name ?? '',
      qtyInStock,
      unlimited,
    })),
);

/** The same as the calls answer them, by id and by SKU. */
const products = new Map(sold.flatMap(({ product, variants }) => {
  const shown = withSettings(settingsSeed, () => publicProduct({ ...product, variants, rating: null } as CatalogueProduct));
  return [product.id, ...variants.map(({ sku }) => sku)].map(name => [name, shown] as const);
}));

/** The pages of the site without its service: pictures and tiles are drawn, products are those that a new database begins with. */
function siteApp(): Hono {
  const app = new Hono();
  const queue = new RenderQueue();
  const cacheIn = (name: string) => new RenderCache({ folder: path.join(cacheFolder, name), queue, onError: console.warn });
  addImages(app, { pictures, cache: cacheIn('images') });
  addTiles(app, { tiles: { version: tileVersion, draw: drawTile }, cache: cacheIn('tiles') });
  mountSite(app, { products: async () => shelf, product: async id => products.get(id) ?? null, reviews: async () => [] });
  return app;
}

const cacheFolder = path.join(repository, '.cache/docs');
const drawnAs = (name: string): string => `/images/${name}?format=${staticWidths[1]}w`;

/** Draws all pictures into the cache, one at a time: the build leaves a core. */
async function drawAhead(): Promise<void> {
  const app = siteApp();
  for (const name of Object.keys(pictures)) await app.request(drawnAs(name), asWebp);
}

export interface WriteOptions {
  /** Pictures and map tiles are what takes long. */
  drawsImages?: boolean;
  /** Hears what is going on. */
  say?(line: string): void;
}

/** Follows every link from the front page on and writes what it finds. */
export async function writeDocs(folder: string, { drawsImages = true, say = () => {} }: WriteOptions = {}): Promise<WrittenDocs> {
  await rm(folder, { recursive: true, force: true });
  const app = siteApp();
  const write = async (file: string, content: string | Uint8Array) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  };
  const bytesOf = async (address: string) => Buffer.from(await (await app.request(address, asWebp)).arrayBuffer());
  async function drawPicture(name: string): Promise<void> {
    const [small, large] = staticWidths;
    // Drawing takes long: it is done once, in a width that the service keeps as well.
    const drawn = await bytesOf(drawnAs(name));
    await Promise.all([write(imageFile(name, large), drawn), write(imageFile(name, small), await sharp(drawn).resize(small).webp({ quality: 80 }).toBuffer())]);
  }
  const pages = new Map<string, string>();
  const files = new Map<string, string>();
  const images = new Set<string>();
  const unanswered = new Set<string>();
  const waiting = ['/', '/docs/search', '/docs/theming/preview', '/docs/themes/preview'];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (pages.has(address) || files.has(address) || unanswered.has(address) || address.startsWith('/tiles/')) continue;
    const image = imageOf(address);
    if (image && Object.hasOwn(pictures, image.name)) {
      files.set(address, image.file);
      images.add(image.name);
      continue;
    }
    const response = await app.request(address, asWebp);
    const moved = response.headers.get('Location');
    if (moved) {
      files.set(address, fileOf(moved));
      waiting.push(moved);
    } else if (response.status !== 200) {
      unanswered.add(address);
    } else if (response.headers.get('Content-Type')?.includes('html')) {
      const text = await pageText(response);
      pages.set(address, text);
      waiting.push(...addressesIn(text).map(withoutView));
    } else {
      const file = fileOf(address);
      files.set(address, file);
      await write(file, new Uint8Array(await response.arrayBuffer()));
    }
  }
  const resolve = (asked: string): string | null => {
    const address = withoutView(asked);
    if (address.startsWith('/tiles/')) return address.slice(1);
    return files.get(address) ?? (pages.has(address) ? fileOf(address) : null);
  };
  pages.set(notFound, await pageText(await app.request(notFound)));
  for (const [address, text] of pages) await write(fileOf(address), withRelativeLinks(text, { page: address, resolve }));
  say(`${pages.size} pages`);
  for (const name of textPaths) await cp(path.join(repository, 'dist/npm', name), path.join(folder, name), { recursive: true });
  await cp(path.join(repository, 'dist/cdn'), path.join(folder, 'cdn'), { recursive: true, filter: file => !file.endsWith('.map') });
  if (drawsImages) {
    // All are requested immediately: the queue draws as many as there are cores to spare.
    await Promise.all([...images].map(drawPicture));
    say(`${images.size} pictures in ${staticWidths.length} widths`);
    const tiles = tilesAround([...pages.values()]);
    await Promise.all(tiles.map(async tile => write(tile, await bytesOf(`/${tile}`))));
    say(`${tiles.length} map tiles`);
  }
  return { pages: [...pages.keys()], unanswered: [...unanswered] };
}

/** A page as a file says it: its policy is in its head, and colors are the system's, for no server reads the address. */
async function pageText(response: Response): Promise<string> {
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  const inHead = policy.split('; ').filter(directive => !directive.startsWith('frame-ancestors')).join('; ');
  return (await response.text())
    .replace('<meta charset="utf-8">', `<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="${inHead}">`)
    .replace(/<nav class="theme-links"[^]*?<\/nav>/, '');
}

const withoutView = (address: string): string => address.replace(/\?(?:theme=\w+)?&?(?:dir=\w+)?$/, '');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const since = performance.now();
  const say = (line: string) => console.log(`${String(Math.round((performance.now() - since) / 1000)).padStart(4)} s  ${line}`);
  if (await isBuildStale(repository)) {
    say('building the elements, and drawing pictures meanwhile …');
    await Promise.all([build(), drawAhead()]);
  }
  const folder = path.join(repository, 'dist/docs');
  const written = await writeDocs(folder, { say });
  const broken = await brokenLinks(folder, written);
  say(broken.length === 0 ? 'every link leads somewhere' : `links that lead nowhere:\n${broken.join('\n')}`);
  if (broken.length > 0) process.exitCode = 1;
  console.log(`dist/docs: ${written.pages.length} pages.`);
  if (written.unanswered.length > 0) console.log(`Answered by a service alone: ${written.unanswered.join(', ')}`);
}
