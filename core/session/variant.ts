import { siteStatus } from '../contract/enumerations.js';
import type { SiteContext } from '../contract/site-context.js';
import { ownValue } from '../registry/own-value.js';

const internalHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|([a-z\d-]+\.)+(localhost|internal|test))$/i;

/** A site of the makers, not of a customer: by its status, or by the host that shows it. spec: page-runtime-platform §5 */
export const isInternalSite = ({ siteStatus: status }: Pick<SiteContext, 'siteStatus'>, host: string): boolean =>
  status === siteStatus.internal || internalHost.test(host);

/** Whether a feature is switched on for the site, by its number. */
export const hasFeature = ({ featureFlags }: Pick<SiteContext, 'featureFlags'>, flag: number): boolean => featureFlags.includes(flag);

/**
 * Which variant of an experiment is shown; empty for none. `?variant.name=b` has another one shown, on internal sites only:
 * elsewhere a link could change what a visitor sees. spec: page-runtime-platform §5, media-layout §6
 */
export function getVariant(
  context: Pick<SiteContext, 'siteStatus' | 'variants'>,
  experiment: string,
  { host, search }: { readonly host: string; readonly search: string },
): string {
  const override = isInternalSite(context, host) ? new URLSearchParams(search).get(`variant.${experiment}`) : null;
  return override ?? ownValue(context.variants, experiment) ?? '';
}
