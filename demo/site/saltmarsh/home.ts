import type { ShopProduct } from '../content/products.js';
import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { picture, productPicture } from '../markup/picture.js';
import { hoursTable } from './hours-table.js';
import { articleCards } from './journal.js';
import { price } from './price.js';
import { saltmarshPage } from './saltmarsh-page.js';

const slides = [
  { name: 'marsh-dawn', caption: 'Six in the morning, the creek half empty.' },
  { name: 'workshop-table', caption: 'Wednesday evening. Forty bowls and one lamp.' },
  { name: 'boats-on-mud', caption: 'Low water at the staithe. Lunch is when they float.' },
  { name: 'shelf-of-pots', caption: 'A week of work, drying slowly.' },
  { name: 'shop-front-dusk', caption: 'The red door, from the lane.' },
];

const bench = [
  'table-from-above', 'vase-ink', 'glaze-tiles', 'jug-kelp',
  'apron-on-hook', 'planter-ember', 'tools-on-bench', 'cups-ink',
];

const steps = [
  {
    title: 'Dig',
    image: 'clay-slip',
    text: 'Our red slip is creek clay, dug behind the sea wall in March and sieved until it pours like cream.',
  },
  {
    title: 'Throw',
    image: 'wheel-and-bowl',
    text: 'Everything is thrown on one wheel by one of two people. You will find a thumb mark under most handles.',
  },
  {
    title: 'Fire',
    image: 'kiln-glow',
    text: 'Twice: once to 1000 degrees, then with ash glaze to 1280. The kiln decides the last of the color.',
  },
];

/** The home page: what the pots are, where they are made, and the opening hours. */
export function homePage(view: View, products: readonly ShopProduct[]): Html {
  return saltmarshPage({
    view,
    title: 'Saltmarsh Pottery',
    description: 'Stoneware for every day, thrown and fired in a net loft on the Norfolk coast.',
    main: html`
<section class="hero">
  <p class="eyebrow">Stoneware from the Norfolk coast</p>
  <h1>Pots the color of&nbsp;low&nbsp;tide</h1>
  <p class="lede">Mugs, bowls and jugs for every day of the week, thrown in an old net loft
    at the edge of the marsh and glazed with the ash of its driftwood.</p>
  <p class="actions"><a class="button" href="${linkTo(view, '/saltmarsh/shop')}">See the shop</a>
    <a class="quiet-link" href="${linkTo(view, '/saltmarsh/visit')}">Plan a visit</a></p>
</section>

<div class="wide">
  <site-gallery design="slideshow" aspect-ratio="16:9" loop counter label="The studio and the marsh">
    ${slides.map(
      ({ name, caption }, index) => html`
    <figure>${picture(name, { sizes: '(min-width: 90rem) 84rem, 96vw', isFirst: index === 0 })}
      <figcaption>${caption}</figcaption></figure>`,
    )}
  </site-gallery>
</div>

<section class="story">
  ${picture('window-pots', { sizes: '(min-width: 56rem) 36vw, 92vw' })}
  <div class="prose">
    <h2>Two tides a day set the&nbsp;hours</h2>
    <p>Nora Blyth and Tom Catchpole moved a kiln into the loft in 2014, meaning to stay one summer.
      The marsh had other ideas. It gave them clay, ash, a palette of five colors and a reason to stop for tea
      whenever the lane floods.</p>
    <p>We make about sixty pieces a week, in small runs, and sell most of them from the table by the door.
      What is left goes into the shop.</p>
  </div>
</section>

<section class="season" aria-labelledby="season">
  <div class="section-head">
    <h2 id="season">On the table this&nbsp;week</h2>
    <a class="quiet-link" href="${linkTo(view, '/saltmarsh/shop')}">All ${products.length} pieces</a>
  </div>
  <ul class="feature-list">${products.slice(0, 3).map(
    product => html`
    <li><a class="feature" href="${linkTo(view, `/saltmarsh/shop/${product.sku}`)}">
      ${productPicture(product.image, { sizes: '(min-width: 40rem) 30vw, 92vw', alt: '' })}
      <span class="feature-name">${product.name}</span>
      <span class="feature-price">${price(product.priceCents)}</span>
    </a></li>`,
  )}
  </ul>
</section>

<section class="making" aria-labelledby="making">
  <h2 id="making">How a mug is made</h2>
  <ol class="steps">${steps.map(
    ({ title, image, text }) => html`
    <li>${picture(image, { sizes: '(min-width: 40rem) 28vw, 92vw' })}<h3>${title}</h3><p>${text}</p></li>`,
  )}
  </ol>
</section>

<section class="wide bench">
  <h2>From the bench</h2>
  <site-gallery design="grid" slides-per-row="4" gutter="12" aspect-ratio="1:1" label="From the bench">
    ${bench.map(name => html`
    ${picture(name, { sizes: '(min-width: 48rem) 22vw, 46vw' })}`)}
  </site-gallery>
</section>

<section class="wide journal" aria-labelledby="journal">
  <div class="section-head">
    <h2 id="journal">From the journal</h2>
    <a class="quiet-link" href="${linkTo(view, '/saltmarsh/journal')}">All of it</a>
  </div>
  <site-summary design="carousel" kind="blog" aspect-ratio="4:3" label="From the journal">${articleCards(view, 'h3')}
  </site-summary>
</section>

<section class="letters" aria-labelledby="letters">
  <div>
    <h2 id="letters">Letters from the kiln</h2>
    <p>What came out of the last firing, and when the door opens for the next. About six times a year.</p>
  </div>
  <site-newsletter form-id="newsletter" success-text="Nearly there. We have sent you a letter: press its link, and you are on the list.">
    <form action="/forms/newsletter" method="post" aria-labelledby="letters">
      <label for="letters-email">Email</label>
      <input id="letters-email" name="email" type="email" autocomplete="email" required>
      <button class="button">Send me letters</button>
      <small>Only for the letters. <a href="${linkTo(view, '/saltmarsh/privacy')}">Privacy</a></small>
    </form>
  </site-newsletter>
</section>

<section class="come-by" aria-labelledby="come-by">
  <div>
    <h2 id="come-by">Come by</h2>
    <p>The door is open five days a week. Choose your mug from the shelf,
      and we will wrap it in last Saturday's paper. Or stay, and <a href="${linkTo(view, '/saltmarsh/workshops')}">throw one yourself</a>.</p>
    <p><a class="button" href="${linkTo(view, '/saltmarsh/visit')}">How to find us</a></p>
  </div>
  ${hoursTable()}
</section>
`,
  });
}
