import { isMobile } from '../platform/visitor.js';

/** Lets this many in at a time, in the order they came. */
export class LoadQueue {
  readonly #limit: () => number;
  readonly #waiting: (() => void)[] = [];
  #inside = 0;

  constructor(limit: () => number) {
    this.#limit = limit;
  }

  /** Resolves when there is room, with what gives the room up again; calling that twice does no harm. */
  async enter(): Promise<() => void> {
    if (this.#inside < this.#limit()) this.#inside++;
    else await new Promise<void>(resolve => { this.#waiting.push(resolve); });
    let leave = () => {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#inside--;
      leave = () => {};
    };
    return () => leave();
  }
}

export const concurrency = 16; // spec: media-layout §9, image loading queue
export const mobileConcurrency = 1; // spec: media-layout §9, image loading queue

/** The one queue of all images that are loaded here. */
export const imageQueue = new LoadQueue(() => (isMobile() ? mobileConcurrency : concurrency));
