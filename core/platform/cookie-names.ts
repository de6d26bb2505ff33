/** Every cookie that scripts of the elements write. Code that writes another one does not compile: add it here, and to core/privacy. */
export const cookieNames = {
  consent: 'ss_cookieAllowed',
  purposes: 'ss_cookiePurposes',
  visitor: 'ss_cvr',
  session: 'ss_cvt',
  analyticsId: 'ss_analyticsId',
} as const;

export type CookieName = (typeof cookieNames)[keyof typeof cookieNames];

/** For how many days each of them is kept. */
export const cookieDays: Readonly<Record<CookieName, number>> = {
  ss_cookieAllowed: 30, // spec: page-runtime-platform §9
  ss_cookiePurposes: 30, // as long as the answer that it belongs to
  ss_cvr: 2 * 365, // spec: commerce-forms-data §9, 2 years
  ss_cvt: 30 / 1440, // spec: idem, 30 minutes
  ss_analyticsId: 390, // spec: media-layout §9
};
