import type { Decoder } from '../registry/decode.js';

/** What a visitor has answered. */
export type Consent = 'unasked' | 'accepted' | 'declined';

/** The purposes that have a meaning of their own. An owner may add others: lower-case letters, digits and hyphens. */
export type Purpose = 'necessary' | 'functional' | 'statistics' | 'marketing';

/** What a site asks by purpose, as `<cookie-banner>` says it. */
export interface PurposeQuestion {
  readonly purposes: readonly string[];
  /** Answers to another version of the policy do not count: the visitor is asked again. */
  readonly version: string;
  /** Purposes that consent without purposes covers, because they were in its text. */
  readonly earlier: readonly string[];
}

/** What a visitor has answered by purpose, and to which version of the policy. */
export interface PurposeAnswer {
  readonly granted: readonly string[];
  readonly declined: readonly string[];
  readonly version: string;
}

/** Everything that a page knows of the visitor's answer. */
export interface ConsentState {
  readonly consent: Consent;
  /** Null as long as the question is a simple yes or no. */
  readonly answer: PurposeAnswer | null;
}

const written = /^([a-z\d.-]*)~([a-z\d.-]*)~([\w.-]*)$/;
const listed = (names: string): string[] => names.split('.').filter(Boolean);

/** The text of the cookie: `functional.statistics~marketing~2` accepts two purposes and declines one, of version 2. */
export const encodePurposes = ({ granted, declined, version }: PurposeAnswer): string => `${granted.join('.')}~${declined.join('.')}~${version}`;

/** An answer by purpose from its text. A purpose on both sides is declined. */
export const purposeAnswer: Decoder<PurposeAnswer> = value => {
  const [, yes, no, version] = (typeof value === 'string' && written.exec(value)) || [];
  if (yes === undefined) return undefined;
  const declined = listed(no!);
  return { granted: listed(yes).filter(name => !declined.includes(name)), declined, version: version! };
};

/** Names of purposes as an author writes them: separated by spaces, each once, without `necessary`, which is never asked. */
export const readPurposes = (value: string | null | undefined): string[] =>
  [...new Set(value?.toLowerCase().match(/(?<![\w-])[a-z][a-z\d-]*(?![\w-])/g))].filter(name => name !== 'necessary');

/** A version may be any text: the cookie holds what fits into it. */
export const readVersion = (value: string | null): string => (value ?? '').replace(/[^\w.-]+/g, '-');

/** The state after everything was accepted or declined, or after the answer is taken back. */
export const answerAll = (consent: Consent, { purposes, version }: PurposeQuestion): ConsentState => ({
  consent,
  answer: consent === 'unasked' ? null : {
    granted: consent === 'accepted' ? purposes : [], declined: consent === 'accepted' ? [] : purposes, version,
  },
});

/** The state after an answer by purpose. A purpose that is not named is declined; `accepted` needs all of them. */
export function answerEach(choices: Readonly<Record<string, boolean>>, { purposes, version }: PurposeQuestion): ConsentState {
  const granted = purposes.filter(name => choices[name] === true);
  const declined = purposes.filter(name => !granted.includes(name));
  return { consent: declined.length ? 'declined' : 'accepted', answer: { granted, declined, version } };
}

/**
 * What two cookies mean on this page. `stored` is the simple answer, `kept` the one by purpose, `question` null on a page that
 * asks no purposes, and `isLoading` true while the page may still bring a question.
 */
export function readState(
  { stored, kept, question, isLoading = false }: { stored: Consent; kept: PurposeAnswer | null; question: PurposeQuestion | null; isLoading?: boolean },
): ConsentState {
  if (!kept) {
    if (!question || stored === 'unasked') return { consent: stored, answer: null };
    const { purposes, earlier, version } = question;
    if (stored === 'declined') return answerAll('declined', question);
    const granted = purposes.filter(name => earlier.includes(name));
    return { consent: granted.length === purposes.length ? 'accepted' : 'unasked', answer: { granted, declined: [], version } };
  }
  const { granted, declined } = kept;
  if (isLoading || (question && question.version !== kept.version)) return { consent: 'unasked', answer: { ...kept, granted: [] } };
  // An earlier copy of the banner, or the site itself, declined after the answer by purpose.
  if (stored === 'declined' && granted.length && !declined.length) return { consent: 'declined', answer: { ...kept, granted: [], declined: granted } };
  const asked = question?.purposes ?? [...granted, ...declined];
  if (asked.some(name => !granted.includes(name) && !declined.includes(name))) return { consent: 'unasked', answer: kept };
  return { consent: asked.every(name => granted.includes(name)) ? 'accepted' : 'declined', answer: kept };
}

/** The answer for one purpose. One that was not asked is not allowed; an empty name is everything that is asked. */
export function getPurposeConsent(purpose: string, { consent, answer }: ConsentState): Consent {
  if (purpose === 'necessary') return 'accepted';
  if (!answer || !purpose) return consent;
  if (answer.granted.includes(purpose)) return 'accepted';
  if (answer.declined.includes(purpose)) return 'declined';
  return consent === 'accepted' ? 'unasked' : consent;
}
