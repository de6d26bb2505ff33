import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import sharp from 'sharp';
import type { Database } from '../../../kernel/database/database.js';
import { productFiles } from '../shop.schema.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { sendFile } from '../../../kernel/files/send-file.js';
import type { FileStore } from '../../../kernel/files/file-store.js';
import type { Fault } from './plan-draft.js';
import { variantInput } from './product-draft.js';
import { ownerText, t } from '../texts.js';

const widest = 1600;
const mostPixels = 60_000_000;
const type = 'image/webp';
/** Name of the field with the address of one of the site's files. */
export const siteFileInput = 'siteFile';

/** Pictures that the owner has uploaded for products: re-encoded, so that nothing of the file but the picture is kept, no place where it was taken either. */
export class ProductPictures {
  constructor(
    private readonly database: Database,
    private readonly sources: {
      readonly store: FileStore;
      /** A file of the site by its public address; null if it is gone. */
      readonly readSiteFile: (address: string) => Promise<File | null>;
    },
  ) {}

  /** Resolves to the id of the picture. Throws a refusal for what is not a picture. */
  async save(file: File): Promise<string> {
    const bytes = await sharp(Buffer.from(await file.arrayBuffer()), { limitInputPixels: mostPixels, failOn: 'error' }).rotate()
      .resize(widest, widest, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 82 }).toBuffer()
      .catch((error: unknown) => {
        throw new HttpError(400, { error: ownerText('productPictureWrong', { file: file.name.slice(0, 100) }), field: 'files' }, {}, { cause: error });
      });
    const id = randomUUID();
    await this.sources.store.put(id, bytes, type);
    await this.database.insert(productFiles).values({ id, type, size: bytes.length });
    return id;
  }

  /** Saves a copy of a file of the site: the product keeps its picture when that file is deleted. */
  async saveSiteFile(address: string): Promise<string> {
    const file = await this.sources.readSiteFile(address);
    if (!file) throw new HttpError(400, { error: ownerText('productPictureGone', { file: address.slice(0, 200) }), field: siteFileInput });
    return this.save(file);
  }
}

/**
 * Stores the pictures that the editor has posted, and names them in what was posted as it names those that were there. Resolves to
 * what is wrong with others: everything else stays as it was typed.
 */
export async function storePictures(
  pictures: ProductPictures,
  { values, files }: { values: Map<string, string[]>; files: ReadonlyMap<string, readonly File[]> },
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const take = async (save: () => Promise<string>, at: string): Promise<string | null> => {
    try {
      return `file:${await save()}`;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      faults.push({ text: error.message, at });
      return null;
    }
  };
  let next = 0;
  while (values.has(`picture${next}`)) next += 1;
  const add = (key: string | null) => {
    if (key === null) return;
    values.set(`picture${next}`, [key]).set(`alt${next}`, [values.get('name')?.[0] ?? '']);
    next += 1;
  };
  for (const file of files.get('files') ?? []) add(await take(() => pictures.save(file), 'files'));
  const address = values.get(siteFileInput)?.[0]?.trim() ?? '';
  if (address !== '') add(await take(() => pictures.saveSiteFile(address), siteFileInput));
  for (const [name, [file]] of files) {
    const [, row] = /^v(\d{1,3})\.file$/.exec(name) ?? [];
    const key = row !== undefined && file ? await take(() => pictures.save(file), name) : null;
    if (key !== null) values.set(variantInput(Number(row), 'picture'), [key]);
  }
  return faults;
}

/** Uploaded pictures of products, for everybody. */
export function addProductPictures(app: Hono, { database, store }: { database: Database; store: FileStore }): void {
  app.get('/images/uploads/:id', async context => {
    const [row] = await database.select().from(productFiles).where(eq(productFiles.id, context.req.param('id').replaceAll('\0', '')));
    const file = row && await store.get(row.id);
    if (!row || !file) throw new HttpError(404, { error: t('nothingHere') });
    const chunks: Buffer[] = [];
    for await (const chunk of file) chunks.push(Buffer.from(chunk as Uint8Array));
    return sendFile(context, Buffer.concat(chunks), row.type);
  });
}
