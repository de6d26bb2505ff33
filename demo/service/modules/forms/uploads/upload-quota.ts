import type { Context } from 'hono';
import type { Database } from '../../../kernel/database/database.js';
import { Budget } from '../../../kernel/limits/budget.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { type GetAddress, getNetworks } from '../../../kernel/http/remote-address.js';
import { type IsKnownClient, retryAfter } from '../../../kernel/limits/write-limits.js';
import type { AcceptedFile } from './accept-files.js';
import { t } from '../texts.js';

const mib = 1024 * 1024;
const dayMs = 24 * 60 * 60_000;
/** Shares of the site's bytes per day, for one form and for one network. */
const shareOfForm = 1 / 2;
const shareOfNetwork = 1 / 16;
const networksOfSite = 4;

export const usualUploadsADay = 4096 * mib;

export interface UploadQuotaOptions {
  readonly database: Database;
  readonly addressOf: GetAddress;
  /** Bytes of files that are stored in a day; 4 GB by default. */
  readonly bytesADay?: number;
  /** Clients that continue when strangers have used up what forms and the site take. */
  readonly isKnown?: IsKnownClient;
  readonly now?: () => number;
}

/**
 * How many bytes of files are stored per day: from one network, by one form, and by all of them. A refusal names the quota, and the submission
 * can be sent without its files.
 */
export class UploadQuota {
  readonly #byNetwork: Budget;
  readonly #byBlock: Budget;
  readonly #byForm: Budget;
  readonly #bySite: Budget;

  constructor(private readonly options: UploadQuotaOptions) {
    const { database, now, bytesADay = usualUploadsADay } = options;
    const budget = (name: string, share: number) =>
      new Budget({ database, name: `upload ${name}`, rate: { max: Math.round(bytesADay * share), windowMs: dayMs }, now });
    this.#byNetwork = budget('network', shareOfNetwork);
    this.#byBlock = budget('block', shareOfNetwork * networksOfSite);
    this.#byForm = budget('form', shareOfForm);
    this.#bySite = budget('site', 1);
  }

  /** Counts files before they are stored; throws where they are too much for this day. */
  async demand(context: Context, formId: string, files: readonly AcceptedFile[]): Promise<void> {
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (bytes === 0) return;
    const [network, ...blocks] = getNetworks(this.options.addressOf(context));
    const own: [Budget, string][] = [[this.#byNetwork, network!], ...blocks.map((block): [Budget, string] => [this.#byBlock, block])];
    for (const [budget, spender] of own) refuseFor(await budget.spend(spender, bytes), t('filesOfDay'));
    for (const [budget, spender] of [[this.#byForm, formId], [this.#bySite, '']] as const) {
      const waitMs = await budget.spend(spender, bytes);
      if (waitMs > 0 && !await this.options.isKnown?.(context)) refuseFor(waitMs, t('formFilesOfDay'));
    }
  }
}

function refuseFor(waitMs: number, error: string): void {
  if (waitMs > 0) throw new HttpError(429, { error }, retryAfter(waitMs));
}
