// npm run docs   writes the library's pages as static files into dist/docs, for any web host
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import sharp from 'sharp';
import { elementDoc } from '../../../core/manifest/element-docs.js';
import { readTables } from '../../../core/manifest/tables.js';
import { textIndex, textIndexFile } from '../../../core/manifest/text-index.js';
import { pictures } from '../../pictures/catalogue.js';
import { type CatalogueProduct, publicProduct } from '../../service/commerce/catalogue.js';
import { addImages } from '../../service/images/image-route.js';
import { RenderCache } from '../../service/images/render-cache.js';
import { RenderQueue } from '../../service/images/render-queue.js';
import { addTiles } from '../../service/images/tile-route.js';
import { productsSeed } from '../../service/seed/store.seed.js';
import { drawTile, tileVersion } from '../../tiles/tile.js';
import type { ShopProduct } from '../content/products.js';
import { repository } from '../content/repository.js';
import { build } from '../launch/build.js';
import { isBuildStale } from '../launch/is-build-stale.js';
import { mountSite } from '../mount-site.js';
import { addressesIn, fileOf, imageFile, imageOf, staticWidths, withRelativeLinks } from './relative-links.js';
import { tilesAround } from './tiles-around.js';

/** What has been written, and what could not be: addresses that only a server answers. */
export interface WrittenDocs {
  readonly pages: readonly string[];
  readonly unanswered: readonly string[];
}

const notFound = '/404.html';
const asWebp = { headers: { accept: 'image/webp' } };

/** What a new database begins with, one variant of each product. */
const shelf: ShopProduct[] = productsSeed.flatMap(({ product: { name, description, pictures: shown }, variants }) => variants.slice(0, 1).map(
  ({ sku, priceCents, qtyInStock = 0, unlimited = false }) => ({ sku, name, description: description ?? '', priceCents, image: shown?.[0]?.name ?? '', qtyInStock, unlimited }),
));

/** The same as the calls answer them, by id and by SKU. */
const products = new Map(productsSeed.filter(({ product }) => !product.donation).flatMap(({ product, variants }) => {
  const shown = publicProduct({ ...product, variants, rating: null } as CatalogueProduct);
  return [product.id, ...variants.map(({ sku }) => sku)].map(name => [name, shown] as const);
}));

/** The pages of the site without its service: pictures and tiles are drawn, products are those that a new database begins with. */
function siteApp(cacheFolder: string): Hono {
  const app = new Hono();
  const queue = new RenderQueue();
  const cacheIn = (name: string) => new RenderCache({ folder: path.join(cacheFolder, name), queue, onTrouble: console.warn });
  addImages(app, { pictures, cache: cacheIn('images') });
  addTiles(app, { tiles: { version: tileVersion, draw: drawTile }, cache: cacheIn('tiles') });
  mountSite(app, { products: async () => shelf, product: async id => products.get(id) ?? null });
  return app;
}

/** Follows every link from the front page on and writes what it finds. */
export async function writeDocs(folder: string, { drawsImages = true } = {}): Promise<WrittenDocs> {
  await rm(folder, { recursive: true, force: true });
  const app = siteApp(path.join(repository, '.cache/docs'));
  const write = async (file: string, content: string | Uint8Array) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  };
  const pages = new Map<string, string>();
  const files = new Map<string, string>();
  const images = new Set<string>();
  const unanswered = new Set<string>();
  const waiting = ['/', '/docs/search', '/docs/theming/preview'];
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
  if (drawsImages) await Promise.all([...images].map(async name => {
    const [small, large] = staticWidths;
    // drawing takes long: it is done once, in a width that the service keeps as well
    const drawn = Buffer.from(await (await app.request(`/images/${name}?format=${large}w`, asWebp)).arrayBuffer());
    await write(imageFile(name, large), new Uint8Array(drawn));
    await write(imageFile(name, small), new Uint8Array(await sharp(drawn).resize(small).webp({ quality: 80 }).toBuffer()));
  }));
  if (drawsImages) for (const tile of tilesAround([...pages.values()])) {
    await write(tile, new Uint8Array(await (await app.request(`/${tile}`)).arrayBuffer()));
  }
  const { version } = JSON.parse(await readFile(path.join(repository, 'package.json'), 'utf8')) as { version: string };
  await write(textIndexFile, textIndex((await readTables()).map(elementDoc), version));
  await cp(path.join(repository, 'dist/cdn'), path.join(folder, 'cdn'), { recursive: true, filter: file => !file.endsWith('.map') });
  return { pages: [...pages.keys()], unanswered: [...unanswered] };
}

/** A page as a file says it: its policy stands in its head, and colours are the system's, for no server reads the address. */
async function pageText(response: Response): Promise<string> {
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  const inHead = policy.split('; ').filter(directive => !directive.startsWith('frame-ancestors')).join('; ');
  return (await response.text())
    .replace('<meta charset="utf-8">', `<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="${inHead}">`)
    .replace(/<nav class="theme-links"[^]*?<\/nav>/, '');
}

const withoutView = (address: string): string => address.replace(/\?(?:theme=\w+)?&?(?:dir=\w+)?$/, '');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (await isBuildStale(repository)) {
    console.log('Building the elements …');
    await build();
  }
  const folder = path.join(repository, 'dist/docs');
  const { pages, unanswered } = await writeDocs(folder);
  console.log(`dist/docs: ${pages.length} pages.`);
  if (unanswered.length > 0) console.log(`Answered by a service alone: ${unanswered.join(', ')}`);
}
