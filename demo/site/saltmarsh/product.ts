import { pageType } from '../../../core/contract/enumerations.js';
import type { FormField } from '../../../core/contract/form-field.js';
import type { Product, ProductImage, ProductPlan } from '../../../core/contract/product.js';
import type { ProductReview } from '../../../core/contract/product-review.js';
import { currentPrice, isEndless, isVariantSoldOut, lowStock } from '../../../core/contract/store/product-state.js';
import { subscriptionText } from '../../../core/contract/store/subscription-text.js';
import { fill } from '../../../core/text/text.js';
import { productSettings } from '../../../elements/site-product/product.settings.js';
import { pictures } from '../../pictures/catalogue.js';
import { fieldMarkup } from '../../service/kernel/fields/field-markup.js';
import { studio } from '../content/studio.js';
import { type View, linkTo } from '../layout/view.js';
import { type Html, html, trusted } from '../markup/html.js';
import { jsonBlock } from '../markup/json-block.js';
import { picture } from '../markup/picture.js';
import { price } from './price.js';
import { saltmarshPage } from './saltmarsh-page.js';

const reviewDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

const sizes = '(min-width: 56rem) 46vw, 92vw';

/** One thing to buy, in the page's own markup: without scripts its form goes to the checkout with what was chosen. */
export async function productPage(view: View, product: Product, reviews: readonly ProductReview[]): Promise<Html> {
  const { id, name, description, images, options, plans, isSoldOnce, form, maxPerOrder, soldOut } = product;
  const [image, ...others] = images;
  const fields = await Promise.all(form.map(buyersField));
  const first = atFirst(product);
  return saltmarshPage({
    view,
    title: name,
    description,
    pageType: pageType.item,
    main: html`
<site-product>
  ${jsonBlock('', { product })}
  <div class="product-page">
  <div class="product-media">
    ${image && imageOf(image, html`data-product="image"`)}
    ${
      others.length > 0
      && html`<site-gallery design="grid" slides-per-row="3" gutter="12" lightbox label="More pictures: ${name}">
      ${others.map(other => imageOf(other))}
    </site-gallery>`
    }
  </div>
  <form class="product-form" action="${studio.checkoutPath}" method="post">
    <p class="eyebrow"><a href="${linkTo(view, '/saltmarsh/shop')}">Shop</a></p>
    <h1 data-product="title">${name}</h1>
    <p class="product-cost"><span data-product="price">${price(first.cents)}</span> <s data-product="compare-at"${first.fullCents === first.cents && html` hidden`}>${price(first.fullCents)}</s></p>
    <p class="lede" data-product="description">${description}</p>
    <input type="hidden" name="productId" value="${id}">
    ${options.map(({ name: option, values }) =>
      choices(
        option,
        option,
        values.map(value => ({ value, words: value, isChosen: first.options[option] === value })),
      ),
    )}
    ${
      plans.length > 0
      && choices('plan', 'Purchase', [
        ...(isSoldOnce ? [{ value: '', words: 'One time', isChosen: first.plan === '' }] : []),
        ...plans.map(plan => ({ value: plan.id, words: planWords(plan), isChosen: first.plan === plan.id })),
      ])
    }
    ${fields}
    <p class="field product-quantity"><label for="quantity">Quantity</label> <input id="quantity" name="quantity" type="number" inputmode="numeric" value="1" min="1"${maxPerOrder !== null && html` max="${maxPerOrder}"`}></p>
    <p data-product="stock"${!first.stock && html` hidden`}>${first.stock}</p>
    <p data-product="subscription"${!first.subscription && html` hidden`}>${first.subscription}</p>
    <p><button class="button" data-product="button"${soldOut && html` aria-disabled="true"`}>${soldOut ? 'Sold out' : plans.length > 0 && !isSoldOnce ? 'Subscribe' : 'Add to cart'}</button></p>
    <p data-product="message" role="status" hidden></p>
    <site-accordion class="product-notes">
      <details>
        <summary>Shipping and returns</summary>
        <p>We pack on Thursdays. Shipping costs €7, or €14 across the water. If it arrives broken, send us a photograph and keep the pieces.</p>
      </details>
      <details>
        <summary>Care</summary>
        <p>Stoneware may go into the dishwasher and the oven, never from one into the other. Linen is washed at forty degrees, and tools not at all.</p>
      </details>
    </site-accordion>
  </form>
  </div>
</site-product>
<section class="page-note" aria-labelledby="reviews">
  <h2 id="reviews">What people say of it</h2>
  <site-product-reviews product-id="${id}" name="${name}">
    ${product.rating ? reviewList(product.rating, reviews) : html`<p>No reviews yet.</p>`}
  </site-product-reviews>
</section>
`,
  });
}

