import { asc, eq, sql } from 'drizzle-orm';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import { isPrice } from 'site-elements/contract/store';
import { readPrice } from '../read-amount.js';
import { formatPlainPrice, formatPrice } from '../format-price.js';
import type { Database } from '../../../kernel/database/database.js';
import { coupons } from '../shop.schema.js';
import { formatOwnerDay, formatOwnerNumber } from '../../../kernel/language/format-values.js';
import { draftFrom, faultList, type RuleDraft, type RuleEditor, getDraftText } from './rule-editor.js';
import { textField, tickField } from './rule-fields.js';
import { ownerText } from '../texts.js';

type StoredCoupon = typeof coupons.$inferSelect;

const mostUsesOfAll = 1_000_000;
const codeLength = 60;
const codeOf = (draft: RuleDraft): string => getDraftText(draft, 'code').toUpperCase();
const isWhole = (text: string, least: number, most: number): boolean => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;

/** A day of the calendar, `2026-11-30`; its end is the moment from which the coupon counts no more. */
function endOf(day: string): Date | null {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  if (!start || Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== day) return null; // June 31 does not exist
  return new Date(start.getTime() + 24 * 60 * 60_000);
}
/** The last day on which it counts. */
const lastDay = (expiresAt: Date | null): string => (expiresAt ? new Date(expiresAt.getTime() - 1).toISOString().slice(0, 10) : '');

/** What is wrong with a coupon as it was typed. */
export function couponFaults(draft: RuleDraft): string[] {
  const { faults, ask } = faultList();
  const [percent, amount, minimum, uses, ends] = ['percent', 'amount', 'minimum', 'mostUses', 'ends'].map(name => getDraftText(draft, name)) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const isFree = getDraftText(draft, 'freeShipping') === 'yes';
  ask(/^[A-Z0-9][A-Z0-9_-]*$/.test(codeOf(draft)) && codeOf(draft).length <= codeLength, 'couponCodeWrong', { most: codeLength });
  ask(percent === '' || isWhole(percent, 1, 100), 'couponPercentWrong', { percent, least: 1, most: 100 });
  ask(amount === '' || (isPrice(readPrice(amount)) && readPrice(amount) > 0), 'couponAmountWrong', { amount, example: formatPlainPrice(500) });
  ask(minimum === '' || isPrice(readPrice(minimum)), 'couponFromSumWrong', { sum: minimum, example: formatPlainPrice(4000) });
  ask(percent === '' || amount === '', 'couponShareAndAmount');
  ask(percent !== '' || amount !== '' || isFree, 'couponNothingOff');
  ask(uses === '' || isWhole(uses, 1, mostUsesOfAll), 'couponMostUsesWrong', { uses, least: 1 });
  ask(ends === '' || endOf(ends) !== null, 'couponLastDayWrong', { day: ends, example: '2026-11-30' });
  return faults;
}

const draftOf = ({ code, percent, cents, freeShipping, minimumCents, expiresAt, mostUses }: StoredCoupon): RuleDraft =>
  draftFrom({
    code,
    percent: percent === 0 ? '' : String(percent),
    amount: cents === 0 ? '' : formatPlainPrice(cents),
    minimum: minimumCents === 0 ? '' : formatPlainPrice(minimumCents),
    ends: lastDay(expiresAt),
    mostUses: mostUses === null ? '' : String(mostUses),
    ...(freeShipping && { freeShipping: 'yes' }),
  });

const takesOff = ({ percent, cents, freeShipping }: StoredCoupon): string =>
  [
    ...(percent > 0 ? [formatOwnerNumber(percent / 100, { style: 'percent' })] : []),
    ...(cents > 0 ? [formatPrice(cents)] : []),
    ...(freeShipping ? [ownerText('couponShipping')] : []),
  ].join(' + ');

function stateOf({ expiresAt, mostUses, uses }: StoredCoupon, now = new Date()): string {
  if (expiresAt && expiresAt <= now) return ownerText('couponEnded');
  return ownerText(mostUses !== null && uses >= mostUses ? 'couponSpent' : 'couponCounts');
}

