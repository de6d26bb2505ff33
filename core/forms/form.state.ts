import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { TextKey } from './form.settings.js';
import { type Move, nextPhase, type Phase } from './phases.js';
import type { Delay, Explanation, Outcome, Sender, Submission } from './sender.js';

export interface FormSnapshot extends Explanation {
  readonly phase: Phase;
  /** How often the form has been refused: the same message twice is still news. */
  readonly round: number;
  /** A word while the visitor types, to be read out; gone with the next move. */
  readonly warning: string;
  /** Why sending takes longer; null while it does not. */
  readonly delay: Delay | null;
}

const start: FormSnapshot = { phase: 'idle', message: '', detail: '', errors: {}, round: 0, warning: '', delay: null };

/** The life of one form: idle, submitting, success, failure. Knows no page. spec: commerce-forms-data §4 */
export class FormMachine {
  readonly #state: WritableAtom<FormSnapshot> = atom(start);
  readonly $state: ReadableAtom<FormSnapshot> = this.#state;
  /** The field list as the author gave it, to be drawn. */
  readonly $fields: WritableAtom<unknown> = atom(null);

  constructor(private readonly text: (key: TextKey) => string) {}

  get phase(): Phase { return this.#state.get().phase; }

  /** Something needs care before anything is sent; by default fields. */
  refuse(errors: Readonly<Record<string, string>>, why: TextKey = 'someInvalid'): void {
    this.#move('refuse', { message: this.text(why), detail: '', errors });
  }

  /** Sends; null when the form is locked or already sent. */
  async submit(submission: Submission, base: string, sender: Sender | Promise<Sender>): Promise<Outcome | null> {
    if (!this.#move('submit', start)) return null;
    const outcome = await (await sender).send(submission, base, delay => this.#state.set({ ...this.#state.get(), delay }));
    if (outcome.kind === 'saved') this.#move('succeed', start);
    else this.#move('fail', outcome.explain(this.text));
    return outcome;
  }

  /** Changes what is said of one field; null: nothing is wrong with it any more. */
  mend(id: string, message: string | null): void {
    const state = this.#state.get();
    if (state.phase !== 'failure' || (state.errors[id] ?? null) === message) return;
    const { [id]: _, ...others } = state.errors;
    const errors = message === null ? others : { ...state.errors, [id]: message };
    if (Object.keys(errors).length > 0) this.#state.set({ ...state, errors });
    else this.#move('mend', start);
  }

  /** Something to be read out at once. */
  warn(warning: string): void { this.#state.set({ ...this.#state.get(), warning }); }

  reset(): void { this.#move('reset', start); }

  #move(move: Move, said: Explanation): boolean {
    const state = this.#state.get();
    const phase = nextPhase(state.phase, move);
    if (phase === null) return false;
    const { message, detail, errors } = said;
    this.#state.set({ phase, message, detail, errors, round: state.round + (phase === 'failure' ? 1 : 0), warning: '', delay: null });
    return true;
  }
}
