import type { Page } from 'playwright-core';

/** What a visitor's page loads of this library, before anything is touched and after. */
export interface Visit {
  readonly name: string;
  readonly body: string;
  /** The remembered answer to the cookie banner; by default none. */
  readonly answer?: 'true' | 'false';
  /** What the visitor does. */
  readonly act?: (page: Page) => Promise<unknown>;
  /**
   * Brotli bytes of scripts and style sheets: what was measured, and 5 % more. Raising one takes a line of reason in the same commit.
   * `first` is what the answer to the first press takes, without React DOM, which comes when the browser is idle.
   */
  readonly budget: { readonly first?: number; readonly before: number; readonly after?: number };
  /** Requests for our files until the first answer: over HTTP/1.1 a browser has six at a time. */
  readonly requests?: number;
  /** Round trips from the page's HTML until its elements are there, `auto.js` among them. */
  readonly roundTrips?: number;
}

const gallery =
  '<site-gallery><img src="/images/one.svg" width="600" height="400" alt="One"><img src="/images/two.svg" width="600" height="400" alt="Two"></site-gallery>';
const form = '<site-form form-id="contact"><form action="/forms/contact" method="post"><label>Name <input name="name" required></label><button>Send</button></form></site-form>';
const badge = '<site-cart-badge><a href="/cart">Cart</a></site-cart-badge>';
const map = '<site-map lat="52.9" lng="0.8" tiles="https://tiles.example/{z}/{x}/{y}.png" attribution="Example"><address>The Net Loft</address></site-map>';
const banner = '<cookie-banner accept-type="opt-in-and-out" cta-variant="button"><p>May we remember that you were here?</p></cookie-banner>';

const product =
  '<site-product product-id="mug"><h1>Mug</h1></site-product><site-tabs><h3>Description</h3><p>A mug.</p><h3>Care</h3><p>By hand.</p></site-tabs>';
const donation = `<site-donation-button donate-page-id="roof" amounts="[1000, 2500]" min-cents="100" max-cents="500000"><a href="/donate">Give</a></site-donation-button>`;
const search = '<site-search><form action="/search"><input name="q" type="search"><button>Search</button></form></site-search>';
const overlays = `${gallery.replace('<site-gallery>', '<site-gallery design="grid">')}<site-lightbox></site-lightbox><a href="#terms">Terms</a><site-dialog id="terms"><h2>Terms</h2><p>Ours.</p></site-dialog>`;

const nextSlide = (page: Page) => page.locator('site-gallery').getByRole('button', { name: /next/i }).click();
const openCart = async (page: Page) => {
  await page.locator('site-cart-badge a').click();
  await page.locator('site-cart-badge dialog').waitFor();
};
const sendEmpty = async (page: Page) => {
  await page.locator('site-form button').click();
  await page.locator('.site-form-error').first().waitFor();
};
const secondTab = (page: Page) => page.locator('site-tabs').getByRole('tab').nth(1).click();
const give = (page: Page) => page.locator('site-donation-button input[type=radio]').nth(1).check();
const type = (page: Page) => page.locator('site-search input').first().fill('net');
const openPicture = async (page: Page) => {
  await page.locator('site-gallery img').first().click();
  await page.locator('site-lightbox dialog[open] img').first().waitFor();
};
const showMap = async (page: Page) => {
  await page.locator('site-map .show').click();
  await page.locator('site-map .leaflet-container').waitFor();
};

// Raised by 4 to 8 %, the form by 26 %: every element finds texts in the language of the nearest `lang`, its attributes without
// hyphens and its children of the same task; a form says that it is offline and thanks before React is there, sends files,
// and asks after what was not answered; a gallery loads images of the width it paints and takes quick presses.
// Set again to 5 % above what fifty-seven elements weigh, from 0.2 to 4 %: the name of the next element would not have fitted into
// the loader, and no fix into a page with all five.
/*
 * Raised in November 2026, with 5 % of room over what was measured: everything that is read back from storage, channels and the
 * document is checked field by field (1.7 KB for every page), pictures of lazy loaders and failed ones are handled (1.5 KB with
 * images), forms read amounts, names, phone numbers and native attributes by one rule (3.6 KB, and 2.4 KB of the cart's money).
 * 2 to 6 % more in all, and half of it before the first answer: views are drawn by the quick renderer (4.4 KB), and React DOM (58 KB)
 * comes when the browser is idle. A cart has 0.7 KB more: names of hosts came with forms before.
 * Lowered where chunks that are always loaded together became one, React lost what nothing uses of it (1.8 KB), and products
 * no longer fetch the chunk of forms (21 KB). A form and a cart have up to 1.5 KB more before the first press: the loader's names.
 * A cart has 1.1 KB more, and others up to 0.4, since carts, comments, reviews and logins fetch only the rule for one clean line and
 * not the chunk of forms (20 KB).
 * A donation has 18 KB less: how an amount is read is a chunk of its own, one request and 1 KB more for a form. What an import
 * imports is requested with it: 0.1 to 0.4 KB more, and one to three round trips less between a click and its answer. A cart has
 * 0.5 KB more since what a subscription says is a chunk of its own, and with it one request more.
 * 0.3 to 0.7 KB more, and 0.1 for the loader, since every corner, edge, shadow, duration and font comes from the theme, also where it was a
 * plain value: density, text size, and what themes can change.
 */
