import type { TaxRule } from 'site-elements/contract/cart';
import type { OrderLine } from 'site-elements/contract/order';
import { plainAmount } from 'site-elements/contract/store';
import { readMoment, type TableColumns, type TableRow } from '../../../../kernel/imports/read-table.js';
import { currentLanguage } from '../../../../kernel/language/speech.js';
import { addressText, type OrderAddress } from '../../order-buyer.js';
import { isCountry } from '../../settings/countries.js';
import type { ImportedOrder } from './imported-order.js';

const addressColumns = (kind: 'Billing' | 'Shipping') => ({
  [`${kind} Name`]: [`${kind} Name`], [`${kind} Street`]: [`${kind} Street`, `${kind} Address1`], [`${kind} Address2`]: [`${kind} Address2`],
  [`${kind} Company`]: [`${kind} Company`], [`${kind} City`]: [`${kind} City`], [`${kind} Zip`]: [`${kind} Zip`],
  [`${kind} Province`]: [`${kind} Province`], [`${kind} Country`]: [`${kind} Country`], [`${kind} Phone`]: [`${kind} Phone`],
});
const single = (...names: readonly string[]) => Object.fromEntries(names.map(name => [name, [name]]));

/** Columns of Shopify's order export. */
export const shopifyColumns: Readonly<Record<string, readonly string[]>> = {
  ...single('Name', 'Email', 'Financial Status', 'Paid at', 'Fulfillment Status', 'Currency', 'Subtotal', 'Shipping', 'Taxes', 'Total', 'Discount Code',
    'Discount Amount', 'Shipping Method', 'Created at', 'Lineitem quantity', 'Lineitem name', 'Lineitem price', 'Lineitem sku',
    'Lineitem requires shipping', 'Lineitem discount', 'Notes', 'Cancelled at', 'Refunded Amount', 'Phone'),
  ...addressColumns('Shipping'), ...addressColumns('Billing'),
  ...single(...[1, 2, 3, 4, 5].flatMap(at => [`Tax ${at} Name`, `Tax ${at} Value`])),
};

export type ShopifyColumns = TableColumns<string>;

/** An amount with a point, such as `12.50`, in minor units; not a number for anything else. */
function readCents(text: string, currency: string): number {
  if (text === '') return 0;
  const digits = plainAmount(0, currency).split('.')[1]?.length ?? 0;
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  if (whole === undefined || /[1-9]/.test(fraction.slice(digits))) return Number.NaN;
  return Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
}

function addressOf(row: TableRow, columns: ShopifyColumns, kind: 'Billing' | 'Shipping'): OrderAddress | null {
  const cell = (name: string): string => columns.cell(row, `${kind} ${name}`).replace(/^'/, '').slice(0, 300);
  const country = cell('Country').toUpperCase();
  if (!isCountry(country)) return null;
  const street = [cell('Street'), cell('Address2')].filter((part, at, all) => part !== '' && !(at === 1 && all[0]!.includes(part))).join('\n');
  const parts = { company: cell('Company'), city: cell('City'), region: cell('Province'), postalCode: cell('Zip').slice(0, 30) };
  return { name: cell('Name'), street, country, ...Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== '')) };
}

function linesOf(rows: readonly TableRow[], columns: ShopifyColumns, currency: string): OrderLine[] {
  return rows.filter(row => columns.cell(row, 'Lineitem name') !== '').map(row => {
    const [quantity, priceCents] = [Number(columns.cell(row, 'Lineitem quantity')), readCents(columns.cell(row, 'Lineitem price'), currency)];
    return {
      sku: columns.cell(row, 'Lineitem sku').slice(0, 60), productId: '', name: columns.cell(row, 'Lineitem name').slice(0, 500), optionText: '', image: '',
      productType: /^false$/i.test(columns.cell(row, 'Lineitem requires shipping')) ? 'digital' : 'physical', url: '', quantity, priceCents,
      totalCents: quantity * priceCents, form: [], subscriptionPlan: null,
    };
  });
}

