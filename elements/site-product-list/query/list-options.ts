import { $currency } from '../../../core/stores/currency.js';
import { collation } from '../../../core/text/intl.js';
import type { ListQuery } from './list-query.js';
import type { ProductListHost } from '../product-list.settings.js';
import type { ListOptions } from '../product-list.state.js';

type Values = ProductListHost['values'];

/** What holds where the address says nothing. */
export const getInitialQuery = ({ category, sort }: Values): Partial<ListQuery> => ({ category, sort });

/** How a list is found, sorted and divided. */
export function getListOptions(host: ProductListHost): ListOptions {
  const { pageSize, paging, source, products } = host.values;
  return {
    pageSize,
    paging,
    currency: host.read($currency),
    collate: collation(host.language),
    isSortedElsewhere: source === 'shop' && Object.keys(products).length === 0,
  };
}
