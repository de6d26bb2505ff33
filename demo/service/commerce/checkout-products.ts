import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { ErrorAnswer } from '../../../core/contract/answers.js';
import { paths } from '../../../core/contract/paths.js';
import { fieldMarkup } from '../forms/form-page.js';
import { type Html, page } from '../http/page.js';
import { parseBody } from '../http/parse-body.js';
import { Refusal } from '../http/refusal.js';
import { say } from '../http/say.js';
import { singleValues } from '../http/single-values.js';
import type { CartStore } from './cart-store.js';
import type { CartTokens } from './cart-token.js';
import { type CatalogueProduct, findProduct } from './catalogue.js';
import { planWords } from './checkout-page.js';
import type { OrderDesk } from './order-desk.js';
import { sentForm } from './sent-form.js';
import { storeSettings, written } from './store-settings.js';

export interface CheckoutOptions {
  carts: CartStore;
  tokens: CartTokens;
  desk: OrderDesk;
}

interface Options extends CheckoutOptions {
  show(context: Context, cartId: string): Promise<Response>;
}

/** Pages that sell one thing: a donation of any amount, a gift card. spec: commerce-forms-data §2 */
export function addCheckoutProducts(app: Hono, { carts, tokens, desk, show }: Options): void {
  const find = async (id: string | undefined, field: string, isRight: (product: CatalogueProduct) => boolean): Promise<CatalogueProduct> => {
    if (!id) throw new Refusal(400, { error: `"${field}" is missing.`, field });
    const product = await findProduct(desk.database, id.replaceAll('\0', ''));
    if (!product || !isRight(product)) throw new Refusal(404, { error: say('notOffered'), field });
    return product;
  };
  const isDonation = ({ donation }: CatalogueProduct) => donation !== null;

  const donatePage = (context: Context, product: CatalogueProduct, problem = '') => {
    const { minCents, maxCents } = product.donation!;
    const action = `${paths.checkoutDonate}?${new URLSearchParams({ donatePageId: product.id })}`;
    return page(context, product.name, html`<h1>${product.name}</h1>
<p>${product.description}</p>
${problem ? html`<p role="alert">${problem}</p>` : ''}
<form method="post" action="${action}">
<fieldset class="field"><legend>${say('amount')}</legend>
${product.variants.map(({ priceCents }, index) => html`<p class="field-choice"><label><input type="radio" name="cents" value="${priceCents}"${index === 0 ? html` checked` : ''}> ${written(priceCents)}</label></p>`)}
<div class="field"><label for="amount">${say('otherAmount', { currency: storeSettings.currency })}</label><input id="amount" name="amount" inputmode="decimal" autocomplete="off" maxlength="12"></div>
<p class="field-note">${say('amountRange', { least: written(minCents), most: written(maxCents) })}</p>
</fieldset>
${product.plans.length > 0 ? html`<fieldset class="field"><legend>${say('howOften')}</legend>
${product.isSoldOnce ? html`<p class="field-choice"><label><input type="radio" name="plan" value="" checked> ${say('onlyOnce')}</label></p>` : ''}
${product.plans.map(plan => html`<p class="field-choice"><label><input type="radio" name="plan" value="${plan.id}"> ${planWords(plan)}</label></p>`)}
</fieldset>` : ''}
<p><button class="button">${say('goOn')}</button></p>
</form>`, problem ? 400 : 200);
  };

  app.get(paths.checkoutDonate, async context => donatePage(context, await find(context.req.query('donatePageId'), 'donatePageId', isDonation)));

  app.post(paths.checkoutDonate, async context => {
    const product = await find(context.req.query('donatePageId'), 'donatePageId', isDonation);
    const { amount = '', cents = '', plan = '' } = singleValues(await parseBody(context.req.raw)) as Record<string, string>;
    const wanted = String(amount).trim() === '' ? Number(cents) : centsOf(String(amount));
    const { minCents, maxCents } = product.donation!;
    if (!Number.isInteger(wanted) || wanted < minCents || wanted > maxCents) return donatePage(context, product, say('amountWanted', { least: written(minCents), most: written(maxCents) }));
    const id = tokens.newId();
    await carts.create(id);
    await carts.replace(id, [{ sku: product.variants[0]!.sku, quantity: 1, amountCents: wanted, ...plan !== '' && { plan } }]);
    return show(context, id);
  });

  const findCard = (context: Context) => find(context.req.query('giftCardProductId'), 'giftCardProductId', ({ productType }) => productType === 'giftCard');

  const giftCardPage = (context: Context, product: CatalogueProduct, typed: ReadonlyMap<string, string[]> = new Map(), answer?: ErrorAnswer) => {
    const wanted = context.req.query('sku');
    const offered = product.variants.filter(({ sku }) => wanted === undefined || sku === wanted);
    if (offered.length === 0) throw new Refusal(404, { error: say('notOffered'), field: 'sku' });
    const action = `${paths.checkoutGiftCard}?${new URLSearchParams({ giftCardProductId: product.id, ...wanted !== undefined && { sku: wanted } })}`;
    return page(context, product.name, html`<h1>${product.name}</h1>
<p>${product.description}</p>
${answer ? html`<p role="alert">${answer.error}</p>` : ''}
<form method="post" action="${action}">
${product.form.map(field => fieldMarkup(field, typed, answer?.errors?.[field.id]))}
<p class="actions">${offered.map(({ sku, priceCents }) => html`
<button class="button" name="sku" value="${sku}">${written(priceCents)}</button>`)}</p>
</form>`, answer ? 400 : 200);
  };

  app.get(paths.checkoutGiftCard, async context => giftCardPage(context, await findCard(context)));

  app.post(paths.checkoutGiftCard, async context => {
    const product = await findCard(context);
    const body = await parseBody(context.req.raw);
    const sent = body.kind === 'form' ? body.values : new Map<string, string[]>();
    const sku = sent.get('sku')?.[0] ?? '';
    if (!product.variants.some(variant => variant.sku === sku)) throw new Refusal(404, { error: say('notOffered'), field: 'sku' });
    const form = sentForm(product.form, sent);
    try {
      const id = tokens.newId();
      await carts.create(id);
      await carts.replace(id, [{ sku, quantity: 1, form }]);
      return await show(context, id);
    } catch (error) {
      if (error instanceof Refusal && error.status === 400) return giftCardPage(context, product, sent, error.body);
      throw error;
    }
  });
}

/** What a product asks its buyer for, as a page: its own form brought something that is missing or wrong. */
export const productFormPage = ({ name, form }: CatalogueProduct, typed: ReadonlyMap<string, string[]>, { error, errors }: ErrorAnswer): Html => html`<h1>${name}</h1>
<p role="alert">${error}</p>
<form method="post" action="${paths.checkout}">
${['sku', 'quantity', 'plan'].map(own => (typed.get(own)?.[0] ? html`<input type="hidden" name="${own}" value="${typed.get(own)![0]}">` : ''))}
${form.map(field => fieldMarkup(field, typed, errors?.[field.id]))}
<p><button class="button">${say('goOn')}</button></p>
</form>`;

/** An amount as people write it, with a point or a comma, in minor units; not a number where it is none. */
export function centsOf(text: string): number {
  const [, whole, part = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? Number.NaN : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
