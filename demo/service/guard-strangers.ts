import type { Hono } from 'hono';
import { ReceiptTokens } from './modules/visits/receipt-tokens.js';
import type { PaymentProvider } from './modules/shop/payment/provider.js';
import { usualProviders } from './modules/shop/payment/providers.js';
import type { Database } from './kernel/database/database.js';
import { sharedSecret } from './kernel/database/shared-secret.js';
import { BodyGate } from './kernel/limits/body-gate.js';
import { DiskSpace, type ReadSpace, spaceOf } from './kernel/limits/disk-space.js';
import { guardWrites } from './kernel/limits/guard-writes.js';
import type { Rate } from './kernel/limits/rate-limit.js';
import type { AddressOf } from './kernel/http/remote-address.js';
import { WriteLimits } from './kernel/limits/write-limits.js';
import { knownClients } from './known-clients.js';
import type { Newsletter } from './modules/newsletter/newsletter.js';
import { KnownDevices } from './kernel/access/known-devices.js';
import { UploadQuota } from './modules/forms/uploads/upload-quota.js';
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
