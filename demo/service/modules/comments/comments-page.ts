import { html } from 'hono/html';
import type { ErrorAnswer } from 'site-elements/contract/answers';
import { commentLimits, type PageComment } from 'site-elements/contract/comments';
import { paths } from 'site-elements/contract/paths';
import { reservedNames } from '../../kernel/fields/reserved-names.js';
import type { Html } from '../../kernel/html.js';
import { t } from './texts.js';

export interface CommentsPageState {
  thread: string;
  list: readonly PageComment[];
  /** Address of the page with older conversations; null on the last. */
  next: string | null;
  /** The comment that the form answers; null for the thread itself. */
  replyTo: PageComment | null;
  /** Stores once what this page sends, however often it is pressed. */
  key: string;
  /** What was wrong with a comment when it was sent. */
  answer?: ErrorAnswer;
  /** Given back, so that nothing has to be written twice. */
  typed?: { name: string; text: string };
  /** A comment has just arrived. */
  isSent?: boolean;
}

/** Address of a thread's page. */
export const getThreadUrl = (query: { thread: string } & Readonly<Record<string, string>>): string => `${paths.plainComments}?${new URLSearchParams(query)}`;

/** The page that was commented on, where the thread is its path. */
const isPath = (thread: string): boolean => /^\/(?![/\\])/.test(thread);

/** An empty line begins a paragraph. */
export const splitParagraphs = (text: string): string[] => text.replaceAll('\r\n', '\n').split('\n\n');

/** A thread and a form, for visitors without scripts. */
export function commentsPage({ thread, list, next, replyTo, key, answer, typed, isSent }: CommentsPageState): Html {
  return html`<h1>${t('comments')}</h1>
${isSent ? html`<p role="status"><strong>${t('thanks')}.</strong> ${t('commentArrived')}</p>` : ''}
${answer ? html`<p role="alert"><strong>${answer.error}</strong></p>` : ''}
${list.length === 0 ? html`<p>${t('noComments')}</p>`
  : html`<ul>${list.filter(({ parentId }) => parentId === null).map(root => comment(root, list, thread))}</ul>`}
${next && html`<p><a href="${next}">${t('commentsMore')}</a></p>`}
<form action="${paths.plainComments}" method="post">
<input type="hidden" name="thread" value="${thread}"><input type="hidden" name="${reservedNames.key}" value="${key}">${
  replyTo ? html`<input type="hidden" name="parentId" value="${replyTo.id}">
<p><strong>${t('commentReplying', { name: replyTo.name })}</strong></p>` : ''}
<p hidden><label>${t('leaveEmpty')} <input name="${reservedNames.honeypot}" tabindex="-1" autocomplete="off"></label></p>
<p class="field"><label for="name">${t('yourName')}</label>
<input id="name" name="name" required maxlength="${commentLimits.name}" autocomplete="name" value="${typed?.name ?? ''}"></p>
<p class="field"><label for="text">${t('comment')}</label>
<textarea id="text" name="text" rows="6" required maxlength="${commentLimits.text}">
${typed?.text ?? ''}</textarea></p>
<p><button class="button">${t('send')}</button></p>
</form>
${isPath(thread) ? html`<p><a href="${thread}">${thread}</a></p>` : ''}`;
}

function comment({ id, name, text }: PageComment, all: readonly PageComment[], thread: string): Html {
  const answers = all.filter(({ parentId }) => parentId === id);
  return html`<li id="comment-${id}"><strong>${name}</strong>${splitParagraphs(text).map(paragraph => html`<p>${paragraph}</p>`)}
<p><a href="${getThreadUrl({ thread, reply: id })}#text">${t('commentReplyTo', { name })}</a></p>${
  answers.length > 0 ? html`<ul>${answers.map(one => comment(one, all, thread))}</ul>` : ''}</li>`;
}
