import { atom, type ReadableAtom } from 'nanostores';
import type { ReactNode } from 'react';
import type { Consent } from '../../core/consent/purposes.js';
import type { PurposeView } from './purposes/purpose-view.js';

/** The visitor's answer: where it is stored, what the page knows, how it is given. */
export interface ConsentAccess {
  readonly stored: () => Consent;
  readonly current: ReadableAtom<Consent>;
  readonly answer: (consent: Consent) => void;
}

export type Phase =
  /** Nothing is drawn. */
  | 'hidden'
  /** The visitor is asked. */
  | 'asking'
  /** The visitor wants to see or change the answer. */
  | 'reopened'
  /** The visitor is not asked, but informed. */
  | 'notice'
  /** A preview; nothing is stored. */
  | 'forced';

export class CookieBannerState {
  readonly $isReopened = atom(false);
  /** Draws a notice in place of the question; null without one. The code of each notice loads with it. */
  readonly $notice = atom<(() => ReactNode) | null>(null);
  /** Whether the author wrote a text of their own into the tag. */
  readonly $hasOwnText = atom(false);
  /** An answer given while this page is open holds even where cookies are blocked. */
  readonly $hasAnswer = atom(false);
  /** The view of a question by purpose, once it has loaded. */
  readonly $purposes = atom<PurposeView | null>(null);
  /** Whether the question is asked by purpose. It is shown once its view has loaded. */
  asksByPurpose = false;
  /** Whether that view is being loaded. */
  isWaiting = false;
  /** Draws the number of the visitor's receipt, once it has loaded. */
  receipt: (() => ReactNode) | null = null;
  /** Asks nothing: until the rule of the visitor's region is known, and where that is to show no banner. */
  isSilent = false;
  /** The note where cookies are allowed until a decline; false where they are not. Set by the rules of regions. */
  presumedNote: () => string | false = () => false;
  /** Whether the visitor sees the purposes, and not only the question. */
  readonly $isChoosing = atom(false);
  /** False until the page is known: a server, and the hydration of its markup, render nothing. */
  isConnected = false;
  readonly #access: ConsentAccess;

  constructor(access: ConsentAccess) {
    this.#access = access;
  }

  connect(signal: AbortSignal): void {
    this.isConnected = true;
    // Given before this banner came, and its cookie cannot be read, or not yet. Declining may be the browser's own signal alone.
    this.$hasAnswer.set(this.#access.current.get() === 'accepted');
    signal.addEventListener('abort', this.#access.current.listen(consent => {
      this.$hasAnswer.set(consent !== 'unasked' && !this.presumedNote());
      if (consent === 'accepted') this.$notice.set(null);
      this.$isReopened.set(false); // answered here, in another banner or in another tab
      this.$isChoosing.set(false);
    }), { once: true });
  }

  /** What the visitor answered, as far as this page knows. */
  get answer(): Consent {
    const stored = this.#access.stored();
    return stored === 'unasked' && this.$hasAnswer.get() ? this.#access.current.get() : stored;
  }

  phase(options: { isEnabled: boolean; isForced: boolean }): Phase { return this.needsPurposes(options) ? 'hidden' : this.#phase(options); }

  /** Whether the banner would be shown, and its question by purpose has not loaded. */
  needsPurposes(options: { isEnabled: boolean; isForced: boolean }): boolean {
    return this.asksByPurpose && !this.$purposes.get() && !['hidden', 'notice'].includes(this.#phase(options));
  }

  /** Source: page-runtime-platform §4, cookie banner. */
  #phase({ isEnabled, isForced }: { isEnabled: boolean; isForced: boolean }): Phase {
    if (!this.isConnected) return 'hidden';
    if (isForced) return 'forced';
    if (this.$isReopened.get()) return 'reopened';
    if (this.$notice.get()) return 'notice';
    return isEnabled && !this.isSilent && this.answer === 'unasked' ? 'asking' : 'hidden';
  }

  /** Stores the answer, unless this is a preview. */
  give(consent: 'accepted' | 'declined', isForced: boolean): void {
    this.$isChoosing.set(false);
    if (isForced) return;
    this.#access.answer(consent);
    this.close();
  }

  /** Closes the banner after an answer, also if it is the same as before. */
  close(): void {
    this.$hasAnswer.set(true);
    this.$notice.set(null);
    this.$isReopened.set(false);
    this.$isChoosing.set(false);
  }

  reopen(): void { this.$isReopened.set(true); }

  /** Closes the banner; the answer stays as it is. */
  keep(): void {
    if (!this.$isReopened.get()) this.$notice.set(null);
    this.$isReopened.set(false);
  }
}
