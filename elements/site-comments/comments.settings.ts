import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

/** The detail of `site-comment-send`. */
export interface CommentSend { readonly name: string; readonly text: string; readonly parentId: string | null }

export const commentsSettings = table({
  tag: 'site-comments',
  summary: 'Comments below a page, kept by your own service: conversations, answers, and nothing shown before you have read it.',
  spec: 'page-runtime-platform §2, comment links',
  siteBlock: ({ commentsEnabled }) => (commentsEnabled === false ? { closed: true } : null),
  settings: {
    thread: setting.text('', 'Name of what is talked about, the same in every language and address; by default the path of the page.'),
    closed: setting.flag(false, 'Whether no more comments are taken; those there are stay. `commentsEnabled: false` of the site context closes all.', { spec: 'page-runtime-platform §3' }),
    endpoint: setting.url('', 'Origin of the service; by default `website.baseUrl` of the site context, else the page\'s own.'),
  },
  events: {
    'site-comment-send': event<CommentSend>('A comment is about to be sent. Cancelable: `preventDefault()` sends nothing.', {
      cancelable: true, type: '{ name: string, text: string, parentId: string | null }',
    }),
    'site-comment-sent': event<{ id: string }>('A comment has arrived and waits for you.', { type: '{ id: string }' }),
  },
  texts: {
    list: 'Comments',
    loading: 'Loading comments…',
    none: 'No comments yet.',
    failed: 'The comments could not be loaded.',
    again: 'Try again',
    more: 'More comments',
    reply: 'Reply',
    replyTo: 'Reply to {name}',
    replying: 'Your reply to {name}',
    cancel: 'Cancel the reply',
    owner: 'From us',
    name: 'Name',
    text: 'Comment',
    send: 'Send',
    sending: 'Sending…',
    sent: 'Thank you. Your comment is shown once we have read it.',
    notSent: 'Your comment was not sent. It is still here: please try again.',
    offline: 'There is no connection. Your comment is still here: please try again.',
    tooMany: 'Too many comments at once. Yours is still here: please try again in a moment.',
  },
  translations: [() => import('./texts/texts.js')],
});

type Rows = typeof commentsSettings;
export type CommentsHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
