import type { Docs } from '../../core/manifest/docs.js';
import type { analyticsSettings } from './analytics.settings.js';

export const analyticsDocs: Docs<typeof analyticsSettings> = {
  hiddenWithoutScripts: true,
  details: `Put one on every page. It shows nothing. Nothing that tells visitors apart is stored or sent before a yes, where the site's
policy forbids it, for those who work on the site, or on pages that are not found, locked or denied; a yes taken back stops it
at once. The reference service shows everything at \`/owner\`.

Events of the census go to \`/api/census/RecordHit\`, with the fields of a page view:

| \`event\` | When it is sent | Fields of its own |
| --- | --- | --- |
| 1, page view | When the page is counted, and when it shows another path without being loaded. Not at \`/search\`. | |
| 2, site search | Once a search in \`<site-search>\` was sent, or a suggestion was followed; on the page where it was typed. The same search in a row counts once. | \`searchQuery\`: at most 100 characters, with \`[email]\` and \`[number]\` in the place of email addresses and of numbers with seven digits or more. \`resultCount\`, where this page shows the results. |
| 10, heartbeat | After 15 seconds of active time, then each time after twice as long (30, 60, 120…), and when the page is hidden. At most 20 for a page view, and half an hour of active time. | \`engagedSeconds\` since the last heartbeat. |
| 20, audio; 21, video | When a recording of \`<site-audio>\` or a video of \`<site-video>\` starts, passes a quarter or ends, each once a page view. What a visitor skips is not passed. | \`mediaTitle\`, \`mediaUrl\` without its query, \`percent\`: 0, 25, 50, 75 or 100. |

Active time is time in which the page is visible and the visitor has moved, pressed, typed or scrolled in the last 30 seconds, or
a recording plays. No timer runs while the page is hidden or the visitor is idle.

\`isFirstLanding\` is true for the first page view that this browser is counted on, \`isFirstSession\` for all page views of that
session. When it began is stored once, after a yes, and cleared by a no.`,
  methods: {
    track: 'Records an event by name, with data of your own: `track("size-chart", { size: "M" })`.',
    trackSchema: 'Records an event of a schema; common fields of a wrong type are left out with a warning.',
    log: 'Sends a log entry, gathered with others for thirty seconds: `log("checkout", { step: 2 })`.',
  },
  accessibility: ['Shows nothing and takes no focus.'],
  panel: {
    icon: 'M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6',
    groups: {
      Behavior: ['pageViews', 'vitals', 'presses', 'overlays', 'errors'],
    },
    labels: { vitals: 'Page speed', presses: 'Clicks', overlays: 'Popups', endpoint: 'Service address' },
  },
};
