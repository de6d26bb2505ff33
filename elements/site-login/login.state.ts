import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';

export type Phase = 'out' | 'submitting' | 'in' | 'leaving';
/** `arrive`: the visitor is logged in, here or in another tab. `refuse`: a login or a logout did not work. `end`: the visitor is logged out. */
export type Move = 'submit' | 'arrive' | 'refuse' | 'leave' | 'end';

/** What may follow what; everything else is ignored: a second press finds the form locked. */
const transitions: Record<Phase, Partial<Record<Move, Phase>>> = {
  out: { submit: 'submitting', arrive: 'in' },
  submitting: { arrive: 'in', refuse: 'out' },
  in: { leave: 'leaving', end: 'out' },
  leaving: { end: 'out', refuse: 'in' },
};

export const nextPhase = (phase: Phase, move: Move): Phase | null => transitions[phase][move] ?? null;

/** A message over the page, to be acknowledged. */
export interface Notice { readonly title: string; readonly text: string }

export interface LoginSnapshot {
  readonly phase: Phase;
  /** What did not work; empty for nothing. */
  readonly message: string;
  /** How often something did not work: the same message twice is still news. */
  readonly round: number;
  readonly notice: Notice | null;
  /** The password is shown as it is typed. */
  readonly isRevealed: boolean;
  /** To be read out. */
  readonly said: string;
  /** The page is a view of the maker's app. */
  readonly isInApp: boolean;
}

/** What is in the light DOM, in nodes that the controller has made. */
export interface LightNodes { readonly form: HTMLFormElement | null; readonly message: HTMLElement | null }

const start: LoginSnapshot = { phase: 'out', message: '', round: 0, notice: null, isRevealed: false, said: '', isInApp: false };
const noNodes: LightNodes = { form: null, message: null };

/** The life of one login. Knows no page. */
export class LoginState {
  readonly #snapshot: WritableAtom<LoginSnapshot> = atom(start);
  readonly $snapshot: ReadableAtom<LoginSnapshot> = this.#snapshot;
  readonly $nodes: WritableAtom<LightNodes> = atom(noNodes);

  get phase(): Phase { return this.#snapshot.get().phase; }

  /** Whether there is anything to draw besides the author's own form. */
  get isViewNeeded(): boolean { return this.#snapshot.get() !== start || this.$nodes.get() !== noNodes; }

  /** False where the move does not apply now. */
  move(move: Move, message = ''): boolean {
    const { phase: before, round, ...others } = this.#snapshot.get();
    const phase = nextPhase(before, move);
    if (phase === null) return false;
    this.#snapshot.set({ ...others, phase, message, round: round + (message ? 1 : 0), isRevealed: false, said: '' });
    return true;
  }

  /** Something that a visitor should know before they log in. */
  ask(message: string): void {
    if (this.phase === 'out') this.#change({ message, round: this.#snapshot.get().round + 1 });
  }

  notify(notice: Notice | null): void { this.#change({ notice }); }

  say(said: string): void { this.#change({ said }); }

  reveal(isRevealed: boolean): void { this.#change({ isRevealed }); }

  enterApp(): void { this.#change({ isInApp: true }); }

  #change(change: Partial<LoginSnapshot>): void { this.#snapshot.set({ ...this.#snapshot.get(), ...change }); }
}
