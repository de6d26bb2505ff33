import type { Docs } from '../../core/manifest/describe/docs.js';
import type { commentsSettings } from './comments.settings.js';

export const commentsDocs: Docs<typeof commentsSettings> = {
  group: 'forms',
  details: `If you write the form yourself, it works without scripts: \`<form action="/comments" method="post">\` with a hidden \`thread\`, a \`name\`
and a \`<textarea name="text">\`. Otherwise, a form is rendered. The reference service shows a comment only after you approve it at
\`/owner/comments\`, where you can also reply, delete it, or mark it as spam. It limits the number of comments from each network and
marks those sent by bots. Comments are plain text: nothing in them becomes markup. A comment that could not be sent stays in the
form, and in the tab, until it is sent; if it is sent twice, it is stored once. A link to \`#comment-ID\` opens that comment.
Comments load from the service and shift the content below them. Set a \`min-block-size\` on the tag in your style sheet to reserve space.`,
  slots: { '': 'Your heading and text, and your form.' },
  parts: {
    list: 'The list of conversations.', comment: 'A comment.', owner: 'The badge on your own comments.', reply: 'A Reply button.', note: 'The message shown instead of a list.',
    form: 'The rendered form.', send: 'The Send button.', replying: 'The name of the person the visitor is replying to.', cancel: 'The button that cancels a reply.', status: 'The status of the visitor\'s comment.', error: 'The message that explains why the comment was not sent.',
    again: 'The Try again button.', more: 'The More comments button.',
  },
  methods: { reload: 'Loads the comments again.' },
  accessibility: [
    'Comments are articles in nested lists, labeled with their author. Reply moves the focus to the field, which names the comment\'s author.',
    'The status of a comment (sending, sent, failed) is announced, failures immediately. In your own form, write the labels yourself.',
  ],
  panel: {
    icon: 'M4 5h16v11h-8l-4 4v-4H4zM8 10.5h.01M12 10.5h.01M16 10.5h.01',
    groups: {
      Behavior: ['closed'],
    },
    labels: { closed: 'Close comments', endpoint: 'Service address', thread: 'Thread name' },
  },
};
