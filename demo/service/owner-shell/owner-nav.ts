import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import type { Html } from '../kernel/html.js';
import { ownerGroups, type OwnerPage } from '../kernel/owner/owner-frame.js';
import { csrfField, logoutPath, sessionCookie } from './owner-paths.js';
import { createCsrfToken } from './sessions.js';
import { ownerText } from './texts.js';

const groupTitles = { site: 'navSite', forms: 'navForms', shop: 'navShop' } as const;

/** Links to all pages of the owner, in a menu that is always open on a wide screen; the current one, or the one that it belongs to, is marked. */
export function ownerNav({ req: { path } }: Context, pages: readonly OwnerPage[]): Html {
  const mark = (to: string) => (path === to ? html` aria-current="page"` : to !== paths.owner && path.startsWith(`${to}/`) ? html` aria-current="true"` : '');
  return html`<nav aria-label="${ownerText('navLabel')}"><details class="owner-menu"><summary>${ownerText('navMenu')}</summary>${ownerGroups.map(group => html`
<p id="nav-${group}">${ownerText(groupTitles[group])}</p>
<ul class="owner-nav" aria-labelledby="nav-${group}">${pages.filter(page => page.group === group).map(({ path: to, title }) => html`
<li><a href="${to}"${mark(to)}>${title()}</a></li>`)}
</ul>`)}</details></nav>`;
}

/** The CSRF token of the session; empty without one. */
export function csrfToken(context: Context): string {
  const token = getCookie(context, sessionCookie);
  return token ? createCsrfToken(token) : '';
}

/** The hidden input that every form of the owner carries; empty without a session. */
export function csrfInput(context: Context): Html | '' {
  const token = csrfToken(context);
  return token && html`<input type="hidden" name="${csrfField}" value="${token}">`;
}

/** The button that ends the session; empty without one. */
export function logoutForm(context: Context): Html | '' {
  const input = csrfInput(context);
  return input && html`<form method="post" action="${logoutPath}">
${input}
<p><button class="button button-quiet">${ownerText('logOut')}</button></p>
</form>`;
}
