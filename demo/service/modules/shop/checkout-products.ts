import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { hasConditions } from 'site-elements/contract/conditions/has-conditions';
import type { FormField } from 'site-elements/contract/form-field';
import { paths } from 'site-elements/contract/paths';
import type { PageProblem } from './page-draft.schema.js';
import { fieldMarkup } from '../../kernel/fields/field-markup.js';
import { page } from '../../kernel/http/page.js';
import { type Html } from '../../kernel/html.js';
import { parseBody } from '../../kernel/http/parse-body.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { singleValues } from '../../kernel/http/single-values.js';
import type { CartStore } from './cart-store.js';
import type { CartTokens } from './cart-token.js';
import { type CatalogueProduct, findProduct } from './catalogue.js';
import { planWords } from './order-table.js';
import type { OrderDesk } from './order-desk.js';
import type { PageDraft, PageDrafts, PostedFields } from './page-drafts.js';
import { amountProblem, readAmount } from './read-amount.js';
import { optionInputs, sentForm } from './sent-form.js';
import { formatPrice } from './format-price.js';
import { storeSettings } from './settings/store-settings.js';
import { t } from './texts.js';

export interface CheckoutOptions {
  carts: CartStore;
  tokens: CartTokens;
  desk: OrderDesk;
  drafts: PageDrafts;
}

interface Options extends CheckoutOptions {
  /** To the checkout page of a cart. */
  leadTo(context: Context, cartId: string): Promise<Response>;
}

/** Pages that sell one thing: a donation of any amount, a gift card. spec: commerce-forms-data §2 */
export function addCheckoutProducts(app: Hono, { carts, tokens, desk, drafts, leadTo }: Options): void {
  const find = async (id: string | undefined, field: string, isRight: (product: CatalogueProduct) => boolean): Promise<CatalogueProduct> => {
    if (!id) throw new HttpError(400, { error: t('notOffered'), field });
    const product = await findProduct(desk.database, id.replaceAll('\0', ''));
    if (!product || !isRight(product)) throw new HttpError(404, { error: t('notOffered'), field });
    return product;
  };
  const isDonation = ({ donation }: CatalogueProduct) => donation !== null;

  /** The address of a page again, with the draft of what was posted from it. */
  const again = async (context: Context, path: string, posted: PostedFields, problem: PageProblem) => {
    const address = new URL(path, 'http://here.invalid');
    address.searchParams.set('page', await drafts.save({ posted, problem }));
    return context.redirect(address.pathname + address.search, 303);
  };
  const donateAddress = (product: CatalogueProduct) => `${paths.checkoutDonate}?${new URLSearchParams({ donatePageId: product.id })}`;

  const donatePage = (context: Context, product: CatalogueProduct, draft: PageDraft | null) => {
    const { minCents, maxCents } = product.donation!;
    const action = donateAddress(product);
    const typed = (name: string) => draft?.posted.get(name)?.[0] ?? '';
    const problem = draft?.problem?.error ?? '';
    const chosen = draft ? typed('cents') : String(product.variants[0]?.priceCents);
    const isPlan = (id: string) => (typed('plan') === id ? html` checked` : '');
    return page(context, product.name, html`<h1>${product.name}</h1>
<p>${product.description}</p>
${problem ? html`<p role="alert">${problem}</p>` : ''}
<form method="post" action="${action}">
<fieldset class="field"><legend>${t('amount')}</legend>
${product.variants.map(({ priceCents }) =>
  html`<p class="field-choice"><label><input type="radio" name="cents" value="${priceCents}"${String(priceCents) === chosen ? html` checked` : ''}> ${
    formatPrice(priceCents)}</label></p>`)}
<div class="field"><label for="amount">${t('otherAmount', { currency: storeSettings().currency })}</label>${
  html`<input id="amount" name="amount" inputmode="decimal" autocomplete="off" maxlength="20" value="${typed('amount')}"${
    problem ? html` aria-invalid="true"` : ''}>`}</div>
<p class="field-note">${t('amountRange', { least: formatPrice(minCents), most: formatPrice(maxCents) })}</p>
</fieldset>
${product.plans.length > 0 ? html`<fieldset class="field"><legend>${t('howOften')}</legend>
${product.isSoldOnce ? html`<p class="field-choice"><label><input type="radio" name="plan" value=""${isPlan('')}> ${t('onlyOnce')}</label></p>` : ''}
${product.plans.map(plan =>
  html`<p class="field-choice"><label><input type="radio" name="plan" value="${plan.id}"${isPlan(plan.id)}> ${planWords(plan)}</label></p>`)}
</fieldset>` : ''}
<p><button class="button">${t('goOn')}</button></p>
</form>`, draft?.problem?.status ?? 200);
  };

  app.get(paths.checkoutDonate, async context =>
    donatePage(
      context,
      await find(context.req.query('donatePageId'), 'donatePageId', isDonation),
      await drafts.find(context.req.query('page')),
    ),
  );

  app.post(paths.checkoutDonate, async context => {
    const product = await find(context.req.query('donatePageId'), 'donatePageId', isDonation);
    const sent = singleValues(await parseBody(context.req.raw));
    const [amount, cents, plan] = ['amount', 'cents', 'plan'].map(name => String(sent[name] ?? '').trim()) as [string, string, string];
    const { minCents: least, maxCents: most } = product.donation!;
    // A suggested amount is in minor units, one of the visitor's own is as they have typed it.
    const isSuggested = amount === '' && /^\d{1,9}$/.test(cents) && Number(cents) >= least && Number(cents) <= most;
    const problem = isSuggested ? null : amountProblem(amount, { least, most });
    if (problem !== null)
      return again(
        context,
        donateAddress(product),
        new Map([
          ['amount', [amount]],
          ['cents', [cents]],
          ['plan', [plan]],
        ]),
        { error: problem, status: 400 },
      );
    const amountCents = isSuggested ? Number(cents) : readAmount(amount, { least, most })!;
    const { sku } = product.variants.find(({ priceCents }) => priceCents === amountCents) ?? product.variants[0]!;
    const id = tokens.newId();
    await carts.create(id);
    await carts.replace(id, [{ sku, quantity: 1, amountCents, ...plan !== '' && { plan } }]);
    return leadTo(context, id);
  });

  const findCard = (context: Context) => find(context.req.query('giftCardProductId'), 'giftCardProductId', ({ productType }) => productType === 'giftCard');

  const giftCardAddress = (context: Context, product: CatalogueProduct) => {
    const wanted = context.req.query('sku');
    return `${paths.checkoutGiftCard}?${new URLSearchParams({ giftCardProductId: product.id, ...wanted !== undefined && { sku: wanted } })}`;
  };

  const giftCardPage = (context: Context, product: CatalogueProduct, draft: PageDraft | null) => {
    const { posted: typed = new Map<string, string[]>(), problem: answer } = draft ?? {};
    const wanted = context.req.query('sku');
    const offered = product.variants.filter(({ sku }) => wanted === undefined || sku === wanted);
    if (offered.length === 0) throw new HttpError(404, { error: t('notOffered'), field: 'sku' });
    const action = giftCardAddress(context, product);
    return page(context, product.name, html`<h1>${product.name}</h1>
<p>${product.description}</p>
${answer ? html`<p role="alert">${answer.error}</p>` : ''}
<form method="post" action="${action}"${hasConditions(product.form) ? html` novalidate` : ''}>
${withoutCalculations(product.form).map(field => fieldMarkup(field, typed, answer?.errors?.[field.id]))}
<p class="actions">${offered.map(({ sku, priceCents }) => html`
<button class="button" name="sku" value="${sku}">${formatPrice(priceCents)}</button>`)}</p>
</form>`, answer?.status ?? 200);
  };

  app.get(paths.checkoutGiftCard, async context => giftCardPage(context, await findCard(context), await drafts.find(context.req.query('page'))));

  app.post(paths.checkoutGiftCard, async context => {
    const product = await findCard(context);
    const body = await parseBody(context.req.raw);
    const sent = body.kind === 'form' ? body.values : new Map<string, string[]>();
    const sku = sent.get('sku')?.[0] ?? '';
    if (!product.variants.some(variant => variant.sku === sku)) throw new HttpError(404, { error: t('notOffered'), field: 'sku' });
    const form = sentForm(product.form, sent);
    try {
      const id = tokens.newId();
      await carts.create(id);
      await carts.replace(id, [{ sku, quantity: 1, form }]);
      return await leadTo(context, id);
    } catch (error) {
      if (error instanceof HttpError && error.status === 400)
        return again(context, giftCardAddress(context, product), sent, { error: error.body.error, errors: error.body.errors, status: 400 });
      throw error;
    }
  });
}