/** The reviews as the page has them: read without scripts too, and with the room of those that are drawn from the shop's answer. */
const reviewList = (
  { count, average }: NonNullable<Product['rating']>,
  reviews: readonly ProductReview[],
): Html => html`<p class="rating">${count === 1 ? 'One person gives' : `${count} people give`} it ${average} of 5 stars.</p>
    <div>
      ${reviews.map(
        ({ rating, title, text, name, created }) => html`<article class="review">
        <p class="review-stars">${rating} of 5 stars</p>
        ${title && html`<p><strong>${title}</strong></p>`}
        <p class="review-text">${text}</p>
        <p class="review-by">${name}, <time datetime="${created}">${reviewDate.format(new Date(created))}</time></p>
      </article>`,
      )}
    </div>`;

/** What `<site-product>` will choose first and say of it: read without scripts too, and nothing moves when they come. */
function atFirst(product: Product) {
  const { variants, plans, isSoldOnce } = product;
  const variant = variants.find(each => !isVariantSoldOut(each)) ?? variants[0]!;
  const plan = isSoldOnce ? undefined : plans[0];
  const stock = isEndless(product) || variant.unlimited ? Infinity : Math.max(0, variant.qtyInStock);
  const { left, soldOut, ...texts } = productSettings.texts;
  const { key, values } = plan ? subscriptionText(plan) : { key: null, values: {} };
  return {
    options: Object.fromEntries(variant.optionValues.map(({ optionName, value }) => [optionName, value])),
    plan: plan?.id ?? '',
    fullCents: variant.price,
    cents: Math.round(currentPrice(variant) * (100 - (plan?.percentOff ?? 0)) / 100),
    stock: stock === 0 ? soldOut : stock <= lowStock ? fill(left, { count: stock }) : '',
    subscription: key ? fill(texts[key], values) : '',
  };
}

/** A picture of the demo in every width, or one that the owner has uploaded. */
function imageOf({ src, alt }: ProductImage, attributes?: Html): Html {
  const drawn = src.replace('/images/', '');
  if (Object.hasOwn(pictures, drawn)) return picture(drawn, { sizes, alt, isFirst: Boolean(attributes), attributes });
  return html`<img src="${src}?format=750w" width="1000" height="1250" alt="${alt}" ${attributes} loading="lazy" decoding="async">`;
}

interface Choice { readonly value: string; readonly words: string; readonly isChosen: boolean }

const choices = (name: string, legend: string, all: readonly Choice[]): Html => html`<fieldset class="field">
      <legend>${legend}</legend>
      ${all.map(({ value, words, isChosen }) => html`<p class="field-choice"><label><input type="radio" name="${name}" value="${value}"${isChosen && html` checked`}> ${words}</label></p>`)}
    </fieldset>`;

function planWords({ billingPeriod: { value, unit }, numBillingCycles, percentOff }: ProductPlan): string {
  return [
    value === 1 ? `Every ${unit}` : `Every ${value} ${unit}s`,
    ...numBillingCycles > 0 ? [`${numBillingCycles} payments`] : [],
    ...percentOff ? [`${percentOff} % off`] : [],
  ].join(', ');
}

/** A field as the service's own pages draw it: what it is called and how much it takes is the shop's to say. */
const buyersField = async (field: FormField): Promise<Html> => trusted(String(await fieldMarkup(field, new Map(), undefined)));
