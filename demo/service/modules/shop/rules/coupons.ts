import { and, eq, inArray, sql } from 'drizzle-orm';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import { isPrice } from 'site-elements/contract/store';
import { readPrice } from '../read-amount.js';
import { formatPlainPrice, formatPrice } from '../format-price.js';
import type { Database } from '../../../kernel/database/database.js';
import type { Html } from '../../../kernel/html.js';
import { readCategories } from '../products/csv-categories.js';
import { toDay, nextDay, startOfDay } from '../settings/days.js';
import { storeSettings } from '../settings/store-settings.js';
import { products, variants } from '../shop.schema.js';
import { coupons } from '../rule.schema.js';
import { type ListOrder, readListPage } from '../../../kernel/owner/list-page.js';
import { formatOwnerDay, formatOwnerNumber } from '../../../kernel/language/format-values.js';
import { draftFrom, faultList, type RuleDraft, type RuleEditor, getDraftText } from './rule-editor.js';
import { textAreaField, textField, tickField } from './rule-fields.js';
import { ownerText } from '../texts.js';

type StoredCoupon = typeof coupons.$inferSelect;

const mostUsesOfAll = 1_000_000;
const codeLength = 60;
/** Products that one coupon names. */
const mostProducts = 100;
const codeOf = (draft: RuleDraft): string => getDraftText(draft, 'code').toUpperCase();
const isWhole = (text: string, least: number, most: number): boolean => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;

/** The end of a day is the moment from which the coupon counts no more. */
const endOf = (day: string): Date | null => startOfDay(nextDay(day), storeSettings().timeZone);
const startOf = (day: string): Date | null => startOfDay(day, storeSettings().timeZone);
/** The last day on which it counts. */
const lastDay = (expiresAt: Date | null): string => (expiresAt ? toDay(new Date(expiresAt.getTime() - 1), storeSettings().timeZone) : '');
const firstDay = (startsAt: Date | null): string => (startsAt ? toDay(startsAt, storeSettings().timeZone) : '');

/** What is typed in lines or between commas. */
const namesOf = (text: string): string[] => [...new Set(text.split(/[\n,;]/).map(one => one.trim()).filter(Boolean))];

