import { nextTask } from '../platform/timing.js';

const types = ['paste', 'drop'];

/** Knows whether an editor reads pasted or dropped content now. Editors read it before the next task. */
export class PasteWatch {
  #isPasting = false;

  get isPasting(): boolean { return this.#isPasting; }

  readonly #begin = (): void => {
    this.#isPasting = true;
    nextTask(() => { this.#isPasting = false; });
  };

  start(target: EventTarget): void { for (const type of types) target.addEventListener(type, this.#begin, true); }

  stop(target: EventTarget): void { for (const type of types) target.removeEventListener(type, this.#begin, true); }
}
