import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import sharp from 'sharp';
import type { Database } from '../../database/database.js';
import { productFiles } from '../../database/store.schema.js';
import { Refusal } from '../../http/refusal.js';
import { sendFile } from '../../images/send-file.js';
import type { FileStore } from '../../uploads/file-store.js';

const widest = 1600;
const mostPixels = 60_000_000;
const type = 'image/webp';

/** Pictures that the owner has uploaded for products: drawn anew, so that nothing of the file but the picture is kept, no place where it was taken either. */
export class ProductPictures {
  constructor(private readonly database: Database, private readonly store: FileStore) {}

  /** Resolves to the id of the picture. Throws a refusal for what is no picture. */
  async save(file: File): Promise<string> {
    const bytes = await sharp(Buffer.from(await file.arrayBuffer()), { limitInputPixels: mostPixels, failOn: 'error' }).rotate()
      .resize(widest, widest, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 82 }).toBuffer()
      .catch((error: unknown) => {
        throw new Refusal(400, { error: `"${file.name.slice(0, 100)}" is no picture that can be read. Take a JPEG, PNG, WebP or AVIF.`, field: 'files' }, {}, { cause: error });
      });
    const id = randomUUID();
    await this.store.put(id, bytes, type);
    await this.database.insert(productFiles).values({ id, type, size: bytes.length });
    return id;
  }
}

/** Uploaded pictures of products, for everybody. */
export function addProductPictures(app: Hono, { database, store }: { database: Database; store: FileStore }): void {
  app.get('/images/uploads/:id', async context => {
    const [row] = await database.select().from(productFiles).where(eq(productFiles.id, context.req.param('id').replaceAll('\0', '')));
    const file = row && await store.get(row.id);
    if (!row || !file) throw new Refusal(404, { error: 'There is no such picture.' });
    const chunks: Buffer[] = [];
    for await (const chunk of file) chunks.push(Buffer.from(chunk as Uint8Array));
    return sendFile(context, Buffer.concat(chunks), row.type);
  });
}
