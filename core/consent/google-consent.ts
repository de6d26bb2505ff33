import type { Purpose } from './purposes.js';

/** Google Consent Mode v2: each of its types, by the purpose that it comes under. `security_storage` is strictly necessary and never asked about. */
const askedNames: Readonly<Record<string, Purpose>> = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'statistics',
  functionality_storage: 'functional',
  personalization_storage: 'functional',
};
/** So long Google's tags wait for the answer of a visitor who has been here before. */
const waitMs = 500;

type Layer = unknown[];
type View = typeof globalThis & { dataLayer?: Layer };

export const googleStates = (isGranted: (purpose: Purpose) => boolean): Record<string, string> =>
  Object.fromEntries(Object.entries(askedNames).map(([name, purpose]) => [name, isGranted(purpose) ? 'granted' : 'denied']));

/** What holds until there is an answer: no to everything, unless the rule of the visitor's region allows it. */
export const googleDefault = (isAllowedUnasked = false) => ({ ...googleStates(() => isAllowedUnasked), security_storage: 'granted', wait_for_update: waitMs });

/** The list that Google's tags read. */
export const dataLayer = (): Layer => (globalThis as View).dataLayer ??= [];

/** Adds a command: Google's tags read an `arguments` object, and take an array for something else. */
export function gtag(..._words: unknown[]): void { dataLayer().push(arguments); } // eslint-disable-line prefer-rest-params -- see above

const startsWith = (entry: unknown, ...words: string[]): boolean => words.every((word, at) => (Object(entry) as Record<number, unknown>)[at] === word);

/**
 * Whether the default in the list allows anything that is asked about: a script with other rules than the banner may have set it. A default for
 * some of Google's own regions does not count: its owner has decided.
 */
export const hasGrantingDefault = (layer: readonly unknown[]): boolean => layer.some(entry => {
  if (!startsWith(entry, 'consent', 'default')) return false;
  const states = Object((entry as Record<number, unknown>)[2]) as Record<string, unknown>;
  return !states.region && Object.keys(askedNames).some(name => states[name] === 'granted');
});

/** What is in the list first: the default, as it must be, or the start of a tag, which then decides for itself; null for neither. */
export function firstInLayer(layer: readonly unknown[]): 'default' | 'tag' | null {
  for (const entry of layer) {
    if (startsWith(entry, 'consent', 'default')) return 'default';
    if (startsWith(entry, 'config') || (Object(entry) as { event?: unknown }).event === 'gtm.js') return 'tag';
  }
  return null;
}
