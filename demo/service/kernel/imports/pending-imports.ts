import { randomUUID } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { pendingImports } from '../database/schema.js';
import type { FileStore } from '../files/file-store.js';

/** A file that the owner has uploaded. */
export interface ImportFile {
  readonly bytes: Uint8Array;
  /** Its content type, as the browser has sent it. */
  readonly type: string;
}

/** A preview that is not confirmed is deleted after a day. */
const keptMs = 24 * 60 * 60_000;

/** Files between their preview and their import. They may contain personal data and are deleted after the import, or after a day. */
export class PendingImports {
  constructor(private readonly database: Database, private readonly files: FileStore) {}

  /** Stores a file and resolves to its ID. */
  async add(kind: string, { bytes, type }: ImportFile): Promise<string> {
    const id = randomUUID();
    await this.database.insert(pendingImports).values({ id, kind, type: type.slice(0, 200) });
    await this.files.put(`import-${id}`, bytes, 'application/octet-stream');
    return id;
  }

  /** Null for an unknown or expired ID. */
  async read(kind: string, id: string): Promise<ImportFile | null> {
    if (!/^[\da-f-]{36}$/.test(id)) return null;
    const [row] = await this.database.select().from(pendingImports).where(and(eq(pendingImports.id, id), eq(pendingImports.kind, kind)));
    const stream = row && await this.files.get(`import-${id}`);
    if (!stream) return null;
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    return { bytes: new Uint8Array(Buffer.concat(parts)), type: row.type };
  }

  async remove(id: string): Promise<void> {
    await this.files.remove(`import-${id}`);
    await this.database.delete(pendingImports).where(eq(pendingImports.id, id));
  }

  async sweep(now = Date.now()): Promise<void> {
    const expired = await this.database.select({ id: pendingImports.id }).from(pendingImports).where(lt(pendingImports.createdAt, new Date(now - keptMs)));
    for (const { id } of expired) await this.remove(id);
  }
}
