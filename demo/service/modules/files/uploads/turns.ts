/** Runs jobs of one name one after another. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  take<Result>(name: string, job: () => Promise<Result>): Promise<Result> {
    const turn = (this.#last.get(name) ?? Promise.resolve()).then(job, job);
    this.#last.set(name, turn);
    const forget = () => { if (this.#last.get(name) === turn) this.#last.delete(name); };
    turn.then(forget, forget);
    return turn;
  }
}
