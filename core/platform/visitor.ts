import { parseLocale } from '../text/intl.js';

const reducedMotion = '(prefers-reduced-motion: reduce)';
const darkScheme = '(prefers-color-scheme: dark)';

/** Whether the visitor has asked for reduced motion. False without a browser. */
export const prefersReducedMotion = (): boolean => typeof matchMedia !== 'undefined' && matchMedia(reducedMotion).matches;

/** Calls back when the visitor changes their mind about motion, until the signal ends. */
export function onReducedMotionChange(callback: (isReduced: boolean) => void, signal: AbortSignal): void {
  matchMedia(reducedMotion).addEventListener('change', ({ matches }) => callback(matches), { signal });
}

/** Whether the visitor prefers dark pages. */
export const prefersDark = (): boolean => matchMedia(darkScheme).matches;

/** Calls back when the visitor's light or dark scheme changes, until the signal ends. */
export function onColorSchemeChange(callback: () => void, signal: AbortSignal): void {
  matchMedia(darkScheme).addEventListener('change', callback, { signal });
}

/** Whether nothing may play automatically: the visitor prefers reduced motion, or the address says `nomotion=true`. Source: media-layout §2. */
export const isAutoplayBlocked = (): boolean =>
  prefersReducedMotion() || new URLSearchParams(location.search).get('nomotion') === 'true';

type Client = Navigator & {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  readonly globalPrivacyControl?: boolean;
  readonly userAgentData?: { readonly mobile: boolean };
};

const client = (): Client => navigator;

/** Device pixels for a CSS pixel, and whether the visitor asks for little data. */
export const visitorScreen = (): { readonly ratio: number; readonly savesData: boolean } =>
  ({ ratio: window.devicePixelRatio || 1, savesData: !!client().connection?.saveData });

/** Whether what can be done without is better not fetched: the visitor asks for little data, or has a line of the second generation. */
export const savesBytes = (): boolean => !!client().connection?.saveData || /2g$/.test(client().connection?.effectiveType ?? '');

/** Whether the visitor's device is a phone or the like, by its own account. */
export const isMobile = (): boolean => client().userAgentData?.mobile ?? /Mobi|Android/i.test(client().userAgent);

/** Whether the visitor's first means of pointing is a finger: phones and tablets, which go back by a gesture or a key. */
export const isTouchScreen = (): boolean => matchMedia('(pointer: coarse)').matches;

/** CPU cores of the visitor's device; 0 if the browser does not report it. */
export const deviceCores = (): number => client().hardwareConcurrency || 0;

/** Whether the browser asks sites not to sell or share the visitor's data (Global Privacy Control). */
export const hasPrivacySignal = (): boolean => client().globalPrivacyControl === true;

/** Whether the browser asks sites not to track the visitor (Do Not Track). */
export const hasDoNotTrack = (): boolean => client().doNotTrack === '1';

/** Whether a program operates the browser, as tests and crawlers do. */
export const isAutomated = (): boolean => client().webdriver === true;

/** The visitor's region as in the browser's language, such as `IE`; empty if it has none. */
export function visitorRegion(): string {
  return parseLocale(client().language ?? '')?.region ?? '';
}