/** Taxes of an order by rate. Rates of one sale are on the same amount; where their amounts fit beside each other, they are on different ones. */
function taxRulesOf(
  row: TableRow, columns: ShopifyColumns, { currency, taxCents, baseCents, isIncluded, country }: Record<'taxCents' | 'baseCents', number> & {
    readonly currency: string; readonly isIncluded: boolean; readonly country: string | undefined;
  },
): TaxRule[] {
  const named = [1, 2, 3, 4, 5]
    .map(at => ({ name: columns.cell(row, `Tax ${at} Name`), cents: readCents(columns.cell(row, `Tax ${at} Value`), currency) }))
    .filter(({ name, cents }) => name !== '' && cents > 0);
  const isWhole = named.reduce((sum, { cents }) => sum + cents, 0) === taxCents;
  const all = taxCents === 0 ? [] : isWhole ? named : [{ name: columns.cell(row, 'Tax 1 Name') || 'Tax', cents: taxCents }];
  const netCents = isIncluded ? baseCents - taxCents : baseCents;
  const rates = all.map(({ name, cents }) => {
    const percent = /(\d{1,2}(?:\.\d{1,3})?) ?%/.exec(name)?.[1];
    return {
      name: name.replace(/ ?\d{1,2}(?:\.\d{1,3})? ?%/, '').trim() || name, cents,
      basisPoints: percent === undefined ? Math.round((cents / Math.max(1, netCents)) * 1000) * 10 : Math.round(Number(percent) * 100),
    };
  });
  const nets = rates.map(({ cents, basisPoints }) => Math.round((cents * 10_000) / Math.max(1, basisPoints)));
  // The amount that a tax is of is known up to what its own rounding hides.
  const hidden = rates.reduce((sum, { basisPoints }) => sum + 5000 / Math.max(1, basisPoints), 0);
  const [sum, last] = [nets.reduce((all, cents) => all + cents, 0), nets.length - 1];
  const isSeparate = rates.length > 1 && sum <= netCents + hidden;
  if (isSeparate && sum > netCents) nets[last] = nets[last]! - (sum - netCents);
  return rates.map(({ name, basisPoints, cents }, at) => ({
    id: `imported-${at + 1}`, name, basisPoints, isIncluded, taxCents: cents, netCents: isSeparate ? nets[at]! : netCents,
    ...country !== undefined && { country }, ...isSeparate && { taxClass: `imported-${at + 1}` },
  }));
}

function stateOf(row: TableRow, columns: ShopifyColumns): ImportedOrder['state'] | 'unpaid' {
  const [paid, isCanceled] = [columns.cell(row, 'Financial Status').toLowerCase(), columns.cell(row, 'Cancelled at') !== ''];
  if (paid === 'refunded') return isCanceled ? 'canceled' : 'refunded';
  if (isCanceled || paid === 'voided' || paid === 'expired') return 'canceled';
  if (paid !== 'paid' && paid !== 'partially_refunded') return 'unpaid';
  return columns.cell(row, 'Fulfillment Status').toLowerCase() === 'fulfilled' ? 'fulfilled' : 'paid';
}

/**
 * What shipping costs after discounts, and which tax is added, so that the amounts are exact; undefined if they never are. A discount is on the
 * items, on their lines, on shipping, or on several of them; taxes are part of the prices or added.
 */
function findBase(
  { netGoods, shipping, taxCents, grandTotalCents, discount, lineDiscounts, discountCents }:
  Record<'netGoods' | 'shipping' | 'taxCents' | 'grandTotalCents' | 'discount' | 'lineDiscounts' | 'discountCents', number>,
): { readonly cost: number; readonly added: number } | undefined {
  const sums = discount + lineDiscounts === 0 ? [0] : [discount, lineDiscounts, discount + lineDiscounts].filter(cents => cents > 0);
  const onShipping = sums.map(sum => sum - discountCents).filter(cents => cents >= 0 && cents <= shipping);
  return onShipping.flatMap(off => [shipping, shipping - off]).flatMap(cost => [0, taxCents].map(added => ({ cost, added })))
    .find(({ cost, added }) => netGoods + cost + added === grandTotalCents);
}

