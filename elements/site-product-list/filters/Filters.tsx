import { useEffect, useId, useRef } from 'react';
import { formatMoney } from '../../../core/money/format-money.js';
import { fractionDigits } from '../../../core/money/currencies.js';
import { $currency } from '../../../core/stores/currency.js';
import { $site } from '../../../core/stores/site.js';
import { activeFilters, type ActiveFilter, type ListQuery, type ListSort, writeQuery } from '../query/list-query.js';
import { getInitialQuery } from '../query/list-options.js';
import { filterNames, type FilterName, type ProductListHost } from '../product-list.settings.js';
import type { ListSnapshot } from '../product-list.state.js';

export interface Part { readonly host: ProductListHost; readonly snapshot: ListSnapshot }

const sortTexts = {
  featured: 'featured',
  newest: 'newest',
  name: 'name',
  price: 'price',
  '-price': 'priceDown',
  rating: 'rating',
} as const satisfies Record<ListSort, string>;

/** Address of other products, for visitors without scripts and for new tabs. */
export const getFilterUrl = ({ host: { values }, snapshot: { search } }: Part, query: ListQuery): string =>
  writeQuery(query, search, values.addressPrefix, getInitialQuery(values)) || '?';

/** The filters that are offered: named by the author, and of use. */
export function getOfferedFilters({ host: { values }, snapshot: { facets } }: Part): ReadonlySet<FilterName> {
  const named = new Set(values.filters.split(/[\s,]+/));
  const isOfUse: Record<FilterName, boolean> = {
    category: facets.categories.size > 1,
    price: facets.prices !== null,
    'in-stock': facets.hasSoldOut,
    'on-sale': facets.hasSale,
    options: facets.options.size > 0,
  };
  return new Set(filterNames.filter(name => named.has(name) && isOfUse[name]));
}

/** A checkbox that shows what is requested, by the visitor or the address. */
function Tick({ name, value, isChecked, words }: { readonly name: string; readonly value: string; readonly isChecked: boolean; readonly words: string }) {
  const tick = useRef<HTMLInputElement>(null);
  useEffect(() => { tick.current!.checked = isChecked; });
  return <label className="tick"><input ref={tick} type="checkbox" name={name} value={value} defaultChecked={isChecked} /><span>{words}</span></label>;
}

function Amount({ name, amount, words, hint }: { readonly name: string; readonly amount: number | null; readonly words: string; readonly hint: number }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => { field.current!.value = amount === null ? '' : String(amount); }, [amount]);
  return (
    <label className="amount">
      <span>{words}</span>
      <input
        ref={field}
        type="number"
        name={name}
        min="0"
        step="any"
        inputMode="decimal"
        placeholder={String(hint)}
        defaultValue={amount ?? ''}
      />
    </label>
  );
}

