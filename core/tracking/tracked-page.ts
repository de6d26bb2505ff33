import { pageType } from '../contract/enumerations.js';

/** Pages that are no visit to the site. spec: page-runtime-platform §6 */
const uncounted: readonly unknown[] = [pageType.notFound, pageType.lockScreen, pageType.accessDenied];

export interface PageFacts {
  readonly pageType: unknown;
  readonly path: string;
  readonly isSignedIn: boolean;
  readonly isTrackingDisabled: boolean;
}

/** Whether a page is counted at all. That this visitor may be tracked is asked besides. spec: page-runtime-platform §2, §6 */
export function isTrackedPage({ pageType: type, path, isSignedIn, isTrackingDisabled }: PageFacts): boolean {
  const isIn = (folder: string) => path === folder || path.startsWith(`${folder}/`);
  return !isTrackingDisabled && !uncounted.includes(type) && !isIn('/search') && !(isSignedIn && isIn('/config'));
}

/** Whether a visit may be replayed. spec: page-runtime-platform §9 */
export const mayReplay = ({ hasToggle, isInVariant, cores }: { hasToggle: boolean; isInVariant: boolean; cores: number }): boolean =>
  hasToggle && isInVariant && cores > 2;

/** The id that means: no replay. spec: page-runtime-platform §7 */
export const noReplayId = 'automated-mock-id';
