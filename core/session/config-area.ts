import { isNonViewerOwner } from '../contract/roles.js';
import type { SiteContext } from '../contract/site-context.js';

/** Where a page is shown. */
export interface PagePlace {
  readonly hostname: string;
  /** Path and query. */
  readonly path: string;
  readonly search: string;
  /** Inside the frame of the editor. */
  readonly isFramed: boolean;
  /** The marker of an earlier page of this session. */
  readonly isMarked: boolean;
}

/** In a query, or remembered for the session: the owner wants to see the site. The specification shows no name. */
export const noRedirectMarker = 'no-redirect';
const thisMachine = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** The area where the site is edited, with this page open in it. spec: page-runtime-platform §2, commerce-forms-data §2 */
export function configUrl({ website, appDomain }: Pick<SiteContext, 'website' | 'appDomain'>, path: string): string {
  const origin = appDomain && website.identifier ? `https://${website.identifier}.${appDomain}` : website.baseUrl;
  return `${origin.endsWith('/') ? origin.slice(0, -1) : origin}/config/?frameUrl=${encodeURIComponent(path)}`;
}

/** Why a page stays where it is; null where its owner is sent to the editor. spec: page-runtime-platform §2 */
export function findReasonToStay(context: Pick<SiteContext, 'authenticatedAccount' | 'websiteRoles' | 'website' | 'isEditing'>, place: PagePlace):
'not logged in' | 'viewer' | 'developer site' | 'cloneable site' | 'editor' | 'localhost' | 'marker' | null {
  if (!context.authenticatedAccount) return 'not logged in';
  if (!isNonViewerOwner(context.websiteRoles)) return 'viewer';
  if (context.website.developerMode) return 'developer site';
  if (context.website.cloneable) return 'cloneable site';
  if (context.isEditing || place.isFramed || /^\/config(\/|$)/.test(place.path.split('?', 1)[0]!)) return 'editor';
  if (thisMachine.test(place.hostname)) return 'localhost';
  if (place.isMarked || new URLSearchParams(place.search).has(noRedirectMarker)) return 'marker';
  return null;
}
