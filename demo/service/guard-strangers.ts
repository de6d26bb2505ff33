import type { Hono } from 'hono';
import { ReceiptTokens } from './analytics/receipt-tokens.js';
import type { PaymentProvider } from './commerce/payment/provider.js';
import { usualProviders } from './commerce/payment/providers.js';
import type { Database } from './database/database.js';
import { sharedSecret } from './database/shared-secret.js';
import { BodyGate } from './http/body-gate.js';
import { DiskSpace, type ReadSpace, spaceOf } from './http/disk-space.js';
import { guardWrites } from './http/guard-writes.js';
import type { Rate } from './http/rate-limit.js';
import type { AddressOf } from './http/remote-address.js';
import { WriteLimits } from './http/write-limits.js';
import { knownClients } from './known-clients.js';
import type { Newsletter } from './newsletter/newsletter.js';
import { KnownDevices } from './owner/access/known-devices.js';
import { UploadQuota } from './uploads/upload-quota.js';
import { writeRules } from './write-rules.js';

export interface Guards {
  readonly limits: WriteLimits;
  readonly uploadQuota: UploadQuota;
  readonly receiptTokens: ReceiptTokens;
  readonly devices: KnownDevices;
}

/** Those of the service's options that say how much strangers may send. */
interface BoundOptions {
  readonly dataDir?: string;
  readonly rate?: Rate;
  readonly uploadsADay?: number;
  readonly providers?: readonly PaymentProvider[];
  readonly space?: ReadSpace;
}
interface Guarded { readonly database: Database; readonly addressOf: AddressOf; readonly newsletter: Newsletter; readonly options: BoundOptions }

/** Puts what bounds strangers before all routes that are added after it. */
export async function guardStrangers(app: Hono, { database, addressOf, newsletter, options }: Guarded): Promise<Guards> {
  const { dataDir, rate, uploadsADay, providers = usualProviders, space = dataDir ? spaceOf(dataDir) : () => Promise.resolve(null) } = options;
  const limits = new WriteLimits({ database, addressOf, rate });
  const receiptTokens = new ReceiptTokens(await sharedSecret(database, 'receipt'));
  const devices = new KnownDevices(await sharedSecret(database, 'device'));
  const isKnown = knownClients({ database, newsletter, receiptTokens, devices, cartSecret: await sharedSecret(database, 'cart'), providers });
  app.use(guardWrites({ rules: writeRules, limits, gate: new BodyGate(), disk: new DiskSpace(space), addressOf, isKnown }));
  return { limits, receiptTokens, devices, uploadQuota: new UploadQuota({ database, addressOf, bytesADay: uploadsADay, isKnown: isKnown.visitor }) };
}
