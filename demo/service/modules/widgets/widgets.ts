import type { blockType } from 'site-elements/contract/enumerations';
import { html } from 'hono/html';
import type { PublicQueries } from '../../kernel/module.js';
import type { Html } from '../../kernel/html.js';

/** How one type of block is drawn from its value. */
type DrawWidget = (value: Readonly<Record<string, unknown>>, shop: PublicQueries['shop']) => Promise<Html | ''>;

const mostItems = 30;
const usualItems = 5;
/** A page of this site. */
const isOwnPath = /^\/(?![/\\])/;

/** Products, in the order of the shop: `limit` of them, linked if `url` is the address of the shop. */
const summary: DrawWidget = async ({ limit, url }, shop) => {
  const count = typeof limit === 'number' && limit >= 1 ? Math.min(mostItems, Math.trunc(limit)) : usualItems;
  const shopUrl = typeof url === 'string' && isOwnPath.test(url) ? url : null;
  const pieces = await shop.shelf(count);
  if (pieces.length === 0) return '';
  return html`<ul>${pieces.map(({ sku, name }) => html`<li>${shopUrl ? html`<a href="${shopUrl}#${encodeURIComponent(sku)}">${name}</a>` : name}</li>`)}</ul>`;
};

/** Blocks by type; a new one is one function and one line here. */
export const widgets: ReadonlyMap<string, DrawWidget> = new Map<keyof typeof blockType, DrawWidget>([['summary', summary]]);
