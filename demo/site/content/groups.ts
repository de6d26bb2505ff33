/** The elements by what an owner is looking for. One that nobody has put anywhere stands in the last group. */
const groups: readonly { readonly title: string; readonly sentence: string; readonly tags: readonly string[] }[] = [
  {
    title: 'Show pictures and video',
    sentence: 'Slideshows, grids, single pictures, video and what is drawn.',
    tags: ['site-gallery', 'site-image', 'site-lightbox', 'site-video', 'site-audio', 'site-shape', 'site-marquee', 'site-chart'],
  },
  {
    title: 'Hear from people',
    sentence: 'Forms, sign-ups, comments and bookings, checked and sent in place.',
    tags: ['site-form', 'site-newsletter', 'site-comments', 'site-comment-count', 'site-booking', 'site-login', 'site-search'],
  },
  {
    title: 'Sell',
    sentence: 'A cart that is the same in every tab, prices and what stands beside them.',
    tags: [
      'site-add-to-cart', 'site-cart-badge', 'site-cart', 'site-price', 'site-pricing-toggle', 'site-product', 'site-product-list',
      'site-product-reviews', 'site-checkout-button', 'site-order-link', 'site-order-summary', 'site-donation-button',
    ],
  },
  {
    title: 'Be found',
    sentence: 'Where you are, when you are open, and how to reach you.',
    tags: ['site-map', 'site-mobile-bar', 'site-calendar', 'site-events', 'site-tour-dates', 'site-follow', 'site-language-picker'],
  },
  {
    title: 'Ask and announce',
    sentence: 'What comes over the page, or over its edge, and goes again.',
    tags: ['cookie-banner', 'site-consent-gate', 'site-announcement-bar', 'site-popup', 'site-dialog', 'site-tooltip', 'site-error-overlay'],
  },
  {
    title: 'Arrange text',
    sentence: 'Long pages made short, and words made better.',
    tags: [
      'site-accordion', 'site-tabs', 'site-summary', 'site-code', 'site-highlight', 'site-fit-text', 'site-reveal', 'site-relative-time',
      'site-embed', 'site-fonts', 'site-palette',
    ],
  },
];

export interface Group<Entry> {
  readonly title: string;
  readonly sentence: string;
  readonly entries: readonly Entry[];
}

/** Sorts what has a tag into the groups, in their order; groups without entries are left out. */
export function grouped<Entry extends { readonly tag: string }>(entries: readonly Entry[]): Group<Entry>[] {
  const known = groups.map(({ tags, ...group }) => ({ ...group, entries: tags.flatMap(tag => entries.filter(entry => entry.tag === tag)) }));
  const listed = new Set(known.flatMap(group => group.entries));
  const others = { title: 'And more', sentence: 'New, or of a kind of their own.', entries: entries.filter(entry => !listed.has(entry)) };
  return [...known, others].filter(group => group.entries.length > 0);
}
