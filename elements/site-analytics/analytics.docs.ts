import type { Docs } from '../../core/manifest/docs.js';
import type { analyticsSettings } from './analytics.settings.js';

export const analyticsDocs: Docs<typeof analyticsSettings> = {
  hiddenWithoutScripts: true,
  details: `Put one on every page. It shows nothing. Nothing that tells visitors apart is stored or sent before a yes, where the site's
policy forbids it, for those who work on the site, or on pages that are not found, locked or denied; a yes taken back stops it
at once. The reference service shows everything at \`/owner\`.`,
  methods: {
    track: 'Records an event by name, with data of your own: `track("size-chart", { size: "M" })`.',
    trackSchema: 'Records an event of a schema; common fields of a wrong type are left out with a warning.',
    log: 'Sends a log entry, gathered with others for thirty seconds: `log("checkout", { step: 2 })`.',
  },
  accessibility: ['Shows nothing and takes no focus.'],
};
