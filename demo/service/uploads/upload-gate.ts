import { Refusal } from '../http/refusal.js';
import { say } from '../http/say.js';

/** A body with files is held in memory until it is judged. */
const mostAtOnce = 12;
const mostOfOne = 3;

/** Lets a few bodies with files in at a time, and fewer of one sender. */
export class UploadGate {
  readonly #bySender = new Map<string, number>();
  #all = 0;

  async pass<T>(sender: string, read: () => Promise<T>): Promise<T> {
    const own = this.#bySender.get(sender) ?? 0;
    if (this.#all >= mostAtOnce || own >= mostOfOne) {
      throw new Refusal(503, { error: say('tooManyFiles') }, { 'Retry-After': '2', Connection: 'close' });
    }
    this.#all += 1;
    this.#bySender.set(sender, own + 1);
    try {
      return await read();
    } finally {
      this.#all -= 1;
      const left = this.#bySender.get(sender)! - 1;
      if (left > 0) this.#bySender.set(sender, left);
      else this.#bySender.delete(sender);
    }
  }
}
