/** Batches the renders of one element, and knows when its current values are on the page. */
export class RenderQueue {
  readonly #getValues: () => unknown;
  #isQueued = false;
  #renderedValues: unknown;
  #waiting: (() => void)[] = [];

  constructor(getValues: () => unknown) {
    this.#getValues = getValues;
  }

  /** Renders once for all requests up to `when`. */
  schedule(render: () => void, when: (render: () => void) => void): void {
    if (this.#isQueued) return;
    this.#isQueued = true;
    when(() => {
      this.#isQueued = false;
      render();
    });
  }

  /** Runs a change whose result the current render shows anyway: it schedules no other one. */
  withinRender(change: () => void): void {
    this.#isQueued = true;
    change();
    this.#isQueued = false;
  }

  /** The values that are on the page now. */
  markRendered(values: unknown): void {
    this.#renderedValues = values;
    if (values === this.#getValues() && !this.#isQueued) this.#resolve();
  }

  /** Values that look the same as the previous ones need no render. */
  skip(previous: unknown): void {
    if (this.#renderedValues === previous) this.#renderedValues = this.#getValues();
  }

  /** Resolves when the current values are on the page. */
  whenRendered(): Promise<void> {
    return new Promise(resolve => {
      if (this.#renderedValues === this.#getValues() && !this.#isQueued) resolve();
      else this.#waiting.push(resolve);
    });
  }

  /** The element has left the page: rendering is not needed any more. */
  reset(): void {
    this.#renderedValues = undefined;
    this.#resolve();
  }

  #resolve(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
