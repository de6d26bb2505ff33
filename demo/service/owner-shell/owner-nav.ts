import type { Context } from 'hono';
import { html } from 'hono/html';
import { paths } from '../../../core/contract/paths.js';
import type { Html } from '../kernel/http/page.js';
import { sayToOwner } from '../kernel/owner/say-to-owner.js';

const pages = [
  [paths.owner, 'navVisits'], [paths.ownerForms, 'navForms'], [paths.ownerSubmissions, 'navSubmissions'], [paths.ownerSubscribers, 'navSubscribers'],
  [paths.ownerProducts, 'navProducts'], [paths.ownerCategories, 'navCategories'], [paths.ownerOrders, 'navOrders'], [paths.ownerCoupons, 'navCoupons'], [paths.ownerShipping, 'navShipping'], [paths.ownerTaxes, 'navTaxes'],
  [paths.ownerReviews, 'navReviews'], [paths.ownerComments, 'navComments'],
] as const;

/** Links between all of the owner's pages; the one that is shown, or that a page belongs to, is marked. */
export function ownerNav({ req: { path } }: Context): Html {
  const mark = (to: string) => (path === to ? html` aria-current="page"` : to !== paths.owner && path.startsWith(`${to}/`) ? html` aria-current="true"` : '');
  return html`<nav aria-label="${sayToOwner('navLabel')}"><ul class="owner-nav">${pages.map(([to, title]) => html`
<li><a href="${to}"${mark(to)}>${sayToOwner(title)}</a></li>`)}
</ul></nav>`;
}
