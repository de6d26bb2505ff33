import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { table } from '../../core/settings/table.js';

export const commentCountSettings = table({
  tag: 'site-comment-count',
  summary: 'Says in your own link how many comments Disqus has for a page, once the visitor has agreed.',
  spec: 'page-runtime-platform §2, comment links; §7, the disqus count script',
  settings: {
    shortname: setting.text('', 'Shortname of your site at Disqus. Without it, `disqusShortname` of the site context.', { spec: 'page-runtime-platform §3' }),
    identifier: setting.text('', 'Identifier of the thread, where it has one; by default the thread is known by the address of your link.'),
  },
});

type Rows = typeof commentCountSettings;
export type CommentCountHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
