import type { Docs } from '../../core/manifest/docs.js';
import type { commentCountSettings } from './comment-count.settings.js';

export const commentCountDocs: Docs<typeof commentCountSettings> = {
  details: `Write a link to the comments of a page, \`<a href="/journal/kiln#disqus_thread">Comments</a>\`. Disqus is asked for nothing before
the visitor has said yes to cookies; then its count stands in the place of your words ("3 Comments", in the words that you set at
Disqus) and leads to its thread (\`#disqus_thread\`), and after a no your link is there again. Comments that your own service
keeps need no third party: see \`<site-comments>\`, where a link to \`#comment-ID\` leads to one of them.
Under a content security policy the script needs \`https://YOURS.disqus.com\` and \`https://c.disquscdn.com\` in \`script-src\`.`,
  slots: { '': 'Your link.' },
  states: { counted: 'The count stands in the place of your words.' },
  accessibility: ['A link in each case; one that has the focus keeps it when the count comes.'],
  panel: {
    icon: 'M4 5h16v11h-8l-4 4v-4H4zM9 9h6M9 12h6',
    isInline: true,
    groups: {
      Content: ['shortname', 'identifier'],
    },
    labels: { shortname: 'Disqus shortname', identifier: 'Thread identifier' },
  },
};
