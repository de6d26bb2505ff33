import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { Consent } from '../../consent/purposes.js';
import type { CaptchaCalls, CaptchaPhase, CaptchaWidget } from './captcha-provider.js';

export interface CaptchaSnapshot {
  readonly phase: CaptchaPhase;
  /** What goes with the submission; empty until it is solved. */
  readonly token: string;
}

export interface CaptchaFacts {
  /** Who would be asked; null where the site's own captcha is used. */
  readonly host: string | null;
  readonly solvesAlone: boolean;
  readonly consent: Consent;
  /** Hosts this visitor always takes things from. */
  readonly allowedHosts: readonly string[];
  /** The visitor said yes to this captcha, this once. */
  readonly isAsked: boolean;
  /** The visitor is near the end of the form, or has begun to fill it in. */
  readonly isNear: boolean;
}

/** Whether the visitor has to say yes before anything is loaded. */
export const needsLeave = ({ host, consent, allowedHosts, isAsked }: CaptchaFacts): boolean =>
  host !== null && !isAsked && consent !== 'accepted' && !allowedHosts.includes(host);

const atRest: CaptchaSnapshot = { phase: 'waiting', token: '' };

/** The life of one captcha: when it may be loaded, whether it is solved. Knows no page and no provider. */
export class CaptchaState {
  readonly #snapshot: WritableAtom<CaptchaSnapshot> = atom(atRest);
  readonly $snapshot: ReadableAtom<CaptchaSnapshot> = this.#snapshot;
  #facts: CaptchaFacts;
  #widget: CaptchaWidget | null = null;
  /** Counts captchas: what an earlier one says is not heard. */
  #attempt = 0;

  /** `load` puts the captcha into the page. */
  constructor(facts: Pick<CaptchaFacts, 'host' | 'solvesAlone'>, private readonly load: (calls: CaptchaCalls) => Promise<CaptchaWidget>) {
    this.#facts = { consent: 'unasked', allowedHosts: [], isAsked: false, isNear: false, ...facts };
    this.#decide();
  }

  get phase(): CaptchaPhase { return this.#snapshot.get().phase; }
  get token(): string { return this.#snapshot.get().token; }

  update(facts: Partial<Pick<CaptchaFacts, 'consent' | 'allowedHosts' | 'isAsked' | 'isNear'>>): void {
    this.#facts = { ...this.#facts, ...facts };
    this.#decide();
  }

  /** The visitor wants it: for the first time, or once more after a failure. */
  ask(): void {
    if (this.phase === 'failed') this.#start();
    this.update({ isAsked: true, isNear: true });
  }

  /** What was solved is spent: a new one is needed. */
  reset(): void {
    if (!this.#widget || this.phase === 'failed') return;
    this.#set({ phase: this.#facts.solvesAlone ? 'loading' : 'open', token: '' });
    this.#widget.reset();
  }

  /** The form has been sent: nothing is needed until the visitor fills it in again. */
  rest(): void {
    this.#clear(atRest);
    this.update({ isNear: false });
  }

  remove(): void { this.#clear(atRest); }

  #decide(): void {
    const mustAsk = needsLeave(this.#facts);
    if (mustAsk && this.phase !== 'asking') this.#clear({ phase: 'asking', token: '' });
    else if (!mustAsk && this.phase === 'asking') this.#set(atRest);
    if (this.phase === 'waiting' && this.#facts.isNear) this.#start();
  }

  #start(): void {
    this.#clear({ phase: 'loading', token: '' });
    const attempt = this.#attempt;
    const ifCurrent = <T extends unknown[]>(then: (...said: T) => void) => (...said: T) => {
      if (attempt === this.#attempt) then(...said);
    };
    const failed = ifCurrent(() => this.#set({ phase: 'failed', token: '' }));
    this.load({
      solved: ifCurrent((token: string) => this.#set({ phase: 'solved', token })),
      expired: ifCurrent(() => this.reset()),
      failed,
    }).then(widget => {
      if (attempt !== this.#attempt) return widget.remove();
      this.#widget = widget;
      if (this.phase === 'loading' && !this.#facts.solvesAlone) this.#set({ phase: 'open', token: '' });
    }, failed);
  }

  #clear(state: CaptchaSnapshot): void {
    this.#attempt++;
    this.#widget?.remove();
    this.#widget = null;
    this.#set(state);
  }

  #set(state: CaptchaSnapshot): void {
    const now = this.#snapshot.get();
    if (state.phase !== now.phase || state.token !== now.token) this.#snapshot.set(state);
  }
}
