import type { Context } from 'hono';
import { HttpError } from '../http/http-error.js';
import { isFromOtherSite } from '../http/same-site.js';
import type { Html } from '../html.js';
import { ownerText } from './owner-text.js';

/** Groups of the owner's navigation, in their order. */
export const ownerGroups = ['site', 'forms', 'shop'] as const;
export type OwnerGroup = (typeof ownerGroups)[number];

/** A page in the owner's navigation. */
export interface OwnerPage {
  readonly path: string;
  readonly group: OwnerGroup;
  /** Its title, in the language of the request. */
  title(): string;
}

/** What the owner's login and navigation add to the pages of modules. `owner-shell` sets it for each request. */
export interface OwnerFrame {
  nav(): Html;
  /** Empty without a session. */
  logoutForm(): Html | '';
  /** The hidden input with the session's CSRF token, which every form carries. Empty without a session: then nothing can be changed either. */
  csrfInput(): Html | '';
  /** The same token for a page whose script sends it. Empty without a session. */
  csrfToken(): string;
}

const frameKey = 'ownerFrame';
const frameOf = (context: Context): OwnerFrame => context.get(frameKey) as OwnerFrame;
export const setOwnerFrame = (context: Context, frame: OwnerFrame): void => context.set(frameKey, frame);

/** Links to all pages of the owner; the current one is marked. */
export const ownerNav = (context: Context): Html => frameOf(context).nav();
export const logoutForm = (context: Context): Html | '' => frameOf(context).logoutForm();
export const csrfInput = (context: Context): Html | '' => frameOf(context).csrfInput();
export const csrfToken = (context: Context): string => frameOf(context).csrfToken();

/** Refuses a request that was started by a page of another site, as the browser reports it. Checked before the CSRF token. */
export function refuseOtherSites(context: Context): void {
  if (isFromOtherSite(context)) throw new HttpError(403, { error: ownerText('sentByOtherSite') });
}