/** What is wrong with a coupon as it was typed. */
export function couponFaults(draft: RuleDraft): string[] {
  const { faults, ask } = faultList();
  const [percent, amount, minimum, uses, starts, ends] = ['percent', 'amount', 'minimum', 'mostUses', 'starts', 'ends'].map(
    name => getDraftText(draft, name)) as [
    string,
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
  for (const day of [starts, ends]) ask(day === '' || startOf(day) !== null, 'couponLastDayWrong', { day, example: '2026-11-30' });
  ask(starts === '' || ends === '' || starts <= ends, 'couponDaysOrder');
  ask(namesOf(getDraftText(draft, 'products')).length <= mostProducts, 'couponProductsMany', { most: mostProducts });
  return faults;
}

/** The products that are meant, each by its id or one of its SKUs, and the names that are of none. */
async function findProducts(database: Database, names: readonly string[]): Promise<{ readonly ids: string[]; readonly unknown: string[] }> {
  if (names.length === 0) return { ids: [], unknown: [] };
  const own = await database.select({ id: products.id }).from(products).where(inArray(products.id, [...names]));
  const sold = await database.select({ sku: variants.sku, id: variants.productId }).from(variants).where(inArray(variants.sku, [...names]));
  const byName = new Map([...sold.map(({ sku, id }) => [sku, id] as const), ...own.map(({ id }) => [id, id] as const)]);
  return { ids: [...new Set(names.flatMap(name => byName.get(name) ?? []))], unknown: names.filter(name => !byName.has(name)) };
}

const draftOf = ({
  code, percent, cents, freeShipping, minimumCents, startsAt, expiresAt, mostUses, productIds, categoryIds, isFirstOrderOnly, isOncePerBuyer, isAlone,
}: StoredCoupon): RuleDraft =>
  draftFrom({
    code,
    percent: percent === 0 ? '' : String(percent),
    amount: cents === 0 ? '' : formatPlainPrice(cents),
    minimum: minimumCents === 0 ? '' : formatPlainPrice(minimumCents),
    starts: firstDay(startsAt),
    ends: lastDay(expiresAt),
    products: productIds.join('\n'),
    categories: categoryIds,
    ...(isFirstOrderOnly && { firstOrder: 'yes' }),
    ...(isOncePerBuyer && { once: 'yes' }),
    ...(isAlone && { alone: 'yes' }),
    mostUses: mostUses === null ? '' : String(mostUses),
    ...(freeShipping && { freeShipping: 'yes' }),
  });

const takesOff = ({ percent, cents, freeShipping }: StoredCoupon): string =>
  [
    ...(percent > 0 ? [formatOwnerNumber(percent / 100, { style: 'percent' })] : []),
    ...(cents > 0 ? [formatPrice(cents)] : []),
    ...(freeShipping ? [ownerText('couponShipping')] : []),
  ].join(' + ');

function stateOf({ startsAt, expiresAt, mostUses, uses }: StoredCoupon, now = new Date()): string {
  if (startsAt && startsAt > now) return ownerText('couponStarts', { day: formatOwnerDay(firstDay(startsAt)) });
  if (expiresAt && expiresAt <= now) return ownerText('couponEnded');
  return ownerText(mostUses !== null && uses >= mostUses ? 'couponSpent' : 'couponCounts');
}

const usesOf = ({ uses, mostUses }: StoredCoupon): string =>
  (mostUses === null ? formatOwnerNumber(uses) : ownerText('couponUsesOf', { uses: formatOwnerNumber(uses), most: formatOwnerNumber(mostUses) }));

/** Checkboxes for the categories of the shop. */
function categoryFields(draft: RuleDraft, all: readonly { readonly id: string; readonly name: string }[]): Html {
  const chosen = draft.get('categories') ?? [];
  return all.length === 0 ? html`` : html`<fieldset class="field"><legend>${ownerText('couponCategories')}</legend>
<p class="field-note">${ownerText('couponCategoriesNote')}</p>${all.map(({ id, name }) =>
  html`<p class="field-choice"><label><input type="checkbox" name="categories" value="${id}"${chosen.includes(id) ? html` checked` : ''}> ${
    name}</label></p>`)}</fieldset>`;
}

const order: ListOrder = { by: [[coupons.code, 'text']], shown: 100 };

/** Codes that make an order cheaper. */
export function couponEditor(database: Database): RuleEditor {
  const find = async (code: string) => (await database.select().from(coupons).where(eq(coupons.code, code)))[0];
  return {
    path: paths.ownerCoupons,
    empty: () => draftFrom({}),
    words: {
      title: 'navCoupons', add: 'addCoupon', fresh: 'newCoupon', change: 'changeCoupon', missing: 'noCoupon', end: 'endCoupon',
      none: 'couponsNone',
    },
    columns: ['couponColumnCode', 'couponTakesOff', 'couponFrom', 'couponUses', 'couponLastDay', 'couponState'],
    search: 'couponsSearch',
    async list(context, search) {
      const isFound = search === '' ? undefined : sql`starts_with(${coupons.code}, ${search.toUpperCase()})`;
      const list = await readListPage(context, order, ({ cursor, where, orderBy, limit }) =>
        database.select({ row: coupons, cursor }).from(coupons).where(and(isFound, where)).orderBy(...orderBy).limit(limit));
      return { ...list, rows: list.rows.map(({ row }) => ({
        id: row.code,
        title: row.code,
        cells: [
          takesOff(row),
          row.minimumCents > 0 ? formatPrice(row.minimumCents) : '',
          usesOf(row),
          row.expiresAt ? formatOwnerDay(lastDay(row.expiresAt)) : '',
          stateOf(row),
        ],
      })) };
    },
    async find(code) {
      const row = await find(code);
      return row ? draftOf(row) : null;
    },
    fields: async (draft, isNew) => html`
${textField(draft, 'code', ownerText('couponColumnCode'), { more: isNew ? html` required maxlength="${codeLength}"`
  : html` readonly`, note: ownerText(isNew ? 'couponCodeNew' : 'couponCodeKept') })}
${textField(draft, 'percent', ownerText('couponPercent'), { more: html` inputmode="numeric"` })}
${textField(draft, 'amount', ownerText('couponAmount'), { more: html` inputmode="decimal"` })}
${tickField(draft, 'freeShipping', ownerText('couponFreeShipping'))}
${textField(draft, 'minimum', ownerText('couponFromSum'), { more: html` inputmode="decimal"`, note: ownerText('couponFromSumNote') })}
${textField(draft, 'starts', ownerText('couponFirstDay'), { more: html` type="date"`, note: ownerText('couponFirstDayNote') })}
${textField(draft, 'ends', ownerText('couponLastDay'), { more: html` type="date"`, note: ownerText('couponLastDayNote') })}
${textField(draft, 'mostUses', ownerText('couponMostUses'), { more: html` inputmode="numeric"`, note: ownerText('couponMostUsesNote') })}
${textAreaField(draft, 'products', ownerText('couponProducts'), { most: 4000, rows: 3, note: ownerText('couponProductsNote') })}
${categoryFields(draft, await readCategories(database))}
${tickField(draft, 'firstOrder', ownerText('couponIsFirstOrder'), ownerText('couponBuyerNote'))}
${tickField(draft, 'once', ownerText('couponIsOnce'), ownerText('couponBuyerNote'))}
${tickField(draft, 'alone', ownerText('couponIsAlone'))}`,
    async faultsOf(draft) {
      const known = new Set((await readCategories(database)).map(({ id }) => id));
      const { unknown } = await findProducts(database, namesOf(getDraftText(draft, 'products')).slice(0, mostProducts));
      return [
        ...couponFaults(draft),
        ...unknown.slice(0, 5).map(name => ownerText('couponProductUnknown', { name: name.slice(0, 60) })),
        ...(draft.get('categories') ?? []).filter(id => !known.has(id)).slice(0, 5).map(id => ownerText('couponCategoryUnknown', { name: id.slice(0, 60) })),
      ];
    },
    async save(draft, known) {
      const stored = known === null ? undefined : await find(known);
      const [starts, ends] = [getDraftText(draft, 'starts'), getDraftText(draft, 'ends')];
      const uses = getDraftText(draft, 'mostUses');
      const values = {
        percent: Number(getDraftText(draft, 'percent') || 0),
        cents: readPrice(getDraftText(draft, 'amount') || '0'),
        freeShipping: getDraftText(draft, 'freeShipping') === 'yes',
        minimumCents: readPrice(getDraftText(draft, 'minimum') || '0'),
        // One that was ended this morning is not prolonged until midnight by a change of something else.
        expiresAt: stored && ends === lastDay(stored.expiresAt) ? stored.expiresAt : endOf(ends),
        mostUses: uses === '' ? null : Number(uses),
        startsAt: stored && starts === firstDay(stored.startsAt) ? stored.startsAt : startOf(starts),
        productIds: (await findProducts(database, namesOf(getDraftText(draft, 'products')))).ids,
        categoryIds: [...draft.get('categories') ?? []],
        isFirstOrderOnly: getDraftText(draft, 'firstOrder') === 'yes',
        isOncePerBuyer: getDraftText(draft, 'once') === 'yes',
        isAlone: getDraftText(draft, 'alone') === 'yes',
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
      return null;
    },
  };
}
