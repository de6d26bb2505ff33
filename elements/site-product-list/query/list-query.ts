import { parseQuery } from '../../../core/utilities/parse-query.js';

export const listSorts = ['featured', 'newest', 'name', 'price', '-price', 'rating'] as const;
export type ListSort = (typeof listSorts)[number];

/** What a visitor asks a list for. */
export interface ListQuery {
  readonly category: string;
  /** In whole units of the currency, as a visitor types them. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly inStock: boolean;
  readonly onSale: boolean;
  /** Values by name of the option: any of them. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly sort: ListSort;
  /** From 1. */
  readonly page: number;
}

export const noQuery: ListQuery = { category: '', minPrice: null, maxPrice: null, inStock: false, onSale: false, options: {}, sort: 'featured', page: 1 };

const optionMark = 'option.';
const amount = (text = ''): number | null => (/^\d{1,9}([.,]\d{1,3})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null);
const flag = (text = ''): boolean => /^(1|true|on|yes)$/i.test(text);

/** Reads what an address, or a form sent by GET, asks for. An invalid value counts as missing. `start` is what holds without. */
export function readQuery(search: string, prefix: string, start: Partial<ListQuery> = {}): ListQuery {
  const found = parseQuery(search);
  const last = (name: string): string | undefined => found.get(prefix + name)?.at(-1);
  const options: Record<string, readonly string[]> = {};
  for (const [name, values] of found) {
    const chosen = [...new Set(values.filter(Boolean))];
    if (name.startsWith(prefix + optionMark) && chosen.length > 0) options[name.slice(prefix.length + optionMark.length)] = chosen;
  }
  const sort = listSorts.find(each => each === last('sort'));
  const page = Number(last('page'));
  return {
    category: last('category') ?? start.category ?? '',
    minPrice: amount(last('minPrice')),
    maxPrice: amount(last('maxPrice')),
    inStock: flag(last('inStock')),
    onSale: flag(last('onSale')),
    options,
    sort: sort ?? start.sort ?? 'featured',
    page: Number.isInteger(page) && page >= 1 && page <= 1e6 ? page : 1,
  };
}

/** The same as an address says it; everything else in the address stays. Empty for an address without a query. */
export function writeQuery(query: ListQuery, search: string, prefix: string, start: Partial<ListQuery> = {}): string {
  const parameters = new URLSearchParams(search);
  const own = ['category', 'minPrice', 'maxPrice', 'inStock', 'onSale', 'sort', 'page'];
  for (const name of [...parameters.keys()]) if (own.some(each => name === prefix + each) || name.startsWith(prefix + optionMark)) parameters.delete(name);
  const set = (name: string, value: string | number | null, without: unknown = '') => {
    if (value !== null && value !== without) parameters.set(prefix + name, String(value));
  };
  set('category', query.category, start.category ?? '');
  set('minPrice', query.minPrice);
  set('maxPrice', query.maxPrice);
  if (query.inStock) set('inStock', 1);
  if (query.onSale) set('onSale', 1);
  for (const [name, values] of Object.entries(query.options)) for (const value of values) parameters.append(prefix + optionMark + name, value);
  set('sort', query.sort, start.sort ?? 'featured');
  set('page', query.page, 1);
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** One filter that is set, as a chip shows it and as the query is without it. */
export interface ActiveFilter {
  readonly kind: 'category' | 'price' | 'inStock' | 'onSale' | 'option';
  readonly name: string;
  readonly value: string;
  readonly without: ListQuery;
}

export function activeFilters(query: ListQuery, start: Partial<ListQuery> = {}): readonly ActiveFilter[] {
  const { category, minPrice, maxPrice, inStock, onSale, options } = query;
  const first = { ...query, page: 1 };
  return [
    ...(category && category !== start.category
      ? [{ kind: 'category' as const, name: '', value: category, without: { ...first, category: start.category ?? '' } }]
      : []),
    ...(minPrice !== null || maxPrice !== null
      ? [{ kind: 'price' as const, name: '', value: '', without: { ...first, minPrice: null, maxPrice: null } }]
      : []),
    ...(inStock ? [{ kind: 'inStock' as const, name: '', value: '', without: { ...first, inStock: false } }] : []),
    ...(onSale ? [{ kind: 'onSale' as const, name: '', value: '', without: { ...first, onSale: false } }] : []),
    ...Object.entries(options).flatMap(([name, values]) =>
      values.map(value => {
        const rest = values.filter(each => each !== value);
        const { [name]: _, ...others } = options;
        return {
          kind: 'option' as const,
          name,
          value,
          without: { ...first, options: rest.length > 0 ? { ...others, [name]: rest } : others },
        };
      }),
    ),
  ];
}
