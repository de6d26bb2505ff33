import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

/** The detail of `site-comment-send`. */
export interface CommentSend { readonly name: string; readonly text: string; readonly parentId: string | null }

export const commentsSettings = table({
  tag: 'site-comments',
  summary: 'Comments with replies for any page, stored by your own service and moderated before they are shown.',
  spec: 'page-runtime-platform §2, comment links',
  siteBlock: ({ commentsEnabled }) => (commentsEnabled === false ? { closed: true } : null),
  preloadsReact: true,
  settings: {
    thread: setting.text('', 'Name of the thread. Use the same name for all languages and URLs of a page. Default: the path of the page.'),
    closed: setting.flag(
      false,
      'Closes the thread to new comments; existing ones stay. `commentsEnabled: false` in the site context closes all threads.',
      { spec: 'page-runtime-platform §3' },
    ),
    endpoint: setting.url('', 'Origin of the service. Default: `website.baseUrl` of the site context, otherwise the origin of the page.'),
  },
  events: {
    'site-comment-send': event<CommentSend>('A comment is about to be sent. Cancelable: after `preventDefault()`, nothing is sent.', {
      cancelable: true,
      type: '{ name: string, text: string, parentId: string | null }',
    }),
    'site-comment-sent': event<{ id: string }>('A comment was stored and awaits moderation.', { type: '{ id: string }' }),
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
    cancel: 'Cancel reply',
    owner: 'From us',
    name: 'Name',
    text: 'Comment',
    send: 'Send',
    sending: 'Sending…',
    sent: 'Thank you. Your comment will be shown after we have reviewed it.',
    notSent: 'Your comment was not sent. It is still here: please try again.',
    offline: 'You are offline. Your comment is still here: please try again.',
    tooMany: 'Too many comments at once. Yours is still here: please try again in a moment.',
  },
  translations: [language => import(`./texts/${language}.js`)],
});

type Rows = typeof commentsSettings;
export type CommentsHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
