import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { PlacePrediction } from '../../../contract/places.js';
import { ownValue } from '../../../registry/own-value.js';

/** Fewer letters fit every street. */
const fewestLetters = 3;
/** As much as the service reads. */
const mostLetters = 200;
/** Fast typing is one question. */
const calmMs = 200;

/** What a text may mean. */
export interface SuggestedPlace {
  readonly predictions: readonly PlacePrediction[];
  /** Whose data these are, where that has to be shown. */
  readonly attribution: string;
}

export interface SearchState extends SuggestedPlace {
  readonly isOpen: boolean;
  /** Which prediction the keyboard is on; -1: on what was typed. */
  readonly active: number;
}

export interface AddressSearchApi {
  /** Asks for the places a text may mean; null where no answer came. */
  predict(input: string, session: string, signal: AbortSignal): Promise<SuggestedPlace | null>;
  /** A name that was not used before. */
  newSession(): string;
  pause(ms: number, signal: AbortSignal): Promise<void>;
}

const nothing: SuggestedPlace = { predictions: [], attribution: '' };
const atRest: SearchState = { ...nothing, isOpen: false, active: -1 };

/** The keys that go through the list, by what they do to the place of `count` predictions; before the first is what was typed. */
const steps: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1 < count ? active + 1 : -1),
  ArrowUp: (active, count) => (active < 0 ? count - 1 : active - 1),
};
/** The keys that go through the text. */
const textKeys = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** What is suggested while one address is typed: the last request is shown, in whatever order responses arrive. */
export class AddressSearch {
  readonly #state: WritableAtom<SearchState> = atom(atRest);
  /** Answers of this session: a deleted letter sends no new request. */
  readonly #answers = new Map<string, SuggestedPlace>();
  #question = new AbortController();
  /** The text last heard, and the one whose answer shows. */
  #input = '';
  #answered = '';
  #session = '';

  constructor(private readonly ways: AddressSearchApi) {}

  get $state(): ReadableAtom<SearchState> { return this.#state; }

  /** The prediction that Enter chooses; null where Enter is the form's. */
  get chosen(): PlacePrediction | null {
    const { predictions, isOpen, active } = this.#state.get();
    return (isOpen && predictions[active]) || null;
  }

  /** Hears what the field holds now. */
  async type(text: string): Promise<void> {
    const input = text.trim().replace(/\s+/g, ' ').slice(0, mostLetters);
    if (input === this.#input) return;
    this.#input = input;
    this.#question.abort();
    const { signal } = this.#question = new AbortController();
    if (input.replaceAll(' ', '').length < fewestLetters) return this.#set(atRest);
    // What shows stays until the answer is there: a list that comes and goes with every letter cannot be read.
    const shown = this.#state.get();
    this.#set({ ...shown.isOpen ? shown : atRest, active: -1 });
    const found = this.#answers.get(input) ?? await this.#ask(input, signal);
    if (signal.aborted) return;
    this.#answered = input;
    this.#set({ ...found, isOpen: found.predictions.length > 0, active: -1 });
  }

  /** Hears a key; true where it was for the list. */
  press(key: string): boolean {
    const shown = this.#state.get();
    const { predictions, isOpen, active } = shown;
    if (textKeys.has(key) && active >= 0) this.#set({ ...shown, active: -1 });
    const step = ownValue(steps, key);
    if (!step || predictions.length === 0) return false;
    this.hold();
    this.#set({ ...shown, isOpen: true, active: step(isOpen ? active : -1, predictions.length) });
    return true;
  }

  /** While the visitor moves through the list, no later response replaces it. */
  hold(): void { this.#question.abort(); }

  /** The list goes; the arrow keys bring it back, if it is of this text. */
  close(): void {
    this.hold();
    const isCurrent = this.#answered === this.#input;
    if (!isCurrent) this.#input = '';
    this.#set({ ...isCurrent ? this.#state.get() : nothing, isOpen: false, active: -1 });
  }

  /** Ends the session, now that a place is chosen: what goes with the question for its details. `text`: what the field holds. */
  spend(text: string): string {
    const session = this.#session;
    this.hold();
    this.#answers.clear();
    this.#session = '';
    this.#input = this.#answered = text.trim();
    this.#set(atRest);
    return session;
  }

  async #ask(input: string, signal: AbortSignal): Promise<SuggestedPlace> {
    await this.ways.pause(calmMs, signal);
    if (signal.aborted) return nothing;
    const found = await this.ways.predict(input, this.#session ||= this.ways.newSession(), signal);
    if (found && !signal.aborted) this.#answers.set(input, found);
    return found ?? nothing;
  }

  #set(state: SearchState): void { this.#state.set(state); }
}
