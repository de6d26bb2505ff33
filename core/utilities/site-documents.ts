import type { HeaderFooter, MultilingualLanguages, MultilingualSettings, MultilingualStatus } from '../contract/account.js';
import { connectionStates } from '../contract/enumerations.js';
import { pagePaths } from '../contract/paths-of-pages.js';
import { request } from '../request/request.js';
import type { RequestResult } from '../request/request-result.js';
import { $site } from '../stores/site.js';

/** Where a call goes, and how long it is waited for. */
export interface CallOptions {
  /** Origin of the service; by default `website.baseUrl` of the site context, else the page's own. */
  readonly base?: string;
  /** Ends the call: the result is a failure with the reason `aborted`. */
  readonly signal?: AbortSignal;
}

const siteBase = (): string => $site.get().website.baseUrl;

/** A response without the requested data is a failure: a success needs no further check. */
function judged<T extends object>(result: RequestResult<T>, isGood: (answer: Readonly<Partial<Record<keyof T, unknown>>>) => boolean): RequestResult<T> {
  if (result.kind === 'failure') return result;
  const answer: unknown = result.kind === 'success' ? result.data : null;
  if (typeof answer === 'object' && answer !== null && isGood(answer as Partial<Record<keyof T, unknown>>)) return result;
  return { kind: 'failure', reason: 'unreadable', status: result.status, message: '', body: null };
}

// Reading changes nothing, and may be tried again; what changes something is sent once.
const read = async <T extends object>(path: string, isGood: Parameters<typeof judged<T>>[1], { base = siteBase(), signal }: CallOptions = {}) =>
  judged(await request.get<T>(path, { base, signal, retries: 1 }), isGood);
const put = async <T extends object>(path: string, json: T, isGood: Parameters<typeof judged<T>>[1], { base = siteBase(), signal }: CallOptions = {}) =>
  judged(await request.put<T>(path, { base, signal, json }), isGood);

const isHeaderFooter = ({ header, footer }: { readonly header?: unknown; readonly footer?: unknown }) =>
  typeof header === 'string' && typeof footer === 'string';
const hasLanguages = ({ languages }: { readonly languages?: unknown }) => Array.isArray(languages);

/** The site's header and footer, as external HTML: sanitize it before it is shown. spec: page-runtime-platform §3, §7 */
export const readHeaderFooter = (options?: CallOptions) => read<HeaderFooter>(pagePaths.siteHeaderFooter, isHeaderFooter, options);
/** Stores them; for those who work on the site. spec: idem */
export const saveHeaderFooter = ({ header, footer }: HeaderFooter, options?: CallOptions) =>
  put<HeaderFooter>(pagePaths.siteHeaderFooter, { header, footer }, isHeaderFooter, options);

/** Whether the site has several languages, which one is the first, and who translates. spec: page-runtime-platform §7 */
export const readMultilingualSettings = (options?: CallOptions) =>
  read<MultilingualSettings>(
    pagePaths.multilingualSettings,
    ({ isEnabled, defaultLanguage, provider }) =>
      typeof isEnabled === 'boolean' && typeof defaultLanguage === 'string' && (provider === null || typeof provider === 'string'),
    options,
  );
/** Whether a translator is connected. spec: idem */
export const readMultilingualStatus = (options?: CallOptions) =>
  read<MultilingualStatus>(pagePaths.multilingualStatus, ({ connection }) => (connectionStates as readonly unknown[]).includes(connection), options);
/** The languages that the site is written in. spec: idem */
export const readLanguages = (options?: CallOptions) => read<MultilingualLanguages>(pagePaths.multilingualLanguages, hasLanguages, options);
/** Stores them; for those who work on the site. spec: idem */
export const saveLanguages = ({ languages }: MultilingualLanguages, options?: CallOptions) =>
  put<MultilingualLanguages>(pagePaths.multilingualLanguages, { languages }, hasLanguages, options);
/** Disconnects the translator; for those who work on the site. spec: idem */
export const disconnectTranslator = ({ base = siteBase(), signal }: CallOptions = {}) => request.delete(pagePaths.multilingualConnection, { base, signal });
