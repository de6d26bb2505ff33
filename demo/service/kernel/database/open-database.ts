import { openPglite } from './open-pglite.js';
import { openPostgres } from './open-postgres.js';
import type { OpenDatabase } from './database.js';

export interface DatabasePlace {
  /** Address of a PostgreSQL server; wins over `folder`. */
  url?: string;
  /** Folder of the embedded database; with neither, it lives in memory and is gone after `close`. */
  folder?: string;
}

/** Opens the database and brings its tables up to date. */
export function openDatabase({ url, folder }: DatabasePlace): Promise<OpenDatabase> {
  return url ? openPostgres(url) : openPglite(folder);
}
