import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';

/** A step as it is in the form. */
export interface Step {
  readonly id: string;
  readonly name: string;
  /** Other answers hide all of its fields. */
  readonly isSkipped?: boolean;
}

/** A step as its visitor sees it. */
export interface ShownStep {
  readonly id: string;
  readonly name: string;
  readonly isCurrent: boolean;
  readonly isCompleted: boolean;
  /** The visitor may go there directly. */
  readonly isOpen: boolean;
}

export interface StepsSnapshot {
  /** All steps but those that are skipped. */
  readonly steps: readonly ShownStep[];
  /** The place of the current step in `steps`. */
  readonly index: number;
}

/** What is stored of a visitor's way through a form. */
export interface StepsPosition { readonly current: string; readonly completed: readonly string[] }

/** Where a visitor is in a form with steps, and where they may go. Knows no page. */
export class StepsState {
  readonly #snapshot: WritableAtom<StepsSnapshot> = atom({ steps: [], index: 0 });
  readonly $snapshot: ReadableAtom<StepsSnapshot> = this.#snapshot;
  #all: readonly Step[] = [];
  #current = '';
  readonly #completed = new Set<string>();
  /** The visitor changes one answer of an earlier step, and then continues where they were. */
  #isDetour = false;

  get current(): string { return this.#current; }
  get isFirst(): boolean { return this.#index === 0; }
  /** Whether the form is sent from here. */
  get isLast(): boolean { return this.#index === this.#asked.length - 1; }
  get position(): StepsPosition { return { current: this.#current, completed: [...this.#completed] }; }

  /** The steps of the form as they are now. A current step that is gone or skipped is left for the one before. */
  setSteps(steps: readonly Step[]): void {
    const at = this.#all.findIndex(({ id }) => id === this.#current);
    this.#all = steps;
    if (!this.#asked.some(({ id }) => id === this.#current)) {
      const before = steps.slice(0, Math.max(at, 0)).findLast(({ isSkipped }) => !isSkipped);
      this.#current = (before ?? this.#asked[0])?.id ?? '';
    }
    this.#show();
  }

  /** Continues where a visitor has been before; nearby where a step in between has not been completed. */
  restore({ current, completed }: StepsPosition): void {
    for (const id of completed) this.#completed.add(id);
    this.follow(current);
  }

  /** The current step is completed. The next one is shown; after a change of an earlier answer, the first that is not completed. */
  next(): void {
    this.#completed.add(this.#current);
    const asked = this.#asked;
    const following = asked[this.#index + 1] ?? asked.at(-1);
    const resumed = asked.find(({ id }) => !this.#completed.has(id)) ?? asked.at(-1);
    this.#moveTo((this.#isDetour ? resumed : following)?.id ?? '');
  }

  back(): void { this.#moveTo(this.#asked[Math.max(0, this.#index - 1)]?.id ?? ''); }

  /** Whether a visitor may go to a step: back to any, forward if all before it are completed. */
  isOpen(id: string): boolean {
    const at = this.#asked.findIndex(step => step.id === id);
    return at >= 0 && (at <= this.#index || this.#asked.slice(0, at).every(step => this.#completed.has(step.id)));
  }

  /** Goes to a step if that is allowed, else to the first that has not been completed. */
  follow(id: string): void {
    const open = this.#asked.find(step => !this.#completed.has(step.id)) ?? this.#asked.at(-1);
    this.#moveTo(this.isOpen(id) ? id : open?.id ?? '');
  }

  /** Goes to a step of which one answer has to be changed. */
  visit(id: string): void {
    if (!this.#asked.some(step => step.id === id)) return;
    this.#moveTo(id);
    this.#completed.delete(id);
    this.#isDetour = true;
    this.#show();
  }

  reset(): void {
    this.#completed.clear();
    this.#moveTo(this.#asked[0]?.id ?? '');
  }

  get #asked(): readonly Step[] { return this.#all.filter(({ isSkipped }) => !isSkipped); }
  get #index(): number { return this.#asked.findIndex(({ id }) => id === this.#current); }

  #moveTo(id: string): void {
    this.#current = id;
    this.#isDetour = false;
    this.#show();
  }

  #show(): void {
    const steps = this.#asked.map(({ id, name }): ShownStep => ({
      id, name, isCurrent: id === this.#current, isCompleted: this.#completed.has(id), isOpen: this.isOpen(id),
    }));
    this.#snapshot.set({ steps, index: this.#index });
  }
}