/** Fields with a control: results are shown by scripts alone. */
const withoutCalculations = (fields: readonly FormField[]): readonly FormField[] => fields.filter(({ type }) => type !== 'calculation');

/** What a product asks its buyer for, as a page: its own form brought something that is missing or wrong. */
export function productFormPage(product: CatalogueProduct, typed: ReadonlyMap<string, string[]>, problem: PageProblem | null): Html {
  const { name, form } = product;
  const fault = problem?.errors?.quantity;
  return html`<h1>${name}</h1>
${problem ? html`<p role="alert">${problem.error}</p>` : ''}
<form method="post" action="${paths.checkout}"${hasConditions(form) ? html` novalidate` : ''}>
${['sku', 'productId', 'plan', ...optionInputs(product)].map(own => (typed.get(own)?.find(Boolean)
  ? html`<input type="hidden" name="${own}" value="${typed.get(own)!.find(Boolean)}">` : ''))}
${withoutCalculations(form).map(field => fieldMarkup(field, typed, problem?.errors?.[field.id]))}
<div class="field"><label for="quantity">${
  t('quantity')}</label><input id="quantity" name="quantity" inputmode="numeric" autocomplete="off" required value="${typed.get('quantity')?.[0] ?? '1'}"${
  fault ? html` aria-invalid="true" aria-describedby="quantity-error"` : ''
}>${fault ? html`<span class="field-note" id="quantity-error">${fault}</span>` : ''}</div>
<p><button class="button">${t('goOn')}</button></p>
</form>`;
}
