import type { Context } from 'hono';
import { html } from 'hono/html';
import { originOf } from '../../http/origin-of.js';
import type { StoredForm } from '../../forms/find-form.js';
import { page } from '../../http/page.js';
import { ownerNav } from '../owner-nav.js';
import { listSnippet, markupSnippet, plainSnippet } from './form-snippets.js';

/** The form in the three ways in which it can stand in a page of the owner's, to be copied. */
export async function pastePage(context: Context, form: StoredForm, editPath: (id: string) => string) {
  const origin = originOf(context);
  const plain = await plainSnippet(form, origin);
  const markup = await markupSnippet(form);
  const box = (id: string, label: string, text: string) => html`<div class="field"><label for="${id}">${label}</label>
<textarea class="owner-code" id="${id}" rows="${Math.min(24, text.split('\n').length + 1)}" readonly spellcheck="false">
${text}</textarea></div>`;
  const title = `Put "${form.name}" on a page`;
  return page(context, title, html`${ownerNav(context)}<h1>${title}</h1>
<p>The first two need the elements once in the head of the page, such as <code>&lt;script type="module" src="https://YOUR-SITE/site-elements/auto.js"&gt;&lt;/script&gt;</code>.
On a page of another site, write <code>endpoint="${origin}"</code> into the tag as well, and name that site in <code>ALLOWED_ORIGINS</code>.</p>
<h2>As a list of fields</h2>
<p>The element draws the form. Paste it again when you change the fields here.</p>
${box('list', 'The list, to copy', listSnippet(form))}
<h2>As your own markup</h2>
<p>The form stands in the page and works without scripts too; change its words and classes as you like, and leave the names of its fields as they are.</p>
${box('markup', 'The markup, to copy', markup)}
<h2>As a plain form</h2>
<p>Without any script. Its visitors see the answer on a page of the service.</p>
${box('plain', 'The plain form, to copy', plain)}
<p>Or link to the form by itself: <a href="/forms/${encodeURIComponent(form.id)}">${origin}/forms/${encodeURIComponent(form.id)}</a></p>
<p><a href="${editPath(form.id)}">Back to the form</a></p>`);
}
