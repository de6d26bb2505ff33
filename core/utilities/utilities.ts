/**
 * The public entry `site-elements/utilities`: requests to the site's own service, the site's typed context, who is logged in,
 * its header, footer and languages, whether a page is the cart page, whether a session replay may record the visit, the query parser and
 * the throttle that the elements use. Importing it has no effect on a page; `parseQuery` and `throttle`
 * also run on a server.
 *
 * ```js
 * import { dataOrReport, request } from 'site-elements/utilities';
 * const products = await dataOrReport(request.get('/api/commerce/products')); // null after a failure, which the visitor was shown
 * ```
 */
export { request, type RequestOptions } from '../request/request.js';
export type { Failure, FailureReason, RequestResult } from '../request/request-result.js';
export { dataOrReport, reportFailure } from '../request/report-failure.js';
export { fetchStates, type FetchState } from '../request/fetch-state.js';
export { parseQuery } from './parse-query.js';
export { throttle, type ThrottleOptions } from './throttle.js';
export { $siteContext } from './site-context.js';
export { $siteUser, logIn, logOut, sendLocale, sendLocale as tellLocale, type SiteUser } from './site-user.js';
export {
  disconnectTranslator, readHeaderFooter, readLanguages, readMultilingualSettings, readMultilingualStatus, saveHeaderFooter, saveLanguages, type CallOptions,
} from './site-documents.js';
export type { HeaderFooter, MultilingualLanguages, MultilingualSettings, MultilingualStatus, SiteLanguage } from '../contract/account.js';
export type { SiteContext } from '../contract/site-context.js';
export { getSessionReplayId, getSessionReplayObstacle, type SessionReplayOptions } from './session-replay.js';
export type { ReplayObstacle } from '../tracking/session-replay.js';
export { isCartPage } from './cart-page.js';
export { hasFeature, isInternalSite, getVariant, getVariant as variantOf } from '../session/variant.js';
