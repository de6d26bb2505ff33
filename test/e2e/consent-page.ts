import type { TestPage } from './page-server.js';

export const purposes = ['functional', 'statistics', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];

/** Files of others that a page holds for a purpose. */
export const filesOfPurpose = ['script.js', 'pixel.svg', 'frame.html'] as const;

/** Cookies of the figures, and of an answer. */
export const countedCookies = ['ss_cvr', 'ss_cvt'];
export const answerCookies = ['ss_cookieAllowed', 'ss_cookiePurposes'];

/** Regions with a rule of the page, as a server writes them; `XX` has none. */
export const regions = ['US', 'US-CA', 'JP', 'XX'] as const;

/**
 * Pages that hold a script, an image and a frame for each purpose, and a script for all of them: `/` asks by purpose, `/new` has
 * a new version of the policy, and one page for each region. `hostOf` returns the origin that serves the files of a purpose, or of
 * `all`.
 */
export function consentPages(hostOf: (name: Purpose | 'all') => string): Record<string, TestPage> {
  const content = `<h1>Page</h1><a href="#cookie-settings">Settings</a>
    ${purposes.map(name => `<script type="text/plain" data-consent="${name}" src="${hostOf(name)}/script.js"></script>
    <img alt="" width="3" height="2" data-consent="${name}" data-src="${hostOf(name)}/pixel.svg">
    <iframe title="${name}" data-consent="${name}" data-src="${hostOf(name)}/frame.html"></iframe>`).join('')}
    <script type="text/plain" data-consent src="${hostOf('all')}/script.js"></script>
    <site-analytics></site-analytics>`;
  const banner = (attributes: string) => `<cookie-banner purposes="${purposes.join(' ')}" ${attributes}><p>We ask.</p></cookie-banner>
    <script type="module" src="/v1/auto.js"></script>`;
  const inRegion = (region: string) => `<meta name="site-region" content="${region}">${content}
    ${banner('opt-out-regions="US" opt-in-regions="US-CA" no-banner-regions="JP"')}`;
  return {
    '/': { body: content + banner('policy-version="1"') },
    '/new': { body: content + banner('policy-version="2"') },
    ...Object.fromEntries(regions.map(region => [`/${region}`, { body: inRegion(region) }])),
  };
}
