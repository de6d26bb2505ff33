import { statfs } from 'node:fs/promises';
import { HttpError } from '../http/http-error.js';
import { t } from '../language/common-texts.js';

/** What continues longest when space runs out: orders, then messages, then files and what is only counted. */
export type Priority = 'order' | 'message' | 'extra';

export interface Space { readonly free: number; readonly all: number }
export type ReadSpace = () => Promise<Space | null>;

const gib = 2 ** 30;
const askedAgainMs = 5000;
const retryAfterSeconds = 600;
/** Shares of the reserve, by priority: with less free space than this share, nothing of the priority is accepted. */
const shares: Readonly<Record<Priority, number>> = { extra: 1, message: 1 / 2, order: 1 / 16 };

/** Free space of the disk that a folder is on; null if the system does not report it. */
export const readFreeSpace = (folder: string): ReadSpace => async () => {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, all: blocks * bsize };
  } catch {
    return null;
  }
};

/** Stops what strangers send before the disk is full: a database that cannot write loses more than what is refused. */
export class DiskSpace {
  #checkedAt = -Infinity;
  #space: Space | null = null;

  constructor(private readonly read: ReadSpace, private readonly now: () => number = () => performance.now()) {}

  /** Throws 503 where there is no room for what comes with this priority. */
  async demand(priority: Priority): Promise<void> {
    if (!await this.hasRoom(priority)) throw new HttpError(503, { error: t('storageFull') }, { 'Retry-After': String(retryAfterSeconds) });
  }

  /** Whether this number of bytes can be stored with this priority. The reserve is 1 GB, or a tenth of a small disk. */
  async hasRoom(priority: Priority, bytes = 0): Promise<boolean> {
    if (this.now() - this.#checkedAt >= askedAgainMs) {
      this.#checkedAt = this.now();
      this.#space = await this.read();
    }
    return !this.#space || this.#space.free - bytes >= Math.min(gib, this.#space.all / 10) * shares[priority];
  }
}
