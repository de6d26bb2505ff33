import type { Page } from 'playwright-core';

/** What a visitor's page loads of this library, before anything is touched and after. */
export interface Visit {
  readonly name: string;
  readonly body: string;
  /** The remembered answer to the cookie banner; by default none. */
  readonly answer?: 'true' | 'false';
  /** What the visitor does. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Brotli bytes of scripts and style sheets: what was measured, and 5 % more. Raising one takes a line of reason in the same commit. */
  readonly budget: { readonly before: number; readonly after?: number };
}

const gallery = '<site-gallery><img src="/images/one.svg" width="600" height="400" alt="One"><img src="/images/two.svg" width="600" height="400" alt="Two"></site-gallery>';
const form = '<site-form form-id="contact"><form action="/forms/contact" method="post"><label>Name <input name="name" required></label><button>Send</button></form></site-form>';
const badge = '<site-cart-badge><a href="/cart">Cart</a></site-cart-badge>';
const map = '<site-map lat="52.9" lng="0.8" tiles="https://tiles.example/{z}/{x}/{y}.png" attribution="Example"><address>The Net Loft</address></site-map>';
const banner = '<cookie-banner accept-type="opt-in-and-out" cta-variant="button"><p>May we remember that you were here?</p></cookie-banner>';

const nextSlide = (page: Page) => page.locator('site-gallery').getByRole('button', { name: /next/i }).click();
const openCart = async (page: Page) => {
  await page.locator('site-cart-badge a').click();
  await page.locator('site-cart-badge dialog').waitFor();
};
const sendEmpty = async (page: Page) => {
  await page.locator('site-form button').click();
  await page.locator('.site-form-error').first().waitFor();
};
const showMap = async (page: Page) => {
  await page.locator('site-map .show').click();
  await page.locator('site-map .leaflet-container').waitFor();
};

export const visits: readonly Visit[] = [
  { name: 'the loader alone', body: '<p>A page without elements</p>', budget: { before: 1_400 } },
  {
    name: 'leaves: image, shape, tooltip, add-to-cart',
    body: `<site-image><img src="/images/one.svg" width="600" height="400" alt="One"></site-image>
      <site-shape name="star">Star</site-shape><p><site-tooltip text="A tip"><button>Tip</button></site-tooltip></p>
      <site-add-to-cart sku="mug" name="Mug" price-cents="950"><button>Add</button></site-add-to-cart>`,
    act: page => page.locator('site-add-to-cart button').click(),
    budget: { before: 30_600, after: 30_600 },
  },
  {
    name: 'the five named elements, consent answered', answer: 'false',
    body: gallery + badge + form + map + banner,
    act: async page => {
      await nextSlide(page);
      await sendEmpty(page);
      await showMap(page);
      await openCart(page);
    },
    budget: { before: 122_300, after: 164_200 },
  },
  { name: 'a first gallery', body: gallery, act: nextSlide, budget: { before: 91_100, after: 91_100 } },
  { name: 'a form', body: form, act: sendEmpty, budget: { before: 27_000, after: 95_500 } },
  { name: 'a cart', body: badge, act: openCart, budget: { before: 15_200, after: 86_600 } },
  { name: 'a map', body: map, act: showMap, budget: { before: 82_300, after: 110_300 } },
  { name: 'a cookie banner, not answered', body: banner, act: page => page.locator('cookie-banner button').first().click(), budget: { before: 79_000 } },
];

/** All files of the CDN build together: what no visit ever loads. */
export const everythingBudget = 293_600;
/** The critical sheet: all that may block rendering, for all elements. */
export const criticalBudget = 1536;
