import { type Html, html } from './html.js';

/** A sentence of the documentation: what stands between backticks is code. */
export function inlineCode(text: string): Html {
  return html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
