// Lists that are filled in field by field: events, and the choices of a product. What is saved is plain markup, without settings in JSON.
(function (wp, own) {
  'use strict';

  const el = wp.element.createElement;
  const { __ } = wp.i18n;
  const { components } = wp;

  /** A moment as people without scripts read it until WordPress writes it in their language: 2026-12-05 19:00. */
  const momentText = moment => moment.replace('T', ' ');

  const timeOf = (moment, key) => el('time', { datetime: moment, key }, momentText(moment));

  /** An end on the day of its start is its time alone. */
  function timesOf({ start, end }) {
    if (! end) return timeOf(start, 'start');
    return [ timeOf(start, 'start'), ' – ', timeOf(end, 'end') ];
  }

  const attribute = (name, value) => (value ? { [ name ]: value } : {});

  function eventMarkup(event, at) {
    const { title, url, start, venue, town, description, tickets, ticketsText } = event;
    const place = [
      venue && el('span', { 'data-venue': '', key: 'venue' }, venue),
      venue && town && ', ',
      town && el('span', { 'data-town': '', key: 'town' }, town),
    ];
    return el('article', Object.assign({ key: at }, attribute('data-rrule', event.rrule), attribute('data-exdates', event.exdates), attribute('data-status', event.status)),
      el('h3', {}, url ? el('a', { href: url }, title) : title),
      start ? el('p', {}, timesOf(event)) : null,
      venue || town ? el('address', {}, place) : null,
      description ? el('p', { 'data-description': '' }, description) : null,
      tickets ? el('p', {}, el('a', { href: tickets, 'data-tickets': '' }, ticketsText)) : null,
    );
  }

  function choiceMarkup({ title, sku, price, salePrice, stock, priceText: words }, at) {
    const facts = [ attribute('data-price-cents', price), attribute('data-sale-price-cents', salePrice), attribute('data-stock', stock) ];
    return el('li', Object.assign({ key: at, 'data-sku': sku || '' }, ...facts),
      el('span', { 'data-choice': '' }, title),
      words ? [ ' ', el('span', { 'data-choice-price': '', key: 'price' }, words) ] : null);
  }

  /** The saved markup of a block's own fields; its inner blocks follow. */
  const markups = {
    events: ({ entries }) => (entries.length ? entries.map(eventMarkup) : null),
    choices: ({ name, description, priceText, entries }) => [
      name ? el('h3', { 'data-product': 'title', key: 'title' }, name) : null,
      priceText ? el('p', { key: 'price' }, el('span', { 'data-product': 'price' }, priceText)) : null,
      description ? el('p', { 'data-product': 'description', key: 'description' }, description) : null,
      entries.length ? el('ul', { 'data-product-choices': '', key: 'choices' }, entries.map(choiceMarkup)) : null,
    ],
  };

  const priceText = (cents, currency) => (cents === undefined || cents === '' ? undefined : own.amountOf(cents, currency) + ' ' + currency);

  /** Texts that go with a value, in the words of the day they are written. */
  function completed(kind, entry, currency) {
    if (kind === 'events') return Object.assign({}, entry, { ticketsText: entry.tickets ? entry.ticketsText || __('Tickets', 'site-elements') : undefined });
    return Object.assign({}, entry, { priceText: priceText(entry.price, currency) });
  }

  function Field({ field, value, currency, onChange }) {
    const common = { label: field.label, help: field.help, value: value ?? '', onChange: text => onChange(text === '' ? undefined : text) };
    switch (field.kind) {
      case 'amount': return el(own.Amount, { label: field.label, help: field.help, value, currency, onChange: cents => onChange(cents === undefined ? undefined : String(cents)) });
      case 'choice': {
        // A rule or a status of another editor stays as it is.
        const isOther = value && ! field.choices.includes(value);
        const options = own.optionsOf(field.choices, field.choiceLabels, __('No', 'site-elements'));
        return el(components.SelectControl, Object.assign(common, { options: isOther ? options.concat({ label: value, value }) : options }));
      }
      case 'lines': return el(components.TextareaControl, common);
      case 'moment': return el(components.TextControl, Object.assign(common, { type: 'datetime-local' }));
      case 'number': return el(components.TextControl, Object.assign(common, { type: 'number', min: 0, step: 1 }));
      case 'address': return el(components.TextControl, Object.assign(common, { type: 'url', inputMode: 'url' }));
      default: return el(components.TextControl, common);
    }
  }

  /** What keeps an entry from being shown; empty where nothing does. */
  function faultOf(kind, entry) {
    if (kind === 'choices') return entry.title && entry.sku ? '' : __('A choice needs a name and a SKU.', 'site-elements');
    if (! entry.title || ! entry.start) return __('An event needs a title and a start.', 'site-elements');
    return entry.end && entry.end < entry.start ? __('The event ends before it starts.', 'site-elements') : '';
  }

  function moved(list, from, to) {
    const copy = list.slice();
    copy.splice(to, 0, copy.splice(from, 1)[ 0 ]);
    return copy;
  }

  /** The list in the panel: fields of each entry, and buttons to add, move and remove it. */
  function Entries({ rows, entries, currency, onChange }) {
    const set = (at, name, value) => onChange(entries.map((entry, each) => (each === at ? completed(rows.kind, Object.assign({}, entry, { [ name ]: value }), currency) : entry)));
    return el(wp.element.Fragment, {}, entries.map((entry, at) => el('fieldset', { key: at, className: 'site-elements-entry' },
      el('legend', {}, rows.name + ' ' + (at + 1)),
      Object.keys(rows.fields).map(name => el(Field, { key: name, field: rows.fields[ name ], value: entry[ name ], currency, onChange: value => set(at, name, value) })),
      faultOf(rows.kind, entry) ? el('p', { className: 'site-elements-fault', role: 'status' }, faultOf(rows.kind, entry)) : null,
      el('div', { className: 'site-elements-entry-buttons' },
        at > 0 ? el(components.Button, { variant: 'tertiary', onClick: () => onChange(moved(entries, at, at - 1)) }, __('Move up', 'site-elements')) : null,
        at < entries.length - 1 ? el(components.Button, { variant: 'tertiary', onClick: () => onChange(moved(entries, at, at + 1)) }, __('Move down', 'site-elements')) : null,
        el(components.Button, { variant: 'tertiary', isDestructive: true, onClick: () => onChange(entries.filter((_, each) => each !== at)) }, __('Remove', 'site-elements')),
      ),
    )), el(components.Button, { variant: 'secondary', onClick: () => onChange(entries.concat({})) }, rows.add));
  }

  /** The menu of a product's choices, as the server makes it of the saved list. */
  function finishProduct(made) {
    const list = made.querySelector('[data-product-choices]');
    const page = made.ownerDocument;
    made.querySelector('img')?.setAttribute('data-product', 'image');
    if (! made.querySelector('[data-product="title"]')) return;
    const button = page.createElement('button');
    button.type = 'button';
    button.dataset.product = 'button';
    button.textContent = __('Add to cart', 'site-elements');
    if (list) {
      const label = page.createElement('label');
      const menu = page.createElement('select');
      menu.name = 'sku';
      for (const item of list.children) {
        const option = page.createElement('option');
        option.value = item.dataset.sku;
        option.textContent = item.querySelector('[data-choice]').textContent;
        for (const name of [ 'priceCents', 'salePriceCents', 'stock' ]) if (item.dataset[ name ]) option.dataset[ name ] = item.dataset[ name ];
        if (item.dataset.salePriceCents) option.dataset.onSale = '';
        menu.append(option);
      }
      label.append(__('Choice', 'site-elements'), ' ', menu);
      list.replaceWith(label);
    }
    made.append(button);
  }

  Object.assign(own, { Entries, markups, priceText, finish: { 'site-product': finishProduct } });
}(wp, siteElementsEditor));
