import type { Docs } from '../../core/manifest/describe/docs.js';
import type { analyticsSettings } from './analytics.settings.js';

export const analyticsDocs: Docs<typeof analyticsSettings> = {
  group: 'site',
  hiddenWithoutScripts: true,
  details: `Add one to every page. It renders nothing. No data that identifies a visitor is stored or sent before consent, if the site's
policy forbids it, for people who work on the site, or on pages that are not found, locked or denied. Tracking stops as soon
as consent is withdrawn. The reference service shows all results at \`/owner\`.

With \`counter\`, visits are also counted without cookies, storage or identifiers, before consent: page views, referrers, campaigns, entry and exit
pages, languages, classes of devices, clicks, submitted forms, searches without results, recordings and missing pages, as sums. The service stores them
after its owner has turned it on. See [docs/counting-without-cookies.md](../../docs/counting-without-cookies.md) for what is
sent and stored.

Events are sent to \`/api/census/RecordHit\`, with the fields of a page view:

| \`event\` | When it is sent | Additional fields |
| --- | --- | --- |
| 1, page view | On each page load, and when the path changes without a page load. Not at \`/search\`. | |
| 2, site search | When a search in \`<site-search>\` is submitted or a suggestion is followed, on the page where it was typed. Repeating a search counts once. | \`searchQuery\`: at most 100 characters, with \`[email]\` instead of email addresses and \`[number]\` instead of numbers with seven digits or more. \`resultCount\`, if this page shows the results. |
| 10, heartbeat | After 15 seconds of active time, then at doubling intervals (30, 60, 120…), and when the page is hidden. At most 20 for each page view, and 30 minutes of active time. | \`engagedSeconds\` since the last heartbeat. |
| 20, audio; 21, video | When \`<site-audio>\` or \`<site-video>\` starts, reaches 25, 50 or 75 percent, or ends; each once for a page view. Skipped parts don't count. | \`mediaTitle\`, \`mediaUrl\` without its query, \`percent\`: 0, 25, 50, 75 or 100. |

Active time is time in which the page is visible and the visitor has moved the pointer, clicked, typed or scrolled in the last 30
seconds, or audio or video plays. No timer runs while the page is hidden or the visitor is idle.

\`isFirstLanding\` is true for the first page view that is counted in this browser, \`isFirstSession\` for all page views of that
session. Its start time is stored once, with consent, and deleted when the visitor declines.`,
  methods: {
    track: 'Records a named event with your own data: `track("size-chart", { size: "M" })`.',
    trackSchema: 'Records an event with a schema. Common fields of a wrong type are omitted, with a warning.',
    log: 'Sends a log entry, in batches every 30 seconds: `log("checkout", { step: 2 })`.',
  },
  accessibility: ['It renders nothing and never receives focus.'],
  panel: {
    icon: 'M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6',
    groups: {
      Behavior: ['counter', 'pageViews', 'vitals', 'presses', 'overlays', 'errors'],
    },
    labels: { counter: 'Counting without cookies', vitals: 'Page speed', presses: 'Clicks', overlays: 'Popups', endpoint: 'Service address' },
  },
};
