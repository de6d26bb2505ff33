import type { PageVisit } from '../platform/network.js';

/** Where a visit came from, by the names that addresses of campaigns have. spec: media-layout §7, track beacon */
const campaignFields = {
  source: ['source', 'utm_source'], campaign: ['campaign', 'utm_campaign'], subcampaign: ['subcampaign', 'utm_content'],
  channel: ['channel', 'utm_medium'], subchannel: ['subchannel'], variation: ['variation'], mkwid: ['mkwid', 'utm_term'],
} as const;

/** The query of the track beacon: a landing, once a session. */
export function trackQuery(visit: PageVisit, language: string, random: string): URLSearchParams {
  const query = new URLSearchParams({
    landing: visit.url, refer: visit.referrer, rk: random, lang: language, screen: `${visit.screenWidth}x${visit.screenHeight}`,
  });
  const given = new URLSearchParams(visit.queryString);
  for (const [name, aliases] of Object.entries(campaignFields)) {
    const value = aliases.map(alias => given.get(alias)).find(Boolean);
    if (value) query.set(name, value.slice(0, 200));
  }
  return query;
}
