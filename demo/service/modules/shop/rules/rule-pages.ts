import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { page } from '../../../kernel/http/page.js';
import { parseBody } from '../../../kernel/http/parse-body.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { csrfInput, logoutForm, ownerNav } from '../../../kernel/owner/owner-frame.js';
import { listEmpty, listPager, listSearch, listWords } from '../../../kernel/owner/owner-list.js';
import type { RuleDraft, RuleEditor } from './rule-editor.js';
import type { RuleText } from './texts/en.js';
import { ownerText } from '../texts.js';

/** Characters of a cell that stays in one line: a list of countries would push the rest out of the table. */
const mostInOneLine = 24;

/** A button of the form wants to see it with what was typed, such as the regions of another country. */
const isAskedAgain = (draft: RuleDraft): boolean => draft.has('again');

/** The owner's pages of one kind of rule: all of them, a new one, one to change or to end. They work without scripts. */
export function addRulePages(app: Hono, editor: RuleEditor): void {
  const { path: here, words } = editor;
  const editPath = (id: string) => `${here}/edit/${encodeURIComponent(id)}`;

  const showForm = async (
    context: Context,
    draft: RuleDraft,
    { id, heading, faults = [] }: { id: string | null; heading: RuleText; faults?: readonly string[] },
  ) =>
    page(
      context,
      ownerText(heading),
      html`${ownerNav(context)}<h1>${ownerText(heading)}</h1>
${context.req.query('saved') === undefined ? '' : html`<p role="status">${ownerText('ruleSaved')}</p>`}
${faults.length > 0 ? html`<div role="alert"><p>${ownerText('ruleNotSaved')}</p><ul>${faults.map(fault => html`<li>${fault}</li>`)}</ul></div>` : ''}
<form class="owner-form" method="post" action="${id === null ? `${here}/new` : editPath(id)}">${csrfInput(context)}
${await editor.fields(draft, id === null)}
<p class="actions"><button class="button">${ownerText('save')}</button>${editor.again === undefined ? ''
  : html`<button class="button button-quiet" name="again" value="yes">${ownerText(editor.again)}</button>`}</p></form>
${id === null ? '' : html`<form method="post" action="${editPath(id)}/end">${
  csrfInput(context)}<p><button class="button button-quiet">${ownerText(words.end)}</button></p></form>`}
<p><a href="${here}">${ownerText('rulesAll')}</a></p>`,
      faults.length > 0 ? 400 : 200,
    );

  const read = async (context: Context): Promise<RuleDraft> => {
    const body = await parseBody(context.req.raw);
    if (body.kind !== 'form') throw new HttpError(415, { error: 'Expected a form.' });
    return body.values;
  };

  const known = async (context: Context): Promise<{ id: string; draft: RuleDraft }> => {
    const id = (context.req.param('id') ?? '').replaceAll('\0', '');
    const draft = await editor.find(id);
    if (!draft) throw new HttpError(404, { error: ownerText(words.missing) });
    return { id, draft };
  };

  app.get(here, async context => {
    const filters = { search: editor.search === undefined ? '' : listWords(context.req.query('search')) };
    const list = await editor.list(context, filters.search);
    const { rows } = list;
    const title = ownerText(words.title);
    return page(
      context,
      title,
      html`${ownerNav(context)}<h1>${title}</h1>
<p class="actions"><a class="button" href="${here}/new">${ownerText(words.add)}</a></p>${
  editor.search === undefined ? '' : listSearch(here, filters, ownerText(editor.search))}
${
  rows.length === 0
    ? listEmpty(here, filters, ownerText(words.none))
    : html`<div class="owner-scroll" role="region" aria-label="${title}" tabindex="0"><table class="order owner-table">
<thead><tr>${editor.columns.map(column => html`<th scope="col">${ownerText(column)}</th>`)}</tr></thead>
<tbody>${rows.map(
  ({ id, title: name, cells }) => html`
<tr><th scope="row"><a href="${editPath(id)}">${name}</a></th>${cells.map(
  cell => html`<td${cell.length > mostInOneLine ? html` class="long"` : ''}>${cell}</td>`,
)}</tr>`,
)}
</tbody></table></div>`
}${listPager(here, filters, list)}
${logoutForm(context)}`,
    );
  });

  app.get(`${here}/new`, context => showForm(context, editor.empty(), { id: null, heading: words.fresh }));
  app.post(`${here}/new`, async context => {
    const draft = await read(context);
    if (isAskedAgain(draft)) return showForm(context, draft, { id: null, heading: words.fresh });
    const faults = await editor.faultsOf(draft);
    if (faults.length > 0) return showForm(context, draft, { id: null, heading: words.fresh, faults });
    const fault = await editor.save(draft, null);
    return fault === null ? context.redirect(here, 303) : showForm(context, draft, { id: null, heading: words.fresh, faults: [fault] });
  });

  app.get(`${here}/edit/:id`, async context => {
    const { id, draft } = await known(context);
    return showForm(context, draft, { id, heading: words.change });
  });
  app.post(`${here}/edit/:id`, async context => {
    const { id } = await known(context);
    const draft = await read(context);
    if (isAskedAgain(draft)) return showForm(context, draft, { id, heading: words.change });
    const faults = await editor.faultsOf(draft);
    if (faults.length > 0) return showForm(context, draft, { id, heading: words.change, faults });
    const fault = await editor.save(draft, id);
    return fault === null ? context.redirect(`${editPath(id)}?saved`, 303) : showForm(context, draft, { id, heading: words.change, faults: [fault] });
  });
  app.post(`${here}/edit/:id/end`, async context => {
    const { id, draft } = await known(context);
    const fault = await editor.end(id);
    return fault === null ? context.redirect(here, 303) : showForm(context, draft, { id, heading: words.change, faults: [fault] });
  });
}