interface Choice { readonly value: string; readonly words: string }
function Select({
  name,
  value,
  choices,
  words,
}: {
  readonly name: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly words: string;
}) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    select.current!.value = value;
  });
  return (
    <div className={`select ${name}`}>
      <label htmlFor={id}>{words}</label>
      <select ref={select} id={id} name={name} defaultValue={value}>
        {choices.map(each => (
          <option key={each.value} value={each.value}>
            {each.words}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The filters that are set, each with a way to lift it. */
function Chips({ host, snapshot }: Part) {
  const { query, categoryNames } = snapshot;
  const active = activeFilters(query, getInitialQuery(host.values));
  const money = (units: number) => {
    const currency = host.read($currency);
    return formatMoney(Math.round(units * 10 ** fractionDigits(currency)), { currency, locale: host.read($site).locale, trim: true });
  };
  const wordsOf = ({ kind, value, name }: ActiveFilter): string => {
    if (kind === 'category') return categoryNames.get(value) ?? value;
    if (kind === 'option') return `${name}: ${value}`;
    if (kind === 'price') return [query.minPrice ?? 0, query.maxPrice].map(units => (units === null ? '' : money(units))).join(' – ').trim();
    return host.text(kind);
  };
  return active.length === 0 ? null : (
    <ul className="chips">
      {active.map((filter, at) => (
        <li key={`${filter.kind} ${filter.name} ${filter.value}`}>
          <a
            className="chip"
            href={getFilterUrl({ host, snapshot }, filter.without)}
            data-action="remove"
            data-at={at}
            aria-label={host.text('remove', { name: wordsOf(filter) })}
          >
            <span>{wordsOf(filter)}</span>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="m4 4 8 8m0-8-8 8" />
            </svg>
          </a>
        </li>
      ))}
      <li>
        <a
          className="clear"
          href={getFilterUrl(
            { host, snapshot },
            {
              ...query,
              category: host.values.category,
              minPrice: null,
              maxPrice: null,
              inStock: false,
              onSale: false,
              options: {},
              page: 1,
            },
          )}
          data-action="clear"
        >
          {host.text('clear')}
        </a>
      </li>
    </ul>
  );
}

/** How many there are, in one text: what is announced is announced whole. */
function countText({ host, snapshot: { query, found, shown, pages } }: Part): string {
  if (host.values.paging === 'more' && shown.length < found.length) return host.text('shownOf', { shown: shown.length, count: found.length });
  const page = host.values.paging === 'pages' && pages > 1 ? [host.text('pageOf', { page: query.page, pages })] : [];
  return [host.text('count', { count: found.length }), ...page].join(' · ');
}

/** Filters and order above the products: a form that a browser submits natively where scripts do not run. */
export function Filters({ host, snapshot }: Part) {
  const { query, facets, categoryNames, areFiltersOpen, hasOwnForm, search } = snapshot;
  const names = getOfferedFilters({ host, snapshot });
  const panel = useId();
  const { addressPrefix: prefix } = host.values;
  const others = [...new URLSearchParams(search)].filter(
    ([name]) => !['category', 'minPrice', 'maxPrice', 'inStock', 'onSale', 'sort', 'page'].includes(name) && !name.startsWith('option.'),
  );
  const active = activeFilters(query, getInitialQuery(host.values)).length;
  return (
    <>
      {!hasOwnForm && (
        <form className="filters" method="get" data-action="filter" part="filters" aria-label={host.text('filter')}>
          {prefix === '' && others.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
          <div className="bar">
            {names.size > 0 && (
              <button
                className="toggle"
                type="button"
                part="button"
                data-action="filters"
                aria-expanded={areFiltersOpen}
                aria-controls={panel}
              >
                <svg viewBox="0 0 20 20" aria-hidden="true">
                  <path d="M3 6h14M6 10h8M9 14h2" />
                </svg>
                <span>{host.text('filter')}</span>
                {active > 0 && <span className="active">{active}</span>}
              </button>
            )}
            <Select
              name="sort"
              value={query.sort}
              words={host.text('sort')}
              choices={facets.sorts.map(value => ({ value, words: host.text(sortTexts[value]) }))}
            />
          </div>
          <div className={`groups${areFiltersOpen ? ' open' : ''}`} id={panel}>
            {names.has('category') && (
              <Select
                name="category"
                value={query.category}
                words={host.text('category')}
                choices={[
                  { value: '', words: host.text('all') },
                  ...[...facets.categories].map(([value, count]) => ({ value, words: `${categoryNames.get(value) ?? value} (${count})` })),
                ]}
              />
            )}
            {names.has('price') && (
              <fieldset className="prices">
                <legend>{host.text('priceRange')}</legend>
                <Amount name="minPrice" amount={query.minPrice} words={host.text('minPrice')} hint={facets.prices!.from} />
                <Amount name="maxPrice" amount={query.maxPrice} words={host.text('maxPrice')} hint={facets.prices!.to} />
              </fieldset>
            )}
            {names.has('options')
              && [...facets.options].map(([name, values]) => (
                <fieldset key={name}>
                  <legend>{name}</legend>
                  {values.map(value => (
                    <Tick
                      key={value}
                      name={`option.${name}`}
                      value={value}
                      isChecked={query.options[name]?.includes(value) ?? false}
                      words={value}
                    />
                  ))}
                </fieldset>
              ))}
            {(names.has('in-stock') || names.has('on-sale')) && (
              <div className="ticks">
                {names.has('in-stock') && <Tick name="inStock" value="1" isChecked={query.inStock} words={host.text('inStock')} />}
                {names.has('on-sale') && <Tick name="onSale" value="1" isChecked={query.onSale} words={host.text('onSale')} />}
              </div>
            )}
            <button className="apply">{host.text('apply')}</button>
          </div>
        </form>
      )}
      <div className="summary">
        <p className="count" part="count" role="status">
          <span>{countText({ host, snapshot })}</span>
        </p>
        <Chips host={host} snapshot={snapshot} />
      </div>
    </>
  );
}
