import { asc, eq, sql } from 'drizzle-orm';
import { html } from 'hono/html';
import { paths } from '../../../../../core/contract/paths.js';
import { isPrice } from '../../../../../core/contract/store.js';
import { centsOf } from '../../../commerce/checkout-products.js';
import { written } from '../../../commerce/store-settings.js';
import type { Database } from '../../../database/database.js';
import { coupons } from '../../../database/store.schema.js';
import { priceText } from '../product-draft.js';
import { draftFrom, faultList, type RuleDraft, type RuleEditor, textOf } from './rule-editor.js';
import { textField, tickField } from './rule-fields.js';

type StoredCoupon = typeof coupons.$inferSelect;

const mostUsesOfAll = 1_000_000;
const codeOf = (draft: RuleDraft): string => textOf(draft, 'code').toUpperCase();
const isWhole = (text: string, least: number, most: number): boolean => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;

/** A day of the calendar, `2026-11-30`; its end is the moment from which the coupon counts no more. */
function endOf(day: string): Date | null {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  if (!start || Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== day) return null; // the 31st of June is none
  return new Date(start.getTime() + 24 * 60 * 60_000);
}
/** The last day on which it counts. */
const lastDay = (expiresAt: Date | null): string => (expiresAt ? new Date(expiresAt.getTime() - 1).toISOString().slice(0, 10) : '');

/** What is wrong with a coupon as it was typed. */
export function couponFaults(draft: RuleDraft): string[] {
  const { faults, ask } = faultList();
  const [percent, amount, minimum, uses, ends] = ['percent', 'amount', 'minimum', 'mostUses', 'ends'].map(name => textOf(draft, name)) as [string, string, string, string, string];
  const isFree = textOf(draft, 'freeShipping') === 'yes';
  ask(/^[A-Z0-9][A-Z0-9_-]{0,59}$/.test(codeOf(draft)), 'The code has 1 to 60 letters, digits, dashes and underscores.');
  ask(percent === '' || isWhole(percent, 1, 100), `"${percent}" is no share: write a whole number from 1 to 100.`);
  ask(amount === '' || (isPrice(centsOf(amount)) && centsOf(amount) > 0), `"${amount}" is no amount. Write it as 5.00.`);
  ask(minimum === '' || isPrice(centsOf(minimum)), `"${minimum}" is no sum. Write it as 40.00.`);
  ask(percent === '' || amount === '', 'Give a share or an amount, not both.');
  ask(percent !== '' || amount !== '' || isFree, 'Say what it takes off: a share, an amount, or the shipping.');
  ask(uses === '' || isWhole(uses, 1, mostUsesOfAll), `"${uses}" is no number of uses: write a whole number from 1 on, or nothing.`);
  ask(ends === '' || endOf(ends) !== null, `"${ends}" is no day. Write it as 2026-11-30.`);
  return faults;
}

const draftOf = ({ code, percent, cents, freeShipping, minimumCents, expiresAt, mostUses }: StoredCoupon): RuleDraft => draftFrom({
  code, percent: percent === 0 ? '' : String(percent), amount: cents === 0 ? '' : priceText(cents), minimum: minimumCents === 0 ? '' : priceText(minimumCents), ends: lastDay(expiresAt),
  mostUses: mostUses === null ? '' : String(mostUses), ...freeShipping && { freeShipping: 'yes' },
});

const takesOff = ({ percent, cents, freeShipping }: StoredCoupon): string =>
  [...percent > 0 ? [`${percent} %`] : [], ...cents > 0 ? [written(cents)] : [], ...freeShipping ? ['shipping'] : []].join(', ');

function stateOf({ expiresAt, mostUses, uses }: StoredCoupon, now = new Date()): string {
  if (expiresAt && expiresAt <= now) return 'Ended';
  return mostUses !== null && uses >= mostUses ? 'Used up' : 'Counts';
}

/** Codes that make an order cheaper. */
export function couponEditor(database: Database): RuleEditor {
  const find = async (code: string) => (await database.select().from(coupons).where(eq(coupons.code, code)))[0];
  return {
    path: paths.ownerCoupons, title: 'Coupons', one: 'coupon', endWords: 'End it now', empty: draftFrom({}),
    columns: ['Code', 'Takes off', 'From', 'Uses', 'Last day', 'State'],
    async list() {
      return (await database.select().from(coupons).orderBy(asc(coupons.code))).map(row => ({
        id: row.code, title: row.code,
        cells: [takesOff(row), row.minimumCents > 0 ? written(row.minimumCents) : '', row.mostUses === null ? String(row.uses) : `${row.uses} of ${row.mostUses}`, lastDay(row.expiresAt), stateOf(row)],
      }));
    },
    async find(code) {
      const row = await find(code);
      return row ? draftOf(row) : null;
    },
    fields: (draft, isNew) => html`
${textField(draft, 'code', 'Code', { more: isNew ? html` required maxlength="60"` : html` readonly`, note: isNew ? 'What a visitor types, in capital or small letters.' : 'Stays as it is: it stands in orders.' })}
${textField(draft, 'percent', 'Percent off', { more: html` inputmode="numeric"` })}
${textField(draft, 'amount', 'Amount off', { more: html` inputmode="decimal"` })}
${tickField(draft, 'freeShipping', 'Shipping is free')}
${textField(draft, 'minimum', 'From a sum of', { more: html` inputmode="decimal"`, note: 'Of all pieces together. Empty: any sum.' })}
${textField(draft, 'ends', 'Last day', { more: html` type="date"`, note: 'It counts until midnight, universal time. Empty: until you end it.' })}
${textField(draft, 'mostUses', 'Most uses', { more: html` inputmode="numeric"`, note: 'In all orders together. Empty: as often as anybody likes.' })}`,
    faultsOf: couponFaults,
    async save(draft, known) {
      const stored = known === null ? undefined : await find(known);
      const ends = textOf(draft, 'ends');
      const uses = textOf(draft, 'mostUses');
      const values = {
        percent: Number(textOf(draft, 'percent') || 0), cents: centsOf(textOf(draft, 'amount') || '0'), freeShipping: textOf(draft, 'freeShipping') === 'yes', minimumCents: centsOf(textOf(draft, 'minimum') || '0'),
        // One that was ended this morning is not prolonged until midnight by a change of something else.
        expiresAt: stored && ends === lastDay(stored.expiresAt) ? stored.expiresAt : endOf(ends), mostUses: uses === '' ? null : Number(uses), editedAt: new Date(),
      };
      if (known === null) {
        const added = await database.insert(coupons).values({ ...values, code: codeOf(draft) }).onConflictDoNothing().returning({ code: coupons.code });
        return added.length > 0 ? null : `There is a coupon ${codeOf(draft)} already.`;
      }
      // In one statement: an order may use it at this moment.
      const changed = await database.update(coupons).set(values).where(sql`${coupons.code} = ${known} and (${values.mostUses}::int is null or ${coupons.uses} <= ${values.mostUses}::int)`).returning({ code: coupons.code });
      if (changed.length > 0) return null;
      return `It has been used ${(await find(known))?.uses ?? 0} times: the most uses cannot be fewer. End it instead.`;
    },
    async end(code) { await database.update(coupons).set({ expiresAt: new Date(), editedAt: new Date() }).where(eq(coupons.code, code)); },
  };
}
