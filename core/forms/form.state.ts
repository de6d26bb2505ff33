import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { ownValue } from '../registry/own-value.js';
import type { TextKey } from './form.settings.js';
import type { LightPart } from './light-parts.js';
import type { PaymentLink } from './payment-link.js';
import type { Delay, FailureExplanation, ExplainText, Outcome, Sender, Submission } from './sender.js';

export type Phase = 'idle' | 'submitting' | 'success' | 'failure';
/**
 * `refuse`: stopped before sending, because fields need care. `mend`: the visitor has corrected the last of them.
 * `leave`: the browser has posted it. `arrive`: what was sent before a reload is known to be stored.
 */
export type Move = 'submit' | 'refuse' | 'succeed' | 'fail' | 'mend' | 'reset' | 'leave' | 'arrive';

/** What may follow what; everything else is ignored. spec: commerce-forms-data §4 */
const transitions: Record<Phase, Partial<Record<Move, Phase>>> = {
  idle: { submit: 'submitting', refuse: 'failure', arrive: 'success' },
  submitting: { succeed: 'success', fail: 'failure', leave: 'idle' }, // a second submit, or a reset, finds the form locked
  success: { reset: 'idle' },
  failure: { submit: 'submitting', refuse: 'failure', mend: 'idle', reset: 'idle', arrive: 'success' },
};

/** The next phase, or null when the move does not apply now. */
export const nextPhase = (phase: Phase, move: Move): Phase | null => transitions[phase][move] ?? null;

export interface FormSnapshot extends FailureExplanation {
  readonly phase: Phase;
  /** How often the form has been refused: the same message twice is still news. */
  readonly round: number;
  /** A word while the visitor types, to be read out; gone with the next move. */
  readonly warning: string;
  /** Why sending takes longer; null while it does not. */
  readonly delay: Delay | null;
  /** How much of an upload is sent. */
  readonly percent: number;
  /** What was left out of a submission that is stored, a sentence each. */
  readonly notStored: readonly string[];
  /** Shown instead of the success message. */
  readonly confirmation: string;
  /** Where the amount of what is stored is paid; null for nothing to pay. */
  readonly payment: PaymentLink | null;
  /** What is stored, as the service has sent it; null if it has sent none. */
  readonly answers: readonly unknown[] | null;
  /** Where the visitor edits what is stored; null if it can't be edited. */
  readonly edit: PaymentLink | null;
}

type Stored = Partial<Pick<FormSnapshot, 'notStored' | 'confirmation' | 'payment' | 'answers' | 'edit'>>;

const start: FormSnapshot = {
  phase: 'idle', message: '', detail: '', errors: {}, round: 0, warning: '', delay: null, percent: 0, notStored: [], confirmation: '',
  payment: null, answers: null, edit: null,
};

/** The life of one form: idle, submitting, success, failure. Knows no page. spec: commerce-forms-data §4 */
export class FormState {
  readonly #snapshot: WritableAtom<FormSnapshot> = atom(start);
  readonly $snapshot: ReadableAtom<FormSnapshot> = this.#snapshot;
  /** What is drawn in the light DOM, in nodes that the controller has made. */
  readonly $parts: WritableAtom<readonly LightPart[]> = atom([]);

  constructor(private readonly text: ExplainText) {}

  get phase(): Phase { return this.#snapshot.get().phase; }

  /** Whether there is anything to draw besides the author's own form. */
  get isViewNeeded(): boolean { return this.#snapshot.get() !== start || this.$parts.get().some(({ isPainted }) => !isPainted); }

  /** Something needs care before anything is sent; by default fields. */
  refuse(errors: Readonly<Record<string, string>>, why: TextKey = 'someInvalid'): void {
    this.#move('refuse', { message: this.text(why), detail: '', errors });
  }

  /** Sends; null when the form is locked or already sent. */
  async submit(submission: Submission, base: string, sender: Sender): Promise<Outcome | null> {
    if (!this.#move('submit', start)) return null;
    const outcome = await sender.send(submission, base, (delay, share = 0) =>
      this.#snapshot.set({ ...this.#snapshot.get(), delay, percent: Math.floor(share * 100) }),
    );
    if (outcome.kind === 'saved') this.#move('succeed', start, outcome);
    else if (outcome.kind === 'posted') this.#move('leave', start);
    else this.#move('fail', outcome.explain(this.text));
    return outcome;
  }

  /** Changes the message of one field; null: nothing is wrong with it any more. */
  mend(id: string, message: string | null): void {
    const snapshot = this.#snapshot.get();
    if (snapshot.phase !== 'failure' || (ownValue(snapshot.errors, id) ?? null) === message) return;
    const { [id]: _, ...others } = snapshot.errors;
    const errors = message === null ? others : { ...snapshot.errors, [id]: message };
    if (Object.keys(errors).length > 0) this.#snapshot.set({ ...snapshot, errors });
    else this.#move('mend', start);
  }

  /** Something to be read out immediately. */
  warn(warning: string): void { this.#snapshot.set({ ...this.#snapshot.get(), warning }); }

  /** What was sent before a reload is stored; false where the form is being sent again, or is sent. */
  arrive(stored?: Stored): boolean { return this.#move('arrive', start, stored); }

  reset(): void { this.#move('reset', start); }

  #move(move: Move, said: FailureExplanation, { notStored = [], confirmation = '', payment = null, answers = null, edit = null }: Stored = {}): boolean {
    const { phase: before, round } = this.#snapshot.get();
    const phase = nextPhase(before, move);
    if (phase === null) return false;
    const { message, detail, errors } = said;
    const rounds = round + (phase === 'failure' ? 1 : 0);
    this.#snapshot.set({
      phase, message, detail, errors, round: rounds, warning: '', delay: null, percent: 0, notStored, confirmation, payment, answers, edit,
    });
    return true;
  }
}
