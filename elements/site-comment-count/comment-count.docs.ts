import type { Docs } from '../../core/manifest/describe/docs.js';
import type { commentCountSettings } from './comment-count.settings.js';

export const commentCountDocs: Docs<typeof commentCountSettings> = {
  group: 'forms',
  details: `Write a link to the comments of a page, \`<a href="/journal/kiln#disqus_thread">Comments</a>\`. Nothing is
requested from Disqus before the visitor accepts cookies. Then its count replaces the text of your link ("3 Comments", in the format
that you set at Disqus), and the link opens the thread (\`#disqus_thread\`). When consent is withdrawn, your link is restored. For
comments without a third party, use \`<site-comments>\` with your own service; a link to \`#comment-ID\` opens one of them.
Under a content security policy, the script needs \`https://YOURS.disqus.com\` and \`https://c.disquscdn.com\` in \`script-src\`.`,
  slots: { '': 'Your link.' },
  states: { counted: 'The count is shown instead of your text.' },
  accessibility: ['It is always a link. If it has focus, it keeps focus when the count is shown.'],
  panel: {
    icon: 'M4 5h16v11h-8l-4 4v-4H4zM9 9h6M9 12h6',
    isInline: true,
    groups: {
      Content: ['shortname', 'identifier'],
    },
    labels: { shortname: 'Disqus shortname', identifier: 'Thread identifier' },
  },
};
