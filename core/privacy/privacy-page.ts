import { pagePaths } from '../contract/paths-of-pages.js';
import { paths } from '../contract/paths.js';
import { ownContent, ownCookies, ownEntries } from '../consent/catalog/own-storage.js';
import { cookieDays, type CookieName } from '../platform/cookie-names.js';
import { storedKeys, tabChannels } from '../platform/stored-keys.js';
import { channelDocs, cookieDocs, formDocs, serviceCookieDocs, storageDocs, type Reason } from './stored-docs.js';
import { otherHostDocs, sentDocs, type SentDoc } from './sent-docs.js';

const reasons: Record<Reason, string> = { needed: 'needed', yes: 'with consent' };
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n');

/** `30` days, `0.02…` days as minutes. */
function lasting(days: number): string {
  if (days < 1) return `${Math.round(days * 1440)} minutes`;
  return days % 365 === 0 ? `${days / 365} years` : `${days} days`;
}

const columns = ['Name', 'What', 'By', 'How long', 'When', 'Purpose'];

const storedPart = (): string => {
  const cookies = (Object.keys(cookieDays) as CookieName[]).map(name => {
    const { what, by, reason } = cookieDocs[name];
    return [`\`${name}\``, what, by, lasting(cookieDays[name]), reasons[reason], ownCookies[name].purpose];
  });
  const ofService = Object.entries(serviceCookieDocs)
    .map(([name, { what, by, until, reason }]) => [`\`${name}\``, what, by, until, reasons[reason], 'necessary']);
  const keys = (Object.keys(storedKeys) as (keyof typeof storedKeys)[])
    .map(name => ({ key: storedKeys[name].replace(/:$/, ':…'), ...storageDocs[name], purpose: ownEntries[name].purpose }));
  const entries = [...keys, ...formDocs.map(doc => ({ ...doc, purpose: 'necessary' }))]
    .map(({ key, what, by, where, until, purpose }) => [`\`${key}\``, what, by, where, until, purpose]);
  const channels = (Object.keys(tabChannels) as (keyof typeof tabChannels)[]).map(name => [`\`${tabChannels[name]}\``, channelDocs[name]]);
  return `### Cookies of your site

"Needed" means that the visitor's request does not work without it.

${table(columns, [...cookies, ...ofService])}

### The visitor's browser: local storage and session storage

All of these are needed for the visitor's own actions, except \`${
  storedKeys.firstSession}\`, which is stored only with consent. Session storage is deleted with the tab. Nothing is stored in IndexedDB or the Cache API.

${table(['Key', 'What', 'By', 'Where', 'Until', 'Purpose'], entries)}

### Messages between tabs of your site

They are not stored.

${table(['Channel', 'What'], channels)}`;
};

const sentPart = (): string => {
  const addresses: Readonly<Record<string, string>> = {
    ...pagePaths,
    consentReceipts: paths.consentReceipts,
    consentReceiptToken: paths.consentReceiptToken,
    feed: paths.feed,
    formProgress: paths.formProgress,
    count: paths.count,
    savedDraft: paths.savedDraft,
  };
  const own = (sentDocs as readonly SentDoc[]).map(({ paths: names, what, when }) => [names.map(name => `\`${addresses[name]}\``).join('<br>'), what, when]);
  const others = Object.entries(otherHostDocs)
    .map(([folder, { element, hosts, what, when }]) => [element, hosts, what, when, ownContent[folder]?.purpose ?? 'that of the tag']);
  return `### To your own site

These are the addresses of the reference service. \`endpoint\` and \`website.baseUrl\` set another one of your hosts.

${table(['Address', 'What', 'When'], own)}

### To other hosts

Every such request sends the visitor's IP address and browser to the host.

${table(['Element', 'Hosts', 'What', 'When', 'Purpose'], others)}`;
};

const parts: Readonly<Record<string, () => string>> = { stored: storedPart, sent: sentPart };

/** docs/privacy.md with its tables as the code has them; the rest is written by hand. */
export const withPrivacyTables = (page: string): string => Object.entries(parts).reduce((text, [name, write]) =>
  text.replace(new RegExp(`(<!-- ${name}: [^>]*-->\\n)[^]*?(<!-- /${name} -->)`), (_, start: string, end: string) => `${start}\n${write()}\n\n${end}`), page);