/** The buyer of an order, as orders have it. */
function buyerOf(row: TableRow, columns: ShopifyColumns): Pick<ImportedOrder, 'email' | 'name' | 'address' | 'buyer' | 'location'> {
  const cell = (name: string): string => columns.cell(row, name);
  const [delivery, billing] = [addressOf(row, columns, 'Shipping'), addressOf(row, columns, 'Billing')];
  const main = delivery ?? billing;
  const phone = (cell('Phone') || cell('Shipping Phone') || cell('Billing Phone')).replace(/^'/, '').slice(0, 60);
  return {
    email: cell('Email').toLowerCase().slice(0, 300),
    name: (main?.name || cell('Email')).slice(0, 300),
    address: main ? addressText(main) : '',
    buyer: {
      ...phone !== '' && { phone }, ...delivery && { address: delivery }, ...delivery && billing && { billing },
      ...cell('Notes') !== '' && { note: cell('Notes').slice(0, 20_000) },
    },
    location: main && { country: main.country, ...main.postalCode !== undefined && { postalCode: main.postalCode } },
  };
}

type Amounts = Pick<ImportedOrder,
  'subtotalCents' | 'discountCents' | 'shippingCostCents' | 'taxCents' | 'addedTaxCents' | 'giftCardCents' | 'grandTotalCents'>;

/** The amounts of an order, if they are exact; else null. */
function amountsOf(
  rows: readonly TableRow[], row: TableRow, columns: ShopifyColumns, { currency, lines }: Pick<ImportedOrder, 'currency' | 'lines'>,
): Amounts | null {
  const money = (name: string): number => readCents(columns.cell(row, name), currency);
  const [netGoods, shipping, taxCents, grandTotalCents] = [money('Subtotal'), money('Shipping'), money('Taxes'), money('Total')];
  const subtotalCents = lines.reduce((sum, line) => sum + line.totalCents, 0);
  const discountCents = subtotalCents - netGoods;
  const lineDiscounts = rows.reduce((sum, one) => sum + readCents(columns.cell(one, 'Lineitem discount'), currency), 0);
  const base = findBase({ netGoods, shipping, taxCents, grandTotalCents, discount: money('Discount Amount'), lineDiscounts, discountCents });
  return base
    ? { subtotalCents, discountCents, shippingCostCents: base.cost, taxCents, addedTaxCents: base.added, giftCardCents: 0, grandTotalCents }
    : null;
}

/** An order from its rows: the first one has the order and an item, others have one item each. `date` and `sums` name what cannot be read. */
export function readShopifyOrder(rows: readonly TableRow[], columns: ShopifyColumns): ImportedOrder | 'unpaid' | 'date' | 'sums' {
  const row = rows.find(one => columns.cell(one, 'Total') !== '') ?? rows[0]!;
  const cell = (name: string): string => columns.cell(row, name);
  const currency = cell('Currency').toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) return 'sums';
  const state = stateOf(row, columns);
  const createdAt = readMoment(cell('Created at')) ?? readMoment(cell('Paid at'));
  if (state === 'unpaid') return 'unpaid';
  if (!createdAt) return 'date';
  const lines = linesOf(rows, columns, currency);
  const amounts = amountsOf(rows, row, columns, { currency, lines });
  const refunded = cell('Refunded Amount') === '' && state === 'refunded' ? amounts?.grandTotalCents : readCents(cell('Refunded Amount'), currency);
  if (!amounts || refunded === undefined || Number.isNaN(refunded)) return 'sums';
  const buyer = buyerOf(row, columns);
  const isPaid = state !== 'canceled' || /^(?:paid|refunded|partially_refunded)$/i.test(cell('Financial Status'));
  const number = cell('Name').slice(0, 60);
  return {
    ...buyer, ...amounts, number, state, currency, lines, createdAt,
    origin: `shopify ${number} ${createdAt.toISOString()}`, source: 'Shopify', language: currentLanguage(),
    shippingName: cell('Shipping Method').slice(0, 300) || null,
    coupons: [cell('Discount Code').slice(0, 60)].filter(Boolean),
    taxRules: taxRulesOf(row, columns, {
      currency, taxCents: amounts.taxCents, baseCents: amounts.subtotalCents - amounts.discountCents + amounts.shippingCostCents,
      isIncluded: amounts.addedTaxCents === 0, country: buyer.location?.country,
    }),
    vatId: null, isReverseCharge: false, refunds: refunded > 0 ? [{ cents: refunded, createdAt: null }] : [],
    paidAt: isPaid ? readMoment(cell('Paid at')) ?? createdAt : null,
  };
}
