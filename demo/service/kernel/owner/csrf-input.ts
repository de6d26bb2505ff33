import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { html } from 'hono/html';
import type { Html } from '../http/page.js';
import { csrfField, sessionCookie } from '../../owner-shell/guard-owner.js';
import { csrfTokenOf } from '../../owner-shell/sessions.js';

/** What every form of the owner's carries; empty where there is no session, and no change either. */
export function csrfInput(context: Context): Html | '' {
  const token = getCookie(context, sessionCookie);
  return token ? html`<input type="hidden" name="${csrfField}" value="${csrfTokenOf(token)}">` : '';
}
