import type { ConnectionState } from './enumerations.js';

/** Body of `paths.accountSession`, POST. spec: page-runtime-platform §3, §7 */
export interface LoginRequest {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** Its answer. The token goes back with later requests, in `xsrfHeader`. spec: idem */
export interface LoginAnswer {
  readonly xsrfToken: string;
  /** ISO 8601: when the session ends. */
  readonly expires: string;
  readonly account: { readonly id: string; readonly email: string; readonly websiteRoles: readonly number[] };
}

/** The specification names a header and not which. */
export const xsrfHeader = 'X-XSRF-Token';

/** Body of `paths.accountLocale`. spec: page-runtime-platform §7 */
export interface LocaleRequest { readonly language: string }

/** Query of `paths.accountSession`, DELETE: keeps what is in the cart for the visitor who stays. spec: idem */
export interface LogoutQuery { readonly cloneCart: boolean }

/** Answer of `paths.siteHeaderFooter`, and the body that puts it. spec: page-runtime-platform §3 */
export interface HeaderFooter { readonly header: string; readonly footer: string }

/** One language that the site is written in. The specification shows the list, not what is in it. */
export interface SiteLanguage {
  /** BCP 47. */
  readonly code: string;
  /** Its name in itself, such as Deutsch; by default the browser's. */
  readonly name?: string;
  /** Where the site speaks it: a path or an address. */
  readonly url: string;
}

/** Answer of `paths.multilingualLanguages`, and the body that puts it. */
export interface MultilingualLanguages { readonly languages: readonly SiteLanguage[] }
/** Answer of `paths.multilingualSettings`. */
export interface MultilingualSettings { readonly isEnabled: boolean; readonly defaultLanguage: string; readonly provider: string | null }
/** Answer of `paths.multilingualStatus`. */
export interface MultilingualStatus { readonly connection: ConnectionState }