const usesOf = ({ uses, mostUses }: StoredCoupon): string =>
  (mostUses === null ? formatOwnerNumber(uses) : ownerText('couponUsesOf', { uses: formatOwnerNumber(uses), most: formatOwnerNumber(mostUses) }));

/** Codes that make an order cheaper. */
export function couponEditor(database: Database): RuleEditor {
  const find = async (code: string) => (await database.select().from(coupons).where(eq(coupons.code, code)))[0];
  return {
    path: paths.ownerCoupons,
    empty: () => draftFrom({}),
    words: { title: 'navCoupons', add: 'addCoupon', fresh: 'newCoupon', change: 'changeCoupon', missing: 'noCoupon', end: 'endCoupon' },
    columns: ['couponColumnCode', 'couponTakesOff', 'couponFrom', 'couponUses', 'couponLastDay', 'couponState'],
    async list() {
      return (await database.select().from(coupons).orderBy(asc(coupons.code))).map(row => ({
        id: row.code,
        title: row.code,
        cells: [
          takesOff(row),
          row.minimumCents > 0 ? formatPrice(row.minimumCents) : '',
          usesOf(row),
          row.expiresAt ? formatOwnerDay(lastDay(row.expiresAt)) : '',
          stateOf(row),
        ],
      }));
    },
    async find(code) {
      const row = await find(code);
      return row ? draftOf(row) : null;
    },
    fields: (draft, isNew) => html`
${textField(draft, 'code', ownerText('couponColumnCode'), { more: isNew ? html` required maxlength="${codeLength}"`
  : html` readonly`, note: ownerText(isNew ? 'couponCodeNew' : 'couponCodeKept') })}
${textField(draft, 'percent', ownerText('couponPercent'), { more: html` inputmode="numeric"` })}
${textField(draft, 'amount', ownerText('couponAmount'), { more: html` inputmode="decimal"` })}
${tickField(draft, 'freeShipping', ownerText('couponFreeShipping'))}
${textField(draft, 'minimum', ownerText('couponFromSum'), { more: html` inputmode="decimal"`, note: ownerText('couponFromSumNote') })}
${textField(draft, 'ends', ownerText('couponLastDay'), { more: html` type="date"`, note: ownerText('couponLastDayNote') })}
${textField(draft, 'mostUses', ownerText('couponMostUses'), { more: html` inputmode="numeric"`, note: ownerText('couponMostUsesNote') })}`,
    faultsOf: couponFaults,
    async save(draft, known) {
      const stored = known === null ? undefined : await find(known);
      const ends = getDraftText(draft, 'ends');
      const uses = getDraftText(draft, 'mostUses');
      const values = {
        percent: Number(getDraftText(draft, 'percent') || 0),
        cents: readPrice(getDraftText(draft, 'amount') || '0'),
        freeShipping: getDraftText(draft, 'freeShipping') === 'yes',
        minimumCents: readPrice(getDraftText(draft, 'minimum') || '0'),
        // One that was ended this morning is not prolonged until midnight by a change of something else.
        expiresAt: stored && ends === lastDay(stored.expiresAt) ? stored.expiresAt : endOf(ends),
        mostUses: uses === '' ? null : Number(uses),
        editedAt: new Date(),
      };
      if (known === null) {
        const added = await database
          .insert(coupons)
          .values({ ...values, code: codeOf(draft) })
          .onConflictDoNothing()
          .returning({ code: coupons.code });
        return added.length > 0 ? null : ownerText('couponTaken', { code: codeOf(draft) });
      }
      // In one statement: an order may use it at this moment.
      const changed = await database
        .update(coupons)
        .set(values)
        .where(sql`${coupons.code} = ${known} and (${values.mostUses}::int is null or ${coupons.uses} <= ${values.mostUses}::int)`)
        .returning({ code: coupons.code });
      if (changed.length > 0) return null;
      return ownerText('couponUsedMore', { count: (await find(known))?.uses ?? 0 });
    },
    async end(code) {
      await database.update(coupons).set({ expiresAt: new Date(), editedAt: new Date() }).where(eq(coupons.code, code));
    },
  };
}
