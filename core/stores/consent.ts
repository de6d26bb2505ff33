import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { forgetHosts } from '../embed/allowed-hosts.js';
import { clearTracking, readConsent, readPurposeAnswer, writeConsent, writePurposeAnswer } from '../consent/consent-cookie.js';
import {
  answerAll, answerEach, encodePurposes, getPurposeConsent, purposeAnswer, readPurposes, readState, readVersion,
  type Consent, type ConsentState, type Purpose, type PurposeAnswer, type PurposeQuestion,
} from '../consent/purposes.js';
import type { RegionRule } from '../consent/region-rule.js';
import { getRestriction } from '../consent/restrictive-mode.js';
import { hasPrivacySignal } from '../platform/visitor.js';
import { pageDocument } from '../platform/page-document.js';
import { dispatchPageEvent, isPage, newId, pageAddress, whenParsed } from '../platform/page.js';
import { tabChannel } from '../platform/storage.js';
import { tabChannels } from '../platform/stored-keys.js';
import { oneOf, type Decoder } from '../registry/decode.js';
import { shared } from '../registry/registry.js';
import { $site, getConsentPolicy } from './site.js';

/** An answer by its shape: undefined for anything else. */
const answer = oneOf<Consent>('unasked', 'accepted', 'declined');

const declineCallbacks = shared('consent-declines@2', null, () => new Map<() => void, string>());

/**
 * Calls back each time the visitor declines, here or in another tab, until the signal ends. Also if the visitor declined before: the
 * latest answer counts, so whatever the visitor has opened since then closes again. With a purpose, each time it is declined; without
 * one, each time nothing is allowed, or less than before.
 */
export function onDecline(callback: () => void, signal: AbortSignal, purpose = ''): void {
  declineCallbacks.set(callback, purpose);
  signal.addEventListener('abort', () => declineCallbacks.delete(callback), { once: true });
}

const callBackAfterDecline = (isLess: boolean) => {
  for (const [callback, purpose] of [...declineCallbacks]) {
    if (purpose ? getConsent(purpose) === 'declined' : isLess) callback();
  }
};

interface ConsentStore extends WritableAtom<Consent> { tell?(message: string): void }

/** The answer by purpose; null as long as the site asks a simple yes or no. */
const $answer: WritableAtom<PurposeAnswer | null> = shared('consent-purposes@1', null, () => atom<PurposeAnswer | null>(null));

/** The question that the page's banner asks by purpose; null where it asks a simple yes or no. */
function readQuestion(): PurposeQuestion | null {
  const banner = pageDocument.querySelector('cookie-banner[purposes]:not([forced])');
  const purposes = readPurposes(banner?.getAttribute('purposes'));
  if (!purposes.length) return null;
  return { purposes, version: readVersion(banner!.getAttribute('policy-version')), earlier: readPurposes(banner!.getAttribute('earlier-purposes')) };
}

/** For how long the page's banner remembers an answer; undefined for the default. */
function readAnswerDays(): number | undefined {
  const days = Number(pageDocument.querySelector('cookie-banner:not([forced])')?.getAttribute('answer-days'));
  return days >= 1 && days <= 390 ? days : undefined;
}

const $wholeState: WritableAtom<ConsentState> = shared('consent-state@1', null, () => atom<ConsentState>({ consent: 'unasked', answer: null }));
const textOfState = ({ consent, answer: by }: ConsentState): string => consent + (by ? encodePurposes(by) : '');

/** Takes a new state: what depends on one purpose sees it once, and never half of it. */
function setState(into: ConsentStore, state: ConsentState): void {
  const { consent, answer: by } = state;
  if (by) $answer.set(by);
  into.set(consent);
  $answer.set(by);
  if (textOfState(state) !== textOfState($wholeState.get())) $wholeState.set(state);
}

const everything = (consent: Consent, question: PurposeQuestion | null): ConsentState =>
  (question ? answerAll(consent, question) : { consent, answer: null });

/** Whether a new state takes something back that was allowed, or allows nothing. */
function allowsLess(before: ConsentStore, { answer: by }: ConsentState): boolean {
  return !by?.granted.length || before.get() === 'accepted' || !!$answer.get()?.granted.some(name => !by.granted.includes(name));
}

/** A message between tabs: a simple answer, or one by purpose as its cookie has it. */
const message: Decoder<string> = value => (answer(value) || purposeAnswer(value) ? String(value) : undefined);

const store: ConsentStore = shared('consent@1', 'unasked', () => {
  const made: ConsentStore = atom<Consent>('unasked');
  if (!isPage) return made;
  const read = () => {
    const stored = readConsent();
    const kept = readPurposeAnswer();
    const question = readQuestion();
    const state = readState({ stored, kept, question, isLoading: !question && pageDocument.readyState === 'loading' });
    // A new version is asked again, also by the site's server.
    if (question && state.consent !== stored) writeConsent(state.consent);
    if (question && state.answer && !kept) writePurposeAnswer(state.answer);
    // The browser's own signal stands for an answer until there is one; the banner, which reads the cookie, still asks.
    setState(made, state.consent === 'unasked' && hasPrivacySignal() ? { ...state, consent: 'declined' } : state);
  };
  read();
  // A banner at the end of the page may ask by purpose, or about a new version of the policy.
  whenParsed(() => { if (readQuestion() || readPurposeAnswer()) read(); });
  // Also if the visitor accepted and the site forbids it. spec: page-runtime-platform §4, restrictive mode
  const clear = () => {
    const consent = getPurposeConsent('statistics', { consent: made.get(), answer: $answer.get() });
    if (getRestriction(consent, getConsentPolicy($site.get()))) clearTracking();
  };
  made.subscribe(clear);
  for (const changed of [$answer, $site]) changed.listen(clear);
  // A message comes before the other tab's cookie can be read here; one that takes an answer back may come late.
  made.tell = tabChannel(tabChannels.consent, message, said => {
    if (said === 'unasked') return read();
    const simple = answer(said);
    const question = readQuestion();
    const state = simple ? everything(simple, question) : readState({ stored: 'unasked', kept: purposeAnswer(said)!, question });
    const isLess = allowsLess(made, state);
    if (state.consent === 'declined') forgetHosts();
    setState(made, state);
    if (state.consent === 'declined') callBackAfterDecline(isLess);
  });
  return made;
});

