import { pagePaths } from '../contract/paths-of-pages.js';
import { deviceCores } from '../platform/visitor.js';
import { pagePlace } from '../platform/page.js';
import { errorOnce } from '../registry/registry.js';
import { request } from '../request/request.js';
import { hasFeature, getVariant } from '../session/variant.js';
import { $site } from '../stores/site.js';
import { readReplayId, replayObstacle, type ReplayObstacle } from '../tracking/session-replay.js';
import { $siteContext } from './site-context.js';
import type { CallOptions } from './site-documents.js';

/** What has to be turned on for a visit to be recorded. */
export interface SessionReplayOptions {
  /** Number of the feature flag in `featureFlags` of the site context. */
  readonly feature: number;
  /** Name of the experiment in `variants` of the site context. */
  readonly experiment: string;
  /** The variant in which visits are recorded. */
  readonly variant: string;
}

/**
 * Resolves to the reason why this visit must not be recorded by a session replay service, or to null where it may: the
 * visitor has agreed and may be tracked on this page, the feature is on, the site shows the variant, and the device has more
 * than two CPU cores. Sends no request. spec: page-runtime-platform §9
 */
export async function getSessionReplayObstacle({ feature, experiment, variant }: SessionReplayOptions): Promise<ReplayObstacle | null> {
  const place = pagePlace();
  if (!place) return 'not allowed'; // a server has no visitor
  const { isTrackingAllowedNow: mayTrackNow } = await import('../analytics/page-events.js');
  const context = $siteContext.get();
  return replayObstacle({
    mayTrack: mayTrackNow(),
    hasFeature: hasFeature(context, feature),
    isInVariant: variant !== '' && getVariant(context, experiment, place) === variant,
    cores: deviceCores(),
  });
}

/**
 * Resolves to the id for a session replay of this visit, or to null without a recording: the visitor is not eligible, the service
 * refuses, or it does not respond, which the console reports. Call it again after the visitor has agreed.
 * spec: page-runtime-platform §7, §8
 */
export async function getSessionReplayId({
  base = $site.get().website.baseUrl,
  signal,
  ...options
}: SessionReplayOptions & CallOptions): Promise<string | null> {
  try {
    if (await getSessionReplayObstacle(options)) return null;
    const result = await request.get(pagePaths.sessionReplayId, { base, signal });
    if (result.kind === 'failure') {
      if (result.reason !== 'aborted')
        errorOnce(`session replay: no id was received (${result.reason}, status ${result.status}); this visit is not recorded.`);
      return null;
    }
    // The visitor may have changed their mind meanwhile.
    return (await getSessionReplayObstacle(options)) ? null : readReplayId(result.kind === 'success' ? result.data : null);
  } catch (error) {
    errorOnce('session replay: whether this visit is eligible could not be found out; it is not recorded.', error);
    return null;
  }
}
