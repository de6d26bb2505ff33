import { linkTo, type View } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { picture } from '../markup/picture.js';
import { price } from './price.js';
import { saltmarshPage } from './saltmarsh-page.js';

interface Course {
  readonly title: string;
  readonly image: string;
  readonly text: Html;
  readonly facts: readonly (readonly [term: string, text: Html | string])[];
  /** Id of the product that is a place in the course. */
  readonly productId: string;
}

const term = (word: string, tip: string) => html`<site-tooltip text="${tip}"><button type="button" class="term">${word}</button></site-tooltip>`;

const courses: readonly Course[] = [
  {
    title: 'First bowls',
    image: 'wheel-and-bowl',
    text: html`You learn to centre before you learn anything else. On the second morning the walls go up, on the third they stay up, and on the
      fourth you turn a foot into bowls that are ${term('leather-hard', 'Dry enough to hold, damp enough to carve: about a day after throwing.')}.`,
    facts: [
      ['When', 'Four mornings, Wednesdays or Saturdays, 10 to 12.30'],
      ['Who', 'Six people, a wheel each'],
      ['Costs', html`From ${price(22000)}, clay and firing included`],
    ],
    productId: 'class-throwing',
  },
  {
    title: 'An evening of glazes',
    image: 'glaze-tiles',
    text: html`Ash, salt and what they do at 1,280 degrees. You mix twelve glazes, dip twelve tiles that are
      ${term('bisque', 'Fired once, at 1,000 degrees: hard, and thirsty enough to take a glaze.')}, and we send them when they have been through the kiln.`,
    facts: [
      ['When', 'The last Thursday of a month, 6 to 9 pm'],
      ['Who', 'Eight people round one table'],
      ['Costs', html`${price(5500)}, postage included`],
    ],
    productId: 'class-glazing',
  },
  {
    title: 'Clay for a family',
    image: 'workshop-table',
    text: html`Two hours, one table, up to five of you. Nobody has to make a pot: we have fired dragons, a lighthouse and a very flat cat. All of it
      comes home in a box, three weeks later.`,
    facts: [
      ['When', 'Sundays at 2 pm, and in the holidays'],
      ['Who', 'From four years on, with somebody tall'],
      ['Costs', html`${price(9000)} for all of you`],
    ],
    productId: 'class-family',
  },
];

const memberships = [
  { title: 'A shelf', text: 'One shelf in every firing, and a hook for your apron.', monthly: 1800, yearly: 18000 },
  { title: 'A key', text: 'The loft whenever the tide lets you: a wheel, the glazes, the kettle.', monthly: 9600, yearly: 96000 },
] as const;

const course = (view: View, { title, image, text, facts, productId }: Course): Html => html`
    <section class="course">
      <h3>${title}</h3>
      <div class="course-grid">
        ${picture(image, { sizes: '(min-width: 56rem) 42vw, 92vw' })}
        <div>
          <p>${text}</p>
          <dl class="facts">${facts.map(([name, fact]) => html`
            <div><dt>${name}</dt><dd>${fact}</dd></div>`)}
          </dl>
          <p><a class="button" href="${linkTo(view, `/saltmarsh/shop/${productId}`)}">Take a place</a></p>
        </div>
      </div>
    </section>`;

/** Courses, memberships and suppers. Without scripts: three sections one below the other, both prices, and links. */
export function workshopsPage(view: View): Html {
  return saltmarshPage({
    view,
    title: 'Workshops',
    description: 'Courses at the wheel, evenings of glazes, a key to the loft, and supper on firing days.',
    main: html`
<section class="page-head workshops-head">
  <site-fit-text max="220"><h1>Hands in the clay</h1></site-fit-text>
  <p class="lede">You bring an old shirt and short nails. We have the rest: wheels, aprons, four hundred kilos of clay.</p>
  <p><button type="button" data-site-dialog-open="what-to-bring">What else do I bring?</button></p>
  <site-dialog id="what-to-bring" kind="alert" confirm-text="I can do that">
    <h2>What to bring</h2>
    <ul>
      <li>A shirt that may see clay, and shoes that may see more of it.</li>
      <li>A towel, and a box if you come back for your pots.</li>
      <li>The tide table: around full moon the lane closes for two hours.</li>
    </ul>
  </site-dialog>
</section>
<site-marquee class="workshops-words" animation-speed="0.6" paused-on-hover>
  <span>Six wheels</span>
  <span>One teacher, sometimes two</span>
  <span>Tea at eleven</span>
  <span>Everything is fired twice</span>
  <span>Nobody has ever made the same mug again</span>
</site-marquee>
<section class="wide courses" aria-labelledby="courses">
  <h2 id="courses">Courses</h2>
  <site-tabs label="Courses">${courses.map(each => course(view, each))}
  </site-tabs>
  <p>On course days there is soup from the loft kitchen at one, for whoever asks by nine.</p>
  <site-order-link><a href="${linkTo(view, '/saltmarsh/contact')}">Order lunch</a></site-order-link>
</section>
<site-palette seed="#2f6f5e">
  <section class="membership" aria-labelledby="membership">
    <h2 id="membership">For those who stay</h2>
    <site-pricing-toggle label="How often you pay">
      <ul class="plans">${memberships.map(({ title, text, monthly, yearly }) => html`
        <li>
          <h3>${title}</h3>
          <p>${text}</p>
          <p class="plan-price" data-option="Monthly"><strong>${price(monthly)}</strong> a month</p>
          <p class="plan-price" data-option="Yearly"><strong>${price(yearly)}</strong> a year, two months free</p>
        </li>`)}
      </ul>
    </site-pricing-toggle>
    <p><a href="${linkTo(view, '/saltmarsh/contact')}">Write to us</a>, and come by for a cup first.</p>
  </section>
</site-palette>
<section class="story supper" aria-labelledby="supper">
  ${picture('table-from-above', { sizes: '(min-width: 56rem) 36vw, 92vw' })}
  <div class="prose">
    <h2 id="supper">Supper on firing days</h2>
    <site-booking guests="2">
      <p>The kiln keeps somebody awake until midnight, so we cook for twelve at the long table, from our own plates.
        <a href="https://www.exploretock.com/saltmarsh-pottery">Our table at Tock</a></p>
    </site-booking>
  </div>
</section>
<section class="wide roof" aria-labelledby="roof">
  <h2 id="roof">The rain finds the kiln</h2>
  <p>Half of what the courses bring goes into slates and lead. The other half is up to the weather, and to you.</p>
  <site-donation-button donate-page-id="roof-fund" amounts="[1000, 2500, 5000]" min-cents="100" max-cents="500000">
    <a href="/checkout/donate?donatePageId=roof-fund">Give for a new roof</a>
  </site-donation-button>
</section>
<site-popup enabled="false" badge="black" label="Give a morning">
  <h2>Give a morning at the wheel</h2>
  <p>A <a href="${linkTo(view, '/saltmarsh/shop/gift-card')}">gift card</a> comes by email on the day you choose, and is good for every course.</p>
</site-popup>
`,
  });
}
