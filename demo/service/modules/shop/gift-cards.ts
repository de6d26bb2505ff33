import { randomInt } from 'node:crypto';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { giftCards, giftCardUses } from './gift-card.schema.js';
import type { StoredOrder } from './shop.schema.js';
import { refuseProblem } from './refuse-problem.js';
import { t } from './texts.js';

export type StoredGiftCard = typeof giftCards.$inferSelect;

/** Without those that are taken for one another: 0 and O, 1, I and L. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 16;

const grouped = (characters: string): string => characters.replace(/.{4}(?=.)/g, '$&-');

/** It cannot be guessed: there are 31 to the power of 16. */
export const newGiftCode = (): string => grouped(Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join(''));

/** A code as people type or paste it, with or without dashes; empty for what cannot be one. */
export function tidyGiftCode(text: string): string {
  const bare = text.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
  return bare.length === codeLength && [...bare].every(character => letters.includes(character)) ? grouped(bare) : '';
}

/** The part of a code that a page shows: enough for its holder to recognize it. */
export const getCodeEnding = (code: string): string => code.slice(-4);

/** One card for each unit of a paid order. Runs within the transaction that marks the order as paid, so that it happens once. */
export async function issueGiftCards(transaction: Database, order: StoredOrder): Promise<void> {
  const rows = order.lines.flatMap(({ productType, quantity, priceCents }, lineAt) => (productType === 'giftCard' && priceCents > 0
    ? Array.from({ length: quantity }, () => ({ code: newGiftCode(), orderId: order.id, lineAt, initialCents: priceCents, balanceCents: priceCents })) : []));
  if (rows.length > 0) await transaction.insert(giftCards).values(rows);
}

/** The cards that an order has brought, in the order of its lines. */
export const getGiftCards = (database: Database, { id, lines }: Pick<StoredOrder, 'id' | 'lines'>): Promise<StoredGiftCard[]> =>
  (lines.some(({ productType }) => productType === 'giftCard')
    ? database.select().from(giftCards).where(and(eq(giftCards.orderId, id), eq(giftCards.isVoid, false))).orderBy(asc(giftCards.lineAt), asc(giftCards.code))
    : Promise.resolve([]));

/** One statement: of several orders immediately, each finds what those before it have left. The table refuses a balance below zero. */
export async function takeFromGiftCard(transaction: Database, { code, cents, orderId }: { code: string; cents: number; orderId: string }): Promise<void> {
  const taken = await transaction.update(giftCards).set({ balanceCents: sql`${giftCards.balanceCents} - ${cents}` })
    .where(and(eq(giftCards.code, code), eq(giftCards.isVoid, false), gte(giftCards.balanceCents, cents))).returning({ code: giftCards.code });
  if (taken.length === 0) throw refuseProblem('gift-card-changed', t('giftCardChanged', { code: getCodeEnding(code) }));
  await transaction.insert(giftCardUses).values({ code, orderId, cents });
}

/**
 * Undoes the gift cards of a canceled or refunded order: cards that paid for it get their balance back, and cards that it issued become
 * void. Resolves to the amount that was already spent of the latter, in minor units.
 */
export async function undoGiftCards(transaction: Database, orderId: string): Promise<number> {
  const uses = await transaction.delete(giftCardUses).where(eq(giftCardUses.orderId, orderId)).returning();
  for (const { code, cents } of uses.sort((one, other) => (one.code < other.code ? -1 : 1))) {
    await transaction.update(giftCards).set({ balanceCents: sql`${giftCards.balanceCents} + ${cents}` }).where(eq(giftCards.code, code));
  }
  const voided = await transaction.update(giftCards).set({ isVoid: true }).where(eq(giftCards.orderId, orderId)).returning();
  return voided.reduce((sum, { initialCents, balanceCents }) => sum + initialCents - balanceCents, 0);
}

export interface RedeemableLine { readonly productType: string; readonly totalCents: number; readonly subscriptionPlan: unknown }

/** How much of a sum cards may pay: no other card, and no subscription, of which they could pay the first month alone. */
export function payableByCard(lines: readonly RedeemableLine[], sum: number): number {
  if (lines.some(({ subscriptionPlan }) => subscriptionPlan !== null)) return 0;
  return Math.max(0, sum - lines.reduce((cards, { productType, totalCents }) => cards + (productType === 'giftCard' ? totalCents : 0), 0));
}

/** What each card pays of a sum, the first as much as it can. */
export function sharesOfCards(cards: readonly Pick<StoredGiftCard, 'code' | 'balanceCents'>[], sum: number): { code: string; cents: number }[] {
  let left = sum;
  return cards.flatMap(({ code, balanceCents }) => {
    const cents = Math.min(left, balanceCents);
    left -= cents;
    return cents > 0 ? [{ code, cents }] : [];
  });
}
