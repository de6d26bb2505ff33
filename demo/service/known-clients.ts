import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import { AccountStore } from './modules/accounts/account-store.js';
import { sessionToken } from './modules/accounts/account-session.js';
import { ReceiptTokens } from './modules/visits/receipt-tokens.js';
import { CartStore } from './modules/shop/cart-store.js';
import { CartTokens } from './modules/shop/cart-token.js';
import type { PaymentProvider } from './modules/shop/payment/provider.js';
import type { Database } from './kernel/database/database.js';
import { submissionKeys } from './kernel/database/schema.js';
import { orders } from './modules/shop/shop.schema.js';
import { reservedNames } from './modules/forms/reserved-names.js';
import { parseBody } from './kernel/http/parse-body.js';
import { decode, readBytes } from './kernel/http/read-body.js';
import type { IsKnown } from './kernel/limits/write-limits.js';
import type { Newsletter } from './modules/newsletter/newsletter.js';
import { KnownDevices } from './kernel/access/known-devices.js';
import type { Known } from './write-rules.js';

export interface KnownClientsOptions {
  readonly database: Database;
  readonly newsletter: Newsletter;
  readonly receiptTokens: ReceiptTokens;
  readonly devices: KnownDevices;
  readonly cartSecret: string;
  readonly providers: readonly PaymentProvider[];
}

/** A value of the body, by any of its names; empty where there is none. */
async function sentText(context: Context, ...names: readonly string[]): Promise<string> {
  const body = await parseBody(context.req.raw, { takesFiles: true });
  const read = (name: string): unknown => (body.kind === 'form' ? body.values.get(name)?.[0] : typeof body.value === 'object' && body.value !== null ? (body.value as Record<string, unknown>)[name] : undefined);
  return names.map(read).find(value => typeof value === 'string') as string | undefined ?? '';
}

/** Who is known to be good, asked only when strangers have used up what the site takes. */
export function knownClients({ database, newsletter, receiptTokens, devices, cartSecret, providers }: KnownClientsOptions): Readonly<Record<Known, IsKnown>> {
  const [carts, tokens, accounts] = [new CartStore(database), new CartTokens(cartSecret), new AccountStore(database)];
  return {
    async visitor(context) {
      const cartId = tokens.idFrom(context);
      return (cartId !== null && await carts.find(cartId) !== null) || await accounts.accountOf(sessionToken(context)) !== null;
    },
    async key(context) {
      const key = await sentText(context, 'key', reservedNames.key);
      if (key === '') return false;
      return (await database.select({ key: submissionKeys.key }).from(submissionKeys).where(and(eq(submissionKeys.key, key), isNull(submissionKeys.usedAt), gt(submissionKeys.expiresAt, new Date())))).length > 0;
    },
    async order(context) {
      const token = await sentText(context, 'orderToken');
      return /^[\w-]{32}$/.test(token) && (await database.select({ id: orders.id }).from(orders).where(eq(orders.token, token))).length > 0;
    },
    async newsletter(context) {
      const token = context.req.query('token') ?? '';
      return newsletter.emailOf('unsubscribe', token) !== null || newsletter.emailOf('confirm', token) !== null;
    },
    async payment(context) {
      const name = context.req.path.split('/').at(-1);
      try {
        providers.find(provider => provider.name === name)?.readEvent?.(decode(await readBytes(context.req.raw)), context.req.raw.headers);
        return providers.some(provider => provider.name === name && provider.readEvent !== undefined);
      } catch {
        return false;
      }
    },
    async receipt(context) {
      return receiptTokens.read(await sentText(context, 'token')) !== null;
    },
    async device(context) {
      return devices.idFrom(context) !== null;
    },
  };
}
