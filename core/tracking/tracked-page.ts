import { pageType } from '../contract/enumerations.js';

/** Pages on which nothing is tracked. spec: page-runtime-platform §6 */
const untracked: readonly unknown[] = [pageType.notFound, pageType.lockScreen, pageType.accessDenied];

export interface PageFacts {
  readonly pageType: unknown;
  readonly path: string;
  readonly isSignedIn: boolean;
  readonly isTrackingDisabled: boolean;
}

const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** Whether anything is tracked on a page. That this visitor may be tracked is checked besides. spec: page-runtime-platform §6 */
export const isTrackedPage = ({ pageType: type, path, isSignedIn, isTrackingDisabled }: PageFacts): boolean =>
  !isTrackingDisabled && !untracked.includes(type) && !(isSignedIn && isIn(path, '/config'));

/** Whether a tracked page is a page view: pages of search results do not count. spec: page-runtime-platform §2 */
export const isPageView = (path: string): boolean => !isIn(path, '/search');
