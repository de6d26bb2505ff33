import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { CommentAnswer, CommentsAnswer } from 'site-elements/contract/comments';
import { commentSchema, plainCommentSchema, threadSchema } from 'site-elements/contract/comments.schema';
import { paths } from 'site-elements/contract/paths';
import { reservedNames } from '../../kernel/fields/reserved-names.js';
import { checkShape } from '../../kernel/http/check-shape.js';
import { toReadableError } from '../../kernel/http/readable-error.js';
import { page } from '../../kernel/http/page.js';
import { parseBody } from '../../kernel/http/parse-body.js';
import { HttpError, type HttpErrorStatus } from '../../kernel/http/http-error.js';
import { singleValues } from '../../kernel/http/single-values.js';
import type { CommentStore } from './comment-store.js';
import { getThreadUrl, commentsPage, type CommentsPageState } from './comments-page.js';
import { t } from './texts.js';

export interface CommentRoutes {
  store: CommentStore;
  /** Throws if a visitor writes too often; `what` is the same when the same comment is sent again. */
  limit(context: Context, what: string): Promise<void>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\0', '') : '');

/** Comments below pages: two calls for pages with scripts, and a page for those without. */
export function addComments(app: Hono, { store, limit }: CommentRoutes): void {
  const threadOf = (context: Context) => checkShape(threadSchema, textOf(context.req.query('thread')));

  const pageOf = (context: Context) => {
    const number = context.req.query('page') ?? '';
    return /^[1-9]\d{0,4}$/.test(number) ? Number(number) : 1;
  };

  app.get(paths.comments, async context => context.json<CommentsAnswer>(await store.list(threadOf(context), pageOf(context))));

  app.post(paths.comments, async context => {
    const request = checkShape(commentSchema, singleValues(await parseBody(context.req.raw)));
    await limit(context, request.key);
    return context.json<CommentAnswer>({ id: await store.add(request) });
  });

  app.get(paths.plainComments, async context => {
    const thread = threadOf(context);
    return show(context, { thread, isSent: context.req.query('sent') !== undefined }, { replyId: textOf(context.req.query('reply')) });
  });

  app.post(paths.plainComments, async context => {
    const posted = singleValues(await parseBody(context.req.raw));
    const [key, honeypot] = [textOf(posted[reservedNames.key]) || undefined, textOf(posted[reservedNames.honeypot]) || undefined];
    const thread = checkShape(threadSchema, posted.thread);
    try {
      const comment = checkShape(plainCommentSchema, posted);
      await limit(context, key ?? JSON.stringify(comment));
      await store.add({ ...comment, ...key && { key }, ...honeypot && { honeypot } });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      for (const [name, value] of Object.entries(error.headers)) context.header(name, value);
      return show(
        context,
        { thread, answer: toReadableError(error.body, error.status), typed: { name: textOf(posted.name), text: textOf(posted.text) } },
        { replyId: textOf(posted.parentId), status: error.status },
      );
    }
    // 303: a reload of the page that follows does not send the comment again.
    return context.redirect(getThreadUrl({ thread, sent: '' }), 303);
  });

  async function show(
    context: Context, shown: Pick<CommentsPageState, 'thread' | 'answer' | 'typed' | 'isSent'>,
    { replyId, status }: { replyId: string; status?: HttpErrorStatus },
  ) {
    const { thread } = shown;
    const list = await store.list(thread, pageOf(context));
    const next = list.hasMore ? getThreadUrl({ thread, page: String(list.page + 1) }) : null;
    const replyTo = await store.find(thread, replyId);
    return page(context, t('comments'), commentsPage({ ...shown, list: list.comments, next, replyTo, key: randomUUID() }), status);
  }
}
