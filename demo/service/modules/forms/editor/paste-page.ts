import type { Context } from 'hono';
import { html } from 'hono/html';
import { getOrigin } from '../../../kernel/http/get-origin.js';
import type { StoredForm } from '../find-form.js';
import { page } from '../../../kernel/http/page.js';
import { markupIn } from '../../../kernel/language/markup-in.js';
import { ownerNav } from '../../../kernel/owner/owner-frame.js';
import { listSnippet, markupSnippet, plainSnippet, tagSnippet } from './form-snippets.js';
import { ownerText } from '../texts.js';

/** The form in the four ways in which it can be in a page of the owner's, to be copied. */
export async function pastePage(context: Context, form: StoredForm, editPath: (id: string) => string) {
  const origin = getOrigin(context);
  const tag = await tagSnippet(form, origin);
  const plain = await plainSnippet(form, origin);
  const markup = await markupSnippet(form);
  const box = (id: string, label: string, text: string) => html`<div class="field"><label for="${id}">${label}</label>
<textarea class="owner-code" id="${id}" dir="ltr" rows="${Math.min(24, text.split('\n').length + 1)}" readonly spellcheck="false">
${text}</textarea></div>`;
  const title = ownerText('pasteTitle', { form: form.name });
  return page(context, title, html`${ownerNav(context)}<h1>${title}</h1>
<p>${markupIn(ownerText('pasteScript'),
  { script: html`<code dir="ltr">&lt;script type="module" src="https://YOUR-SITE/site-elements/auto.js"&gt;&lt;/script&gt;</code>` })}
${markupIn(ownerText('pasteElsewhere'), { attribute: html`<code dir="ltr">endpoint="${origin}"</code>`,
  setting: html`<code dir="ltr">ALLOWED_ORIGINS</code>` })}</p>
<h2>${ownerText('pasteTag')}</h2>
<p>${ownerText('pasteTagNote')}</p>
${box('tag', ownerText('pasteTagBox'), tag)}
<h2>${ownerText('pasteList')}</h2>
<p>${markupIn(ownerText('pasteListNote'), { attribute: html`<code dir="ltr">sync</code>` })}</p>
${box('list', ownerText('pasteListBox'), listSnippet(form))}
<h2>${ownerText('pasteMarkup')}</h2>
<p>${ownerText('pasteMarkupNote')}</p>
${box('markup', ownerText('pasteMarkupBox'), markup)}
<h2>${ownerText('pastePlain')}</h2>
<p>${ownerText('pastePlainNote')}</p>
${box('plain', ownerText('pastePlainBox'), plain)}
<p>${markupIn(ownerText('pasteLink'),
  { link: html`<a href="/forms/${encodeURIComponent(form.id)}" dir="ltr">${origin}/forms/${encodeURIComponent(form.id)}</a>` })}</p>
<p><a href="${editPath(form.id)}">${ownerText('pasteBack')}</a></p>`);
}
