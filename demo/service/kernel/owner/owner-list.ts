import { html } from 'hono/html';
import type { Html } from '../html.js';
import type { ListPage } from './list-page.js';
import { ownerText } from './owner-text.js';

/** Filters and search terms of a list; empty ones do not count. */
export type ListFilters = Readonly<Record<string, string>>;

/** The address of a list with these filters. */
export function listAddress(path: string, filters: ListFilters): string {
  const set = Object.entries(filters).filter(([, value]) => value !== '');
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set)}`;
}

/** A field that finds rows of a list by words. Filters that are set stay. */
export const listSearch = (path: string, { search = '', ...filters }: ListFilters, label: string): Html => html`
<form class="owner-search" method="get" action="${path}" role="search">${Object.entries(filters).map(([name, value]) =>
  (value === '' ? '' : html`<input type="hidden" name="${name}" value="${value}">`))}<label for="search">${
  label}</label> <input id="search" type="search" name="search" maxlength="200" value="${search}"> <button class="button button-quiet">${
  ownerText('listFind')}</button></form>`;

/** Links to the pages before and after this one. */
export const listPager = (path: string, filters: ListFilters, { previous, next }: Pick<ListPage<unknown>, 'previous' | 'next'>): Html | '' =>
  (previous || next ? html`
<nav aria-label="${ownerText('listPages')}"><ul class="owner-nav">${
      previous ? html`<li><a rel="prev" href="${listAddress(path, { ...filters, ...previous })}">${ownerText('listPrevious')}</a></li>` : ''}${
      next ? html`<li><a rel="next" href="${listAddress(path, { ...filters, ...next })}">${ownerText('listNext')}</a></li>` : ''}</ul></nav>` : '');

/** What an empty list says: what to do for a first row, or that filters and words leave none. */
export const listEmpty = (path: string, filters: ListFilters, empty: string): Html =>
  (Object.values(filters).every(value => value === '') ? html`
<p>${empty}</p>` : html`
<p>${ownerText('listNoMatches')} <a href="${path}">${ownerText('listShowAll')}</a></p>`);

/** Words that were searched for, as they can be stored. */
export const listWords = (text: string | undefined): string => (text ?? '').trim().slice(0, 200).replaceAll('\0', '');