export const visits: readonly Visit[] = [
  // 1.3 KB more: the names of the chunks of each tag, so that all of them are requested in one go, one or two round trips
  // earlier. Before that, 200 bytes more than at first: `data-base`, a second try that heals a page with an old entry in its cache, where a script was looked for,
  // the names of ten more elements, and room for others; 170 for the names of eighteen more; and 10, for the hashes in the
  // names of four chunks pack by a few bytes better or worse with each build; 60 more: it reads the page's type, and loads the cart
  // of a cart page immediately; 400 in November 2026: the chunks of eighteen views that always draw, a round trip earlier, and which
  // pictures a visitor sees; 100, after shorter names, for the texts of fourteen languages, which came two round trips after the script
  { name: 'the loader alone', body: '<p>A page without elements</p>', budget: { before: 4_550 } },
  {
    name: 'leaves: image, shape, tooltip, add-to-cart',
    body: `<site-image><img src="/images/one.svg" width="600" height="400" alt="One"></site-image>
      <site-shape name="star">Star</site-shape><p><site-tooltip text="A tip"><button>Tip</button></site-tooltip></p>
      <site-add-to-cart sku="mug" name="Mug" price-cents="950"><button>Add</button></site-add-to-cart>`,
    act: page => page.locator('site-add-to-cart button').click(),
    budget: { before: 45_000, after: 45_000 },
  },
  {
    name: 'the five named elements, consent answered',
    answer: 'false',
    body: gallery + badge + form + map + banner,
    act: async page => {
      await nextSlide(page);
      await sendEmpty(page);
      await showMap(page);
      await openCart(page);
    },
    budget: { first: 154_300, before: 169_700, after: 213_200 },
    requests: 39,
    roundTrips: 2,
  },
  {
    name: 'a first gallery',
    body: gallery,
    act: nextSlide,
    budget: { first: 49_800, before: 108_600, after: 108_500 },
    requests: 6,
    roundTrips: 2,
  },
  { name: 'a form', body: form, act: sendEmpty, budget: { first: 66_600, before: 52_800, after: 125_500 }, requests: 14, roundTrips: 2 },
  { name: 'a cart', body: badge, act: openCart, budget: { first: 45_400, before: 30_650, after: 104_200 }, requests: 15, roundTrips: 2 },
  { name: 'a map', body: map, act: showMap, budget: { first: 79_500, before: 108_400, after: 138_200 }, requests: 14, roundTrips: 2 },
  {
    name: 'a cookie banner, not answered',
    body: banner,
    act: page => page.locator('cookie-banner button').first().click(),
    budget: { first: 37_560, before: 97_200 },
    requests: 11,
    roundTrips: 2,
  },
  { name: 'a product with tabs', body: product, act: secondTab, budget: { first: 63_300, before: 122_100 }, requests: 21, roundTrips: 2 },
  { name: 'a donation', body: donation, act: give, budget: { first: 40_300, before: 99_100 }, requests: 11, roundTrips: 2 },
  // Its texts come beside its script, and not two round trips later.
  { name: 'a donation in German', body: `<div lang="de">${donation}</div>`, budget: { before: 108_300 }, roundTrips: 2 },
  { name: 'a search', body: search, act: type, budget: { first: 46_800, before: 28_600 }, requests: 13, roundTrips: 2 },
  // 120_000 before: what opens the lightbox comes when the page is idle with its pictures in view, and not with the press.
  {
    name: 'a gallery of a design, a lightbox and a dialog',
    body: overlays,
    act: openPicture,
    budget: { first: 78_550, before: 142_000 },
    requests: 19,
    roundTrips: 2,
  },
];

/**
 * All files of the CDN build together, with fifteen languages and fifty-seven elements: what no visit ever loads. Half of it is MapLibre
 * with its worker, for maps with a vector style, and the grammars of `<site-code>`. 1_070_000, from 1_020_000: `<site-search>` with
 * its index, `<site-calendar>`, `<site-events>` and `<site-tour-dates>` with their series, `<site-language-picker>`. 1_090_000 with
 * `<site-feed>` and `<site-pin-it>`, half of it their texts in fifteen languages. 1_100_000 with slides in ranges, and sheets that keep
 * the room of what a script draws. 1_150_000: 5 % above what they weigh, for an element more takes some 3 KB with its texts.
 * 1_170_000 with the quick renderer and what is counted and read since. 1_175_000 with the themes (4.5 KB) and what they can change.
 * 1_180_000 with conditions of forms (3 KB, fetched by forms that have one; 0.3 KB in every form).
 * 1_190_000 with steps of forms (5 KB, fetched by forms that have some, and 3 KB of texts in fourteen languages; 0.25 KB in every form:
 * what recognizes steps, and shows the one with an error).
 * 1_201_000 with limits, calculations and stored forms (each fetched by forms that have some; 0.65 KB of names, settings and texts in every form).
 * 1_206_000 with the answers after submission and the counting of starts (both fetched by forms that have them), and links to payments.
 * 1_217_000 with forms that are saved by email (fetched by forms that have it; 0.1 KB in every form, texts in fifteen languages) and edited answers.
 */
export const everythingBudget = 1_217_000;
/** The critical sheet: all that may block rendering, for all elements. */
export const criticalBudget = 1536;
