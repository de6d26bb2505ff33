/** How visitors of a region are treated: asked first; informed while cookies are allowed until they decline; neither. */
export type RegionRule = 'opt-in' | 'opt-out' | 'no-banner';

/** Regions of each rule, as the owner writes them: ISO 3166 codes such as `US` or `US-CA`, parted by blanks or commas. */
export interface RegionLists {
  readonly optIn: string;
  readonly optOut: string;
  readonly noBanner: string;
}

const readCodes = (text: string): string[] => text.toUpperCase().split(/[\s,]+/).filter(Boolean);

/** The rule of a region: that of `US-CA` before that of `US`, and the strictest of two. A region that is unknown or in no list is asked first. */
export function getRegionRule(region: string, { optIn, optOut, noBanner }: RegionLists): RegionRule {
  const code = region.trim().toUpperCase();
  const [country = ''] = code.split('-');
  const rules: readonly (readonly [RegionRule, string[]])[] = [
    ['opt-in', readCodes(optIn)], ['opt-out', readCodes(optOut)], ['no-banner', readCodes(noBanner)],
  ];
  for (const name of new Set([code, country])) {
    const found = rules.find(([, codes]) => codes.includes(name));
    if (found) return found[0];
  }
  return 'opt-in';
}

/** ISO 3166: two letters, and up to three more for a part. */
const regionCode = /^[A-Z]{2}(?:-[A-Z\d]{1,3})?$/;

/** A region's code as it is recorded, such as `US-CA`; empty for other text. */
export function readRegionCode(region: string): string {
  const code = region.trim().toUpperCase();
  return regionCode.test(code) ? code : '';
}

/** The region that the owner's server or CDN has written into the page; empty where it is unknown. */
export const readPageRegion = (page: Pick<Document, 'querySelector'>): string =>
  page.querySelector<HTMLMetaElement>('meta[name="site-region"]')?.content ?? '';
