/** How many steps can be undone. */
const mostSteps = 200;

/** States that can be returned to. Edits with the same key in a row are one step until `close` is called. */
export class EditHistory<State> {
  #past: State[] = [];
  #future: State[] = [];
  #openKey: string | null = null;

  constructor(public present: State) {}

  get canUndo(): boolean { return this.#past.length > 0; }
  get canRedo(): boolean { return this.#future.length > 0; }

  /** The state after an edit. */
  push(state: State, key: string | null = null): void {
    if (key === null || key !== this.#openKey) this.#past = [...this.#past, this.present].slice(-mostSteps);
    this.#openKey = key;
    this.#future = [];
    this.present = state;
  }

  /** The next edit is a step of its own. */
  close(): void { this.#openKey = null; }

  undo(): boolean { return this.#move(this.#past, this.#future); }
  redo(): boolean { return this.#move(this.#future, this.#past); }

  #move(from: State[], to: State[]): boolean {
    const state = from.pop();
    if (state === undefined) return false;
    to.push(this.present);
    this.present = state;
    this.#openKey = null;
    return true;
  }
}
