import { addressBelowLightbox, historyMark } from '../../../core/lightbox/lightbox-requests.js';
import { entryState } from '../../../core/platform/page.js';

interface Options {
  /** Name of the slide that it opens with. */
  readonly name: string;
  /** The address names the slide already: nothing is added, and closing takes the name away. */
  readonly isAddressed: boolean;
  /** Opening adds an entry, which Back leaves. */
  readonly addsEntry: boolean;
  /** Whether the lightbox has the address name the slide that is shown. */
  readonly writesAddress: () => boolean;
}

const isAtEntry = () => addressBelowLightbox() !== null;

/** The lightbox in the visitor's history: one entry, which Back leaves and closing takes away. */
export class HistoryEntry {
  #name: string;
  #isOurs = false;
  #isAddressed: boolean;
  readonly #writesAddress: () => boolean;

  constructor({ name, isAddressed, addsEntry, writesAddress }: Options) {
    [this.#name, this.#isAddressed, this.#writesAddress] = [name, isAddressed, writesAddress];
    if (isAtEntry()) this.#isOurs = true; // of an earlier lightbox, to which the visitor has returned
    else if (addsEntry) {
      this.#isOurs = true;
      const { scrollRestoration } = history;
      history.scrollRestoration = 'manual'; // of the entry below: going back, the page stays at the slide seen last
      this.#write('pushState');
      history.scrollRestoration = scrollRestoration;
      // Safari restores the place after it has told of the step back.
      addEventListener('popstate', () => setTimeout(() => { history.scrollRestoration = scrollRestoration; }), { once: true });
    }
  }

  /** Another slide is shown: the address names it, in the same entry. */
  show(name: string): void {
    if (name === this.#name) return;
    this.#name = name;
    if (this.#isOurs || this.#isAddressed) this.#write('replaceState');
  }

  /** Whether the visitor has left the entry, by Back. */
  get isLeft(): boolean { return this.#isOurs && !isAtEntry(); }

  /** The lightbox has closed by other means than Back: the address is what it was. */
  close(): void {
    if (this.#isOurs && isAtEntry()) history.back();
    else if (this.#isAddressed && location.hash) {
      this.#name = '';
      this.#write('replaceState');
    }
    [this.#isOurs, this.#isAddressed] = [false, false];
  }

  #write(how: 'pushState' | 'replaceState'): void {
    const { pathname, search, hash, href } = location;
    const state = { ...entryState(), ...how === 'pushState' && { [historyMark]: href } };
    const named = this.#writesAddress() ? this.#name && `#${encodeURI(this.#name)}` : hash;
    try {
      history[how](state, '', pathname + search + named);
    } catch { /* Safari allows a hundred writes in half a minute: the address then lags behind */ }
  }
}
