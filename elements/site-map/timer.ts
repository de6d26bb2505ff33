/** One thing that happens later, unless it is stopped or put off. */
export class Timer {
  #id: ReturnType<typeof setTimeout> | undefined;

  start(ms: number, then: () => void): void {
    this.stop();
    this.#id = setTimeout(then, ms);
  }

  stop(): void { clearTimeout(this.#id); }
}
