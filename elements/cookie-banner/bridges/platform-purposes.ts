/** Our purposes that other platforms know. Any other one is declined where such a platform asks. */
export type PlatformPurpose = 'functional' | 'statistics' | 'marketing';
export type PurposeChoices = Readonly<Record<PlatformPurpose, boolean>>;

type Names = Readonly<Record<PlatformPurpose, readonly string[]>>;

/**
 * What another platform's visitor has to allow for each of our purposes: all names of a row. Sources: cookiebot.com/en/developer;
 * the groups of OneTrust's standard setup; the purposes of IAB Europe's Transparency and Consent Framework 2.2; WP Consent API.
 */
export const platformPurposes = {
  cookiebot: { functional: ['preferences'], statistics: ['statistics'], marketing: ['marketing'] },
  // Functional, performance, targeting and social media. A site may have no group of the last kind.
  onetrust: { functional: ['C0003'], statistics: ['C0002'], marketing: ['C0004', 'C0005'] },
  // 1 storage on the device; 2 to 4 advertising and its profiles, 7 its measurement; 5, 6 and 11 choice of content; 8 to 10 measurement and improvement.
  tcf: { functional: ['1', '5', '6', '11'], statistics: ['1', '8', '9', '10'], marketing: ['1', '2', '3', '4', '7'] },
  wordpress: { functional: ['preferences'], statistics: ['statistics'], marketing: ['marketing'] },
} as const satisfies Readonly<Record<string, Names>>;

/** Our purposes, by what the platform's visitor allows. */
export function choosePurposes(names: Names, isAllowed: (name: string) => boolean): PurposeChoices {
  const { functional, statistics, marketing } = names;
  return { functional: functional.every(isAllowed), statistics: statistics.every(isAllowed), marketing: marketing.every(isAllowed) };
}
