import type { Docs } from '../../core/manifest/docs.js';
import type { commentsSettings } from './comments.settings.js';

export const commentsDocs: Docs<typeof commentsSettings> = {
  details: `Write the form yourself and it works without scripts: \`<form action="/comments" method="post">\` with a hidden \`thread\`, a \`name\`
and a \`<textarea name="text">\`. Without one a form is drawn. The reference service keeps every comment until you approve it at
\`/owner/comments\`, where you can also answer, delete, or mark it as spam; it takes a limited number from each network, and marks what
a machine has sent. Comments are plain text: nothing in them becomes markup. A comment that could not be sent stays in the form, and
in the tab until it is sent; sent twice it is stored once. A link to \`#comment-ID\` leads to that comment.
Comments come from the service and move what follows; a \`min-block-size\` of the tag in your style sheet keeps the room.`,
  slots: { '': 'Your heading and words, and your form.' },
  parts: {
    list: 'The list of conversations.', comment: 'A comment.', owner: 'The mark of your own comments.', reply: 'A Reply button.', note: 'What is said where there is no list.',
    form: 'The drawn form.', send: 'Its button.', replying: 'Whom the visitor answers.', cancel: 'The button that cancels a reply.', status: 'How the visitor\'s comment is doing.', error: 'Why it was not sent.',
    again: 'The Try again button.', more: 'The More comments button.',
  },
  methods: { reload: 'Loads the comments again.' },
  accessibility: [
    'Comments are articles in nested lists, named by who wrote them. Reply moves the focus to the field and says whom it answers.',
    'That a comment is sent, waits or has failed is told; a failure at once. Labels are up to your form.',
  ],
  panel: {
    icon: 'M4 5h16v11h-8l-4 4v-4H4zM8 10.5h.01M12 10.5h.01M16 10.5h.01',
    groups: {
      Behavior: ['closed'],
    },
    labels: { closed: 'Close the comments', endpoint: 'Service address', thread: 'Thread name' },
  },
};
