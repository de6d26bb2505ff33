import type { Hono } from 'hono';
import { html } from 'hono/html';
import { commentLimits } from 'site-elements/contract/comments';
import { paths } from 'site-elements/contract/paths';
import { splitParagraphs } from '../comments-page.js';
import type { CommentStore } from '../comment-store.js';
import { comments, type CommentState } from '../comments.schema.js';
import { page } from '../../../kernel/http/page.js';
import { parseBody } from '../../../kernel/http/parse-body.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { singleValues } from '../../../kernel/http/single-values.js';
import { type ListOrder, readListPage } from '../../../kernel/owner/list-page.js';
import { csrfInput, logoutForm, ownerNav } from '../../../kernel/owner/owner-frame.js';
import { listEmpty, listPager } from '../../../kernel/owner/owner-list.js';
import { spamReasonText } from '../../../kernel/owner/spam-reason-text.js';
import { formatMoment } from '../../../kernel/language/format-values.js';
import { ownerText } from '../texts.js';

const here = paths.ownerComments;
const order: ListOrder = { by: [[comments.createdAt, 'timestamptz'], [comments.id, 'text']], isDescending: true, shown: 50 };
const titles = { waiting: 'commentsWaiting', published: 'commentsShown', spam: 'commentsSpam' } as const satisfies Record<CommentState, string>;
const states = Object.keys(titles) as CommentState[];
const stateOf = (text: unknown): CommentState => states.find(state => state === text) ?? 'waiting';

/** The buttons by state: what is pressed, and what becomes of the comment. */
const buttons = {
  waiting: [['published', 'commentApprove'], ['spam', 'commentsSpam'], ['delete', 'delete']],
  published: [['waiting', 'hideEntry'], ['spam', 'commentsSpam'], ['delete', 'delete']],
  spam: [['published', 'commentNoSpam'], ['delete', 'delete']],
} as const;

/** Comments: each waits here until the owner has read it. */
export function addCommentsPage(app: Hono, { store }: { store: CommentStore }): void {
  app.get(here, async context => {
    const state = stateOf(context.req.query('state'));
    const [list, counts] = [await readListPage(context, order, part => store.inState(state, part)), await store.counts()];
    return page(context, ownerText('navComments'), html`${ownerNav(context)}<h1>${ownerText('navComments')}</h1>
<nav aria-label="${ownerText('navComments')}"><ul class="owner-nav">${states.map(one => html`
<li><a href="${here}?state=${one}"${one === state ? html` aria-current="page"` : ''}>${ownerText(titles[one])} (${counts[one]})</a></li>`)}
</ul></nav>
${list.rows.length === 0 ? listEmpty(here, {}, ownerText('noneThere')) : list.rows.map(({
  id, name, text, thread, createdAt, suspicion, isOwner,
}) => html`
<article class="submission"><h2>${isOwner ? ownerText('commentYours', { name }) : name}</h2>
<p><small><bdi>${thread}</bdi>, <time datetime="${createdAt.toISOString()}">${formatMoment(createdAt)}</time>${
  suspicion ? html`. ${ownerText('commentSuspicious', { reason: spamReasonText(suspicion) })}` : ''}</small></p>
${splitParagraphs(text).map(paragraph => html`<p dir="auto">${paragraph}</p>`)}
<form class="actions" method="post" action="${here}">${
  csrfInput(context)}<input type="hidden" name="id" value="${id}"><input type="hidden" name="from" value="${state}">
${buttons[state].map(([act, title]) => html`<button class="button button-quiet" name="act" value="${act}">${ownerText(title)}</button>`)}</form>
${state === 'spam' ? '' : html`<details><summary>${ownerText('commentAnswer')}</summary><form method="post" action="${here}">${
  csrfInput(context)}<input type="hidden" name="id" value="${id}"><input type="hidden" name="from" value="${state}">
<p class="field"><label for="name-${id}">${
  ownerText('commentYourName')}</label> <input id="name-${id}" name="name" required maxlength="${commentLimits.name}" autocomplete="name"></p>
<p class="field"><label for="text-${id}">${
  ownerText('commentYourAnswer')}</label> <textarea id="text-${id}" name="text" rows="4" required maxlength="${commentLimits.text}"></textarea></p>
<p><button class="button button-quiet" name="act" value="answer">${ownerText('commentAnswerAndShow')}</button></p></form></details>`}</article>`)}${
  listPager(here, { state }, list)}
${logoutForm(context)}`);
  });

  app.post(here, async context => {
    const fields = singleValues(await parseBody(context.req.raw)) as Record<string, string>;
    const { id = '', act = '', name = '', text = '' } = fields;
    const state = states.find(one => one === act);
    if (state) await store.sort(id, state);
    else if (act === 'delete') await store.remove(id);
    else if (act === 'answer' && name.trim() && text.trim())
      await store.answer(id, { name: name.trim().slice(0, commentLimits.name), text: text.trim().slice(0, commentLimits.text) });
    else
      throw new HttpError(400, { error: act === 'answer' ? ownerText('commentAnswerWanted') : 'There is no such button.', field: 'act' });
    return context.redirect(`${here}?state=${stateOf(fields.from)}`, 303);
  });
}
