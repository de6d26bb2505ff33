import { html } from 'hono/html';
import type { Html } from '../html.js';

/**
 * What makes a text input one for an email address. Not `type="email"`: browsers refuse what comes along with a pasted address and
 * cannot be seen, and give no reason for it.
 */
export const emailInput: Html = html`type="text" inputmode="email" autocapitalize="none" spellcheck="false"`;
