/** Where a field is in the saved markup; the sources of WordPress's block attributes. */
export interface EntryField {
  readonly label: string;
  readonly kind: 'text' | 'lines' | 'address' | 'moment' | 'choice' | 'amount' | 'number';
  readonly help?: string;
  readonly choices?: Readonly<Record<string, string>>;
  readonly source: 'text' | 'attribute';
  readonly selector?: string;
  readonly attribute?: string;
}

export interface EntryKind {
  /** One entry in the saved markup. */
  readonly selector: string;
  readonly name: string;
  readonly add: string;
  readonly fields: Readonly<Record<string, EntryField>>;
  /** Texts of the markup that no field has: they stay as they were saved, in whatever language. */
  readonly kept?: Readonly<Record<string, Pick<EntryField, 'source' | 'selector' | 'attribute'>>>;
}

/** Lists that are filled in field by field. `plugin/editor/entries.js` writes their markup, and WordPress reads it back by these rows. */
export const entryKinds: Readonly<Record<'events' | 'choices', EntryKind>> = {
  events: {
    selector: 'article',
    name: 'Event',
    add: 'Add event',
    fields: {
      title: { label: 'Title', kind: 'text', source: 'text', selector: 'h3' },
      start: { label: 'Starts', kind: 'moment', source: 'attribute', selector: 'time', attribute: 'datetime' },
      end: { label: 'Ends', kind: 'moment', source: 'attribute', selector: 'time + time', attribute: 'datetime' },
      rrule: {
        label: 'Repeats',
        kind: 'choice',
        source: 'attribute',
        attribute: 'data-rrule',
        choices: {
          'FREQ=DAILY': 'Every day',
          'FREQ=WEEKLY': 'Every week',
          'FREQ=WEEKLY;INTERVAL=2': 'Every two weeks',
          'FREQ=MONTHLY': 'Every month',
          'FREQ=YEARLY': 'Every year',
        },
      },
      venue: { label: 'Venue', kind: 'text', source: 'text', selector: '[data-venue]' },
      town: { label: 'Town', kind: 'text', source: 'text', selector: '[data-town]' },
      description: { label: 'Description', kind: 'lines', source: 'text', selector: '[data-description]' },
      url: { label: 'Page of the event', kind: 'address', source: 'attribute', selector: 'h3 a', attribute: 'href' },
      tickets: { label: 'Ticket page', kind: 'address', source: 'attribute', selector: '[data-tickets]', attribute: 'href' },
      status: {
        label: 'Status',
        kind: 'choice',
        source: 'attribute',
        attribute: 'data-status',
        choices: { 'sold-out': 'Sold out', cancelled: 'Canceled', postponed: 'Postponed' },
      },
    },
    kept: { ticketsText: { source: 'text', selector: '[data-tickets]' }, exdates: { source: 'attribute', attribute: 'data-exdates' } },
  },
  choices: {
    selector: '[data-product-choices] > li',
    name: 'Choice',
    add: 'Add choice',
    fields: {
      title: { label: 'Name', kind: 'text', help: 'For example “Large”.', source: 'text', selector: '[data-choice]' },
      sku: { label: 'SKU', kind: 'text', help: 'Number of this choice in your shop.', source: 'attribute', attribute: 'data-sku' },
      price: {
        label: 'Price',
        kind: 'amount',
        help: 'Leave it empty where the choice costs what the product costs.',
        source: 'attribute',
        attribute: 'data-price-cents',
      },
      salePrice: { label: 'Sale price', kind: 'amount', source: 'attribute', attribute: 'data-sale-price-cents' },
      stock: {
        label: 'Units in stock',
        kind: 'number',
        help: 'Leave it empty for no limit. 0 is sold out.',
        source: 'attribute',
        attribute: 'data-stock',
      },
    },
    kept: { priceText: { source: 'text', selector: '[data-choice-price]' } },
  },
};

/** Attributes of a block whose values are in its saved markup, beside the list of entries. */
export const markupAttributes: Readonly<Record<'events' | 'choices', Readonly<Record<string, { readonly source: 'text'; readonly selector: string }>>>> = {
  events: {},
  choices: {
    name: { source: 'text', selector: '[data-product="title"]' },
    description: { source: 'text', selector: '[data-product="description"]' },
    priceText: { source: 'text', selector: '[data-product="price"]' },
  },
};
