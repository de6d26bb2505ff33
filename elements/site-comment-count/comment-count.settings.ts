import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { table } from '../../core/settings/table.js';

export const commentCountSettings = table({
  tag: 'site-comment-count',
  summary: 'Shows the number of Disqus comments of a page in your own link, after consent.',
  spec: 'page-runtime-platform §2, comment links; §7, the disqus count script',
  settings: {
    shortname: setting.text('', 'Disqus shortname of your site. Default: `disqusShortname` of the site context.', { spec: 'page-runtime-platform §3' }),
    identifier: setting.text('', 'Identifier of the thread, if it has one. By default, the thread is identified by the URL of your link.'),
  },
});

type Rows = typeof commentCountSettings;
export type CommentCountHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
