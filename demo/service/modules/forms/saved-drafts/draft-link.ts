import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { canParseUrl } from 'site-elements/contract/can-parse-url';
import { resumeDraftPath } from 'site-elements/contract/saved-drafts/saved-draft';
import { writeResumeLink } from 'site-elements/contract/saved-drafts/resume-link';
import { getOrigin } from '../../../kernel/http/get-origin.js';

const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Where links of emails lead. Null if the owner has not set it: strangers could choose the host that a request names. */
export function linkOrigin(context: Context, siteUrl: string | undefined): string | null {
  if (siteUrl !== undefined) return siteUrl;
  const origin = getOrigin(context);
  return canParseUrl(origin) && ownMachine.has(new URL(origin).hostname) ? origin : null;
}

/** The address of a page with a form, if it is of an origin that the owner allows; null for every other one. */
export function readPage(page: string, origins: readonly string[]): string | null {
  if (!canParseUrl(page)) return null;
  const url = new URL(page);
  if (!/^https?:$/.test(url.protocol) || !origins.includes(url.origin) || url.username !== '' || url.password !== '') return null;
  // A draft is not opened by a call, and a link does not lead to itself.
  if (url.pathname.startsWith('/api/') || /^\/forms\/[^/]{1,300}\/resume\//.test(url.pathname)) return null;
  url.hash = '';
  return url.href;
}

/** Splits a key in two parts that open a draft together. One part alone is a random number. */
export function splitKey(key: string): { readonly linkKey: string; readonly mask: string } {
  const mask = randomBytes(32);
  const linkKey = Buffer.from(key, 'base64url').map((byte, at) => byte ^ mask[at]!);
  return { linkKey: Buffer.from(linkKey).toString('base64url'), mask: mask.toString('base64url') };
}

interface Linked { readonly origin: string; readonly formId: string; readonly id: string; readonly linkKey: string }

/** The link of the email. All of it comes from the service and the owner. Nothing in it was typed by the visitor who entered the email address. */
export const draftLink = ({ origin, formId, id, linkKey }: Linked): string =>
  `${origin}${resumeDraftPath.replace(':formId', encodeURIComponent(formId)).replace(':id', id)}${writeResumeLink({ formId, id, key: linkKey })}`;
