import { noReplayId } from '../contract/answers.js';

/** Why a visit must not be recorded. */
export type ReplayObstacle = 'not allowed' | 'feature off' | 'other variant' | 'too few cores';

/** A device with fewer has no power to spare. spec: page-runtime-platform §9, more than 2 */
const leastCores = 3;

export interface ReplayFacts {
  /** Whether this visitor may be tracked on this page: consent, policy, role and page type. */
  readonly mayTrack: boolean;
  readonly hasFeature: boolean;
  readonly isInVariant: boolean;
  /** CPU cores of the device; 0 if the browser does not report it. */
  readonly cores: number;
}

/** Why a visit must not be recorded; null where it may. spec: page-runtime-platform §9 */
export function replayObstacle({ mayTrack, hasFeature, isInVariant, cores }: ReplayFacts): ReplayObstacle | null {
  if (!mayTrack) return 'not allowed';
  if (!hasFeature) return 'feature off';
  if (!isInVariant) return 'other variant';
  return cores >= leastCores ? null : 'too few cores';
}

/** The id in a service's answer; null where it has none, or means that the visit is not recorded. */
export function readReplayId(answer: unknown): string | null {
  const data = typeof answer === 'object' && answer !== null ? (answer as { data?: unknown }).data : undefined;
  return typeof data === 'string' && data.trim() !== '' && data !== noReplayId ? data : null;
}
