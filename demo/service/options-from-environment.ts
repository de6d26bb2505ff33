import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { splitFamilies } from 'site-elements/contract/fonts';
import { captchasFromEnvironment } from './modules/forms/captcha/captchas.js';
import { providersFromEnvironment } from './modules/shop/payment/providers.js';
import { vatRegisterFromEnvironment } from './modules/shop/pricing/vies.js';
import type { ServiceOptions } from './create-service.js';
import { readSiteUrl } from './kernel/http/get-origin.js';
import { readFontSource } from './modules/fonts/font-source.js';
import { readFeeds } from './modules/feeds/feed-settings.js';
import { writeLog } from './kernel/http/log-requests.js';
import { mailFromEnvironment } from './kernel/mail/smtp-outbox.js';
import { webhookFromEnvironment } from './kernel/mail/webhook.js';
import { geocoderFromEnvironment } from './modules/places/geocoders/geocoders.js';
import { s3FromEnvironment } from './kernel/files/s3-store.js';
import { ownerFromEnvironment } from './owner-shell/owner-access.js';

const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url));

/**
 * DATABASE_URL, DATA_DIR, OWNER_PASSWORD or OWNER_PASSWORD_HASH, OWNER_EMAIL, LOG, TRUST_PROXY, SITE_URL, SUBMISSIONS_KEPT_DAYS,
 * UPLOADS_DAILY_MB, ARCHIVE_MAX_MB, UPLOADS_S3_…, COUNTRY_HEADER, ALLOWED_ORIGINS, ELEMENTS_PATH, FONT_FAMILIES, FONT_SOURCE, FEEDS, CALENDARS, SHEETS,
 * GEOCODER…, CAPTCHA_…, PAYMENT_… and VAT_ID_CHECK… as options of the service.
 */
export function optionsFromEnvironment(environment: NodeJS.ProcessEnv): ServiceOptions {
  const dataDir = environment.DATA_DIR || join(repositoryRoot, '.data');
  return {
    dataDir,
    database: { url: environment.DATABASE_URL || undefined, folder: join(dataDir, 'database') },
    owner: ownerFromEnvironment(environment),
    geocoder: geocoderFromEnvironment(environment),
    captchas: captchasFromEnvironment(environment),
    providers: providersFromEnvironment(environment),
    vatRegister: vatRegisterFromEnvironment(environment),
    s3: s3FromEnvironment(environment),
    mail: mailFromEnvironment(environment),
    webhook: webhookFromEnvironment(environment),
    siteUrl: demandSiteUrl(environment),
    allowedOrigins: (environment.ALLOWED_ORIGINS ?? '').split(',').map(origin => origin.trim().replace(/\/$/, '')).filter(Boolean),
    elementsPath: readElementsPath(environment.ELEMENTS_PATH),
    fonts: { families: splitFamilies(environment.FONT_FAMILIES ?? '').filter(name => name.trim()) },
    fontSource: readFontSource(environment.FONT_SOURCE),
    feeds: { sources: readFeeds(environment.FEEDS) },
    calendars: { sources: readFeeds(environment.CALENDARS, 'CALENDARS') },
    sheets: { sources: readFeeds(environment.SHEETS, 'SHEETS') },
    countryHeader: readCountryHeader(environment.COUNTRY_HEADER),
    trustedProxies: readProxies(environment.TRUST_PROXY),
    archiveBytes: readArchiveBytes(environment.ARCHIVE_MAX_MB),
    uploadsADay: readUploadsADay(environment.UPLOADS_DAILY_MB),
    submissionsKeptDays: readRetentionDays(environment.SUBMISSIONS_KEPT_DAYS),
    log: environment.LOG === 'off' ? false : writeLog,
  };
}

/** The number of proxies before the service. Throws a message for people where it is not a number. */
export function readProxies(text = ''): number {
  const word = text.trim().toLowerCase();
  if (['', '0', 'off', 'false', 'no'].includes(word)) return 0;
  if (['on', 'true', 'yes'].includes(word)) return 1;
  if (/^[1-9]$/.test(word)) return Number(word);
  throw new Error(`TRUST_PROXY is "${text}"; expected how many proxies of your own stand before the service, such as 1.`);
}

/** The header in which the owner's proxy names the country of a visitor; empty for none. Throws a message for people if it is not a name of a header. */
export function readCountryHeader(text = ''): string {
  const name = text.trim();
  if (name === '' || /^[\w-]{1,60}$/.test(name)) return name;
  throw new Error(`COUNTRY_HEADER is "${text}"; expected the name of a header that your proxy sets, such as CF-IPCountry.`);
}

/** The folder of the built elements on the same host. Throws a message for people where it is not a path. */
export function readElementsPath(text = ''): string | undefined {
  const path = text.trim().replace(/\/$/, '');
  if (path === '') return undefined;
  if (/^(\/[\w.-]{1,100}){1,10}$/.test(path)) return path;
  throw new Error(`ELEMENTS_PATH is "${text}"; expected a path on the same host, such as /site-elements.`);
}

/** How many days submissions are kept; undefined for as long as the owner wants. Throws a message for people where it is not a number. */
export function readRetentionDays(text = ''): number | undefined {
  const word = text.trim();
  if (word === '') return undefined;
  // A mistake here would delete what visitors have sent: nothing is guessed.
  if (/^[1-9]\d{0,4}$/.test(word)) return Number(word);
  throw new Error(`SUBMISSIONS_KEPT_DAYS is "${text}"; expected a number of days from 1 to 99999, such as 365. Nothing was deleted.`);
}

/** SITE_URL; demanded where emails go out. Throws a message for people: links in emails would lead to whatever host a stranger's request names. */
export function demandSiteUrl({ SITE_URL, SMTP_URL }: NodeJS.ProcessEnv): string | undefined {
  const siteUrl = readSiteUrl(SITE_URL);
  if (siteUrl !== undefined || !SMTP_URL?.trim()) return siteUrl;
  throw new Error(
    'SMTP_URL is set and SITE_URL is not: links in emails would lead to the host that a request names, which strangers can choose. '
      + 'Set SITE_URL to the address of your site, such as https://pots.example.',
  );
}

/** How many bytes of files visitors may send in a day; undefined for the usual. Throws a message for people where it is not a number. */
export function readUploadsADay(text = ''): number | undefined {
  const word = text.trim();
  if (word === '') return undefined;
  if (/^\d{1,7}$/.test(word)) return Number(word) * 1024 * 1024;
  throw new Error(`UPLOADS_DAILY_MB is "${text}"; expected a number of megabytes, such as 4096, or 0 for no files.`);
}

/** The largest archive that is imported, in bytes; undefined for the usual. Throws a message for people where it is not a number. */
export function readArchiveBytes(text = ''): number | undefined {
  const word = text.trim();
  if (word === '') return undefined;
  if (/^[1-9]\d{0,6}$/.test(word)) return Number(word) * 1024 * 1024;
  throw new Error(`ARCHIVE_MAX_MB is "${text}"; expected a number of megabytes from 1 to 9999999, such as 8192.`);
}
