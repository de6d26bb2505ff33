/** Marks the one entry that an open lightbox adds to the visitor's history. */
const mark = 'siteLightbox';

/** The lightbox in the address: one entry of history, which Back leaves and closing takes away. */
export class HistoryEntry {
  #isOurs = false;
  #name: string;
  /** What the address said when it opened, where the address opened it. */
  #isAddressed: boolean;

  /** `isAddressed`: the address names the slide already, nothing is added. */
  constructor(name: string, isAddressed: boolean, writes: boolean) {
    [this.#name, this.#isAddressed] = [name, isAddressed];
    if (!writes || isAddressed) return;
    this.#isOurs = true;
    this.#write('pushState', name);
  }

  /** Another slide is shown: the address names it, in the same entry. */
  show(name: string): void {
    if (name === this.#name) return;
    this.#name = name;
    if (this.#isOurs || this.#isAddressed) this.#write('replaceState', name);
  }

  /** Whether the visitor has left the entry, by Back. */
  get isLeft(): boolean { return this.#isOurs && !this.#isHere; }

  /** The lightbox has closed by other means than Back: the address is what it was. */
  close(): void {
    if (this.#isOurs && this.#isHere) history.back();
    else if (this.#isAddressed && location.hash) this.#write('replaceState', '');
    [this.#isOurs, this.#isAddressed] = [false, false];
  }

  get #isHere(): boolean { return (history.state as Record<string, unknown> | null)?.[mark] === true; }

  #write(how: 'pushState' | 'replaceState', name: string): void {
    const { pathname, search } = location;
    const { [mark]: _, ...state } = (history.state ?? {}) as Record<string, unknown>;
    try {
      history[how]({ ...state, ...this.#isOurs && { [mark]: true } }, '', pathname + search + (name && `#${encodeURI(name)}`));
    } catch { /* Safari allows a hundred writes in half a minute: the address then lags behind */ }
  }
}