/** The visitor's answer to the whole consent question; `accepted` means everything that was asked. */
export const $consent: ReadableAtom<Consent> = store;

/** The visitor's answer for one purpose. Where the site asks a simple yes or no, it is the answer to the whole question. */
export const getConsent = (purpose: string): Consent => getPurposeConsent(purpose, { consent: store.get(), answer: $answer.get() });

/** The answer by purpose as a store; null where the site asks a simple yes or no. */
export const $purposeAnswer: ReadableAtom<PurposeAnswer | null> = $answer;

/** Both answers together: notifies once of each change. */
export const $consentState: ReadableAtom<ConsentState> = $wholeState;

/** The same as a store. Everything that tracks or embeds a third party follows the one of its purpose. */
export const consentFor = (purpose: Purpose | (string & {})): ReadableAtom<Consent> => shared(`consent-for-${purpose}@1`, 'unasked', () => {
  const made = atom<Consent>(getConsent(purpose));
  for (const changed of [store, $answer]) changed.listen(() => made.set(getConsent(purpose)));
  return made;
});

/** Whether a banner on the page asks just now; null as long as none has decided. */
export const $isAsking: WritableAtom<boolean | null> = shared('consent-asking@1', null, () => atom<boolean | null>(null));

/** The rule under which the visitor is asked, for receipts. */
export interface ConsentRule {
  readonly regionRule: RegionRule;
  /** ISO 3166, such as `US-CA`; empty where it is unknown, or the banner has no rules by region. */
  readonly region: string;
}

/** The rule of a page without rules by region. */
export const usualRule: ConsentRule = { regionRule: 'opt-in', region: '' };

/** The rule of the visitor's region, which a banner with rules by region sets; null where another platform asks. */
export const $consentRule: WritableAtom<ConsentRule | null> = shared('consent-rule@1', null, () => atom<ConsentRule | null>(usualRule));

/** The detail of `site-consent-receipt`: what a visitor has answered, for a site that has to prove it. */
export interface ConsentReceipt extends Partial<ConsentRule> {
  /** Random id of this answer. It is not stored in the browser. */
  readonly id: string;
  readonly consent: Consent;
  /** Only where the banner asks by purpose: the purposes, and the version of the policy that was shown. */
  readonly granted?: readonly string[];
  readonly declined?: readonly string[];
  readonly policyVersion?: string;
  /** ISO 8601. */
  readonly date: string;
  /** The page without its query. */
  readonly url: string;
  readonly language: string;
  /** Whether the browser sent a Global Privacy Control signal meanwhile. */
  readonly hasPrivacySignal: boolean;
}

/**
 * Answers the consent question: remembered for thirty days, heard in every tab. `unasked` takes an answer back. `declined`
 * declines everything, so it also forgets the hosts that the visitor has allowed always. The page that was asked
 * dispatches `site-consent-receipt`. Throws a RangeError for anything else. Where the banner asks by purpose, it is the answer to all.
 */
export function answerConsent(consent: Consent): void {
  if (answer(consent) === undefined)
    throw new RangeError(`consent: "${String(consent)}" is unknown; expected unasked, accepted or declined; nothing was changed.`);
  giveAnswer(everything(consent, isPage ? readQuestion() : null));
}

/**
 * Answers by purpose, where the page's banner asks by purpose: `{ statistics: true }`. A purpose that is not named is declined.
 * Throws a RangeError where the banner has no `purposes`.
 */
export function answerPurposes(choices: Readonly<Record<string, boolean>>): void {
  const question = isPage ? readQuestion() : null;
  if (!question) throw new RangeError('consent: expected <cookie-banner purposes>; nothing was changed.');
  giveAnswer(answerEach(choices, question));
}

function giveAnswer(state: ConsentState): void {
  const { consent, answer: by } = state;
  const isLess = allowsLess(store, state);
  if (consent === 'declined') forgetHosts();
  const days = isPage ? readAnswerDays() : undefined;
  writeConsent(consent, days);
  if (isPage) writePurposeAnswer(state.answer, days);
  setState(store, state);
  store.tell?.(state.answer ? encodePurposes(state.answer) : consent);
  if (!isPage) return;
  dispatchPageEvent('site-consent-receipt', {
    ...$consentRule.get(),
    ...by && { granted: by.granted, declined: by.declined, policyVersion: by.version },
    id: newId(), consent, date: new Date().toISOString(), url: pageAddress(), language: $site.get().locale, hasPrivacySignal: hasPrivacySignal(),
  } satisfies ConsentReceipt);
  if (consent === 'declined') callBackAfterDecline(isLess);
}
