import type { Context } from 'hono';
import { html } from 'hono/html';
import { paths } from '../../../core/contract/paths.js';
import type { Html } from '../http/page.js';

const pages: [path: string, title: string][] = [
  [paths.owner, 'Visits'], [paths.ownerForms, 'Forms'], [paths.ownerSubmissions, 'Submissions'], [paths.ownerSubscribers, 'Subscribers'],
  [paths.ownerProducts, 'Products'], [paths.ownerCategories, 'Categories'], [paths.ownerOrders, 'Orders'], [paths.ownerCoupons, 'Coupons'], [paths.ownerShipping, 'Shipping'], [paths.ownerTaxes, 'Taxes'],
  [paths.ownerReviews, 'Reviews'], [paths.ownerComments, 'Comments'],
];

/** Links between all of the owner's pages; the one that is shown, or that a page belongs to, is marked. */
export function ownerNav({ req: { path } }: Context): Html {
  const mark = (to: string) => (path === to ? html` aria-current="page"` : to !== paths.owner && path.startsWith(`${to}/`) ? html` aria-current="true"` : '');
  return html`<nav aria-label="Owner"><ul class="owner-nav">${pages.map(([to, title]) => html`
<li><a href="${to}"${mark(to)}>${title}</a></li>`)}
</ul></nav>`;
}
