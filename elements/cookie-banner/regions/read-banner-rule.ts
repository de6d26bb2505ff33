import { getRegionRule, readPageRegion, type RegionRule } from '../../../core/consent/region-rule.js';
import { pageDocument } from '../../../core/platform/page-document.js';
import { getBannerOptions, type BannerHost } from '../banner-options.js';

/** The visitor's region, as the banner or the page has it; empty where it is unknown. */
export const readBannerRegion = ({ values }: BannerHost): string => values.region || readPageRegion(pageDocument);

/** The rule of the visitor's region. A banner that does not ask itself has none: nothing is allowed before an answer. */
export function readBannerRule(host: BannerHost): RegionRule {
  const { optInRegions: optIn, optOutRegions: optOut, noBannerRegions: noBanner } = host.values;
  return (optOut || noBanner) && getBannerOptions(host).isEnabled ? getRegionRule(readBannerRegion(host), { optIn, optOut, noBanner }) : 'opt-in';
}
