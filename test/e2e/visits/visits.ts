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
   * Brotli bytes of scripts and style sheets, as measured; {@link budgetOf} is what they may grow to. A weight is set to what is measured
   * again in the commit that spends its room, with a line of reason. `first` is what the answer to the first press takes, without React
   * DOM, which comes when the browser is idle.
   */
  readonly weight: { readonly first?: number; readonly before: number; readonly after?: number };
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

export const visits: readonly Visit[] = [
  { name: 'the loader alone', body: '<p>A page without elements</p>', weight: { before: 4_530 } },
  {
    name: 'leaves: image, shape, tooltip, add-to-cart',
    body: `<site-image><img src="/images/one.svg" width="600" height="400" alt="One"></site-image>
      <site-shape name="star">Star</site-shape><p><site-tooltip text="A tip"><button>Tip</button></site-tooltip></p>
      <site-add-to-cart sku="mug" name="Mug" price-cents="950"><button>Add</button></site-add-to-cart>`,
    act: page => page.locator('site-add-to-cart button').click(),
    weight: { before: 44_930, after: 44_930 },
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
    weight: { first: 154_360, before: 169_220, after: 212_920 },
    // One more than before changes of data-consent were followed: the code that elements with content of other hosts share.
    requests: 40,
    roundTrips: 2,
  },
  {
    name: 'a first gallery',
    body: gallery,
    act: nextSlide,
    weight: { first: 49_770, before: 108_330, after: 108_330 },
    requests: 6,
    roundTrips: 2,
  },
  { name: 'a form', body: form, act: sendEmpty, weight: { first: 66_500, before: 52_720, after: 125_060 }, requests: 14, roundTrips: 2 },
  { name: 'a cart', body: badge, act: openCart, weight: { first: 45_360, before: 30_420, after: 103_910 }, requests: 15, roundTrips: 2 },
  // One request more, as above.
  { name: 'a map', body: map, act: showMap, weight: { first: 79_470, before: 108_290, after: 138_020 }, requests: 15, roundTrips: 2 },
  {
    name: 'a cookie banner, not answered',
    body: banner,
    act: page => page.locator('cookie-banner button').first().click(),
    // 600 bytes more than before banners could ask by purpose and by region: every page reads both cookies before it asks.
    weight: { first: 38_100, before: 95_700 },
    requests: 11,
    roundTrips: 2,
  },
  { name: 'a product with tabs', body: product, act: secondTab, weight: { first: 63_130, before: 121_300 }, requests: 21, roundTrips: 2 },
  { name: 'a donation', body: donation, act: give, weight: { first: 40_070, before: 98_620 }, requests: 11, roundTrips: 2 },
  // Its texts come beside its script, and not two round trips later.
  { name: 'a donation in German', body: `<div lang="de">${donation}</div>`, weight: { before: 108_430 }, roundTrips: 2 },
  { name: 'a search', body: search, act: type, weight: { first: 46_670, before: 28_550 }, requests: 13, roundTrips: 2 },
  {
    name: 'a gallery of a design, a lightbox and a dialog',
    body: overlays,
    act: openPicture,
    weight: { first: 78_510, before: 137_070 },
    requests: 19,
    roundTrips: 2,
  },
];

/**
 * All scripts of the CDN build that visitors' pages can load, with fifteen languages: what no visit ever loads together. Half of it is
 * MapLibre and the grammars of `<site-code>`.
 */
export const everythingWeight = 1_281_800;
/** Scripts of each element for editors that no visitor's page can load, without texts. */
export const editorWeights: Readonly<Record<string, number>> = {
  'site-color-picker': 9_600,
  'site-connections': 8_010,
  'site-dataset-editor': 17_750,
  'site-element-editor': 15_900,
  'site-file-manager': 19_990,
  'site-font-browser': 17_750,
  'site-link-editor': 17_780,
};
/** The critical sheet: all that may block rendering, for all elements. */
export const criticalBudget = 1536;

/** Five percent of room: names of chunks pack a few bytes better or worse with each build, and no fix should wait for bytes that no visit feels. */
export const budgetOf = (weight: number): number => Math.round(weight * 1.05);
