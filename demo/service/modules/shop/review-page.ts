import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import { reviewLimits } from 'site-elements/contract/product-review';
import type { StoredOrder } from './shop.schema.js';
import type { Html } from '../../kernel/html.js';
import { storeSettings } from './settings/store-settings.js';
import { t } from './texts.js';

/** What a visitor has filled in, as it was posted. */
export type SubmittedReview = Readonly<Partial<Record<'rating' | 'title' | 'text' | 'name' | 'orderToken', string>>>;

export interface ReviewProblem {
  readonly error: string;
  /** The field that is wrong. */
  readonly field?: string | undefined;
}

interface ShownReview {
  /** Id of the product. */
  readonly id: string;
  readonly product: string;
  readonly typed: SubmittedReview;
  readonly problem?: ReviewProblem;
}

const toShop = (): Html => html`<p><a href="${storeSettings().shopUrl}">${t('toShop')}</a></p>`;

/** The form of one product, with all that was typed where it was refused. */
export const reviewPage = (shown: ShownReview): Html => html`<h1>${t('reviewAsk')}</h1>
${shown.problem ? html`<p role="alert"><strong>${shown.problem.error}</strong></p>` : ''}
${reviewForm(shown)}
${toShop()}`;

export const reviewThanks = (isPublished: boolean): Html => html`<h1>${t('thanks')}</h1>
<p>${t(isPublished ? 'reviewPublished' : 'reviewRead')}</p>
${toShop()}`;

/** A form for each product of an order. One that is not paid has nothing to review yet. */
export function requestPage({ token, name, state, lines }: StoredOrder): Html {
  const isBought = state === 'paid' || state === 'fulfilled';
  const products = new Map(lines.map(line => [line.productId, line.name]));
  const typed: SubmittedReview = { orderToken: token, name: name.slice(0, reviewLimits.name) };
  return html`<h1>${t('reviewAsk')}</h1>
${isBought ? [...products].map(([id, product]) => reviewForm({ id, product, typed })) : html`<p>${t('reviewLater')}</p>`}
${toShop()}`;
}

const ratings = [5, 4, 3, 2, 1];

function reviewForm({ id, product, typed, problem }: ShownReview): Html {
  const field = (part: string) => `${part}-${id}`;
  const wrong = (name: keyof SubmittedReview) => (problem?.field === name ? html` aria-invalid="true" autofocus` : '');
  return html`<form class="checkout" method="post" action="${paths.plainReview.replace(':id', encodeURIComponent(id))}" aria-labelledby="${field('product')}">
<h2 id="${field('product')}">${product}</h2>
${typed.orderToken ? html`<input type="hidden" name="orderToken" value="${typed.orderToken}">` : ''}
<fieldset class="field"><legend>${t('reviewStars')}</legend>${ratings.map(rating => html`
<p class="field-choice"><label><input type="radio" name="rating" value="${rating}" required${
  String(rating) === typed.rating ? html` checked` : ''}> <span aria-hidden="true">${
  '★'.repeat(rating)}${'☆'.repeat(5 - rating)}</span> ${rating}</label></p>`)}
</fieldset>
<div class="field"><label for="${field('title')}">${
  t('reviewTitle')}</label><input id="${field('title')}" name="title" maxlength="${reviewLimits.title}" value="${typed.title ?? ''}"${wrong('title')}></div>
<div class="field"><label for="${field('text')}">${
  t('reviewText')}</label><textarea id="${field('text')}" name="text" rows="4" required maxlength="${reviewLimits.text}"${wrong('text')}>
${typed.text ?? ''}</textarea></div>
<div class="field"><label for="${field('name')}">${
  t('yourName')}</label><input id="${field('name')}" name="name" autocomplete="name" required maxlength="${reviewLimits.name}" value="${typed.name
    ?? ''}"${wrong('name')}></div>
<p><button class="button">${t('reviewSend')}</button></p>
</form>`;
}
