import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { RenderCache } from '../../kernel/files/render-cache.js';
import { fetchPublic } from '../../kernel/http/fetch-public.js';
import type { CachedFeed } from './read-feed.js';

const mostBytes = 15_000_000;
const mostPixels = 60_000_000;
/** As wide as a card on a wide screen with two device pixels for each. */
const widest = 1000;
/** A picture that does not come is requested again after so long. */
const failedMs = 10 * 60_000;
const mostFailed = 1000;
const readable = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

export type FetchPicture = (url: string) => Promise<Buffer>;

const askInternet: FetchPicture = async url => {
  const { status, body } = await fetchPublic(url, { mostBytes, headers: { Accept: 'image/avif, image/webp, image/png, image/jpeg, image/gif;q=0.8' } });
  if (status !== 200) throw new Error(`its host answers ${status}`);
  return body;
};

/** How a picture is called at this site. */
export const pictureName = (url: string): string => `${createHash('sha256').update(url).digest('hex').slice(0, 24)}.webp`;

/** Re-encoded: nothing of the file but the picture is handed on, and only of types that are pictures of dots. */
async function redraw(bytes: Buffer): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  const { format } = await image.metadata();
  if (!readable.has(format)) throw new Error(`is of the type ${format}`);
  return image.rotate().resize(widest, widest, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
}

/** Pictures of posts, asked for once and kept: those that a feed names now, and no others. */
export class FeedPictures {
  readonly #failed = new Map<string, number>();

  constructor(private readonly cache: RenderCache, private readonly onError: (error: unknown) => void, private readonly ask: FetchPicture = askInternet) {}

  /** Null where no post has such a picture, or it does not come. */
  async get({ posts }: CachedFeed, name: string): Promise<Buffer | null> {
    const url = posts.find(({ picture }) => picture && pictureName(picture.url) === name)?.picture?.url;
    if (!url || performance.now() - (this.#failed.get(name) ?? -Infinity) < failedMs) return null;
    try {
      return await this.cache.get(name, async () => redraw(await this.ask(url)));
    } catch (error) {
      if (this.#failed.size >= mostFailed) this.#failed.clear();
      this.#failed.set(name, performance.now());
      this.onError(new Error(`picture ${url.slice(0, 200)}: ${error instanceof Error ? error.message : String(error)}`));
      return null;
    }
  }
}
