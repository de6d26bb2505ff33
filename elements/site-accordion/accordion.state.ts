import { pageClock, type Clock } from '../../core/platform/timing.js';

const animationMs = 250; // spec: page-runtime-platform §5, §9

export type Phase = 'closed' | 'opening' | 'open' | 'closing';

/** A heading whose content is drawn as a panel; its slots are `heading-<id>` and `panel-<id>`. */
export interface Section<Item> {
  readonly item: Item;
  readonly level: number;
  readonly id: string;
  /** The author has put a link or another control into the heading: it cannot stand inside of a button. */
  readonly hasControl: boolean;
}

export interface AccordionOptions {
  /** Whether opening and closing take time. */
  isAnimated(): boolean;
  /** A phase has changed. */
  changed(): void;
}

const isOpen = (phase: Phase | undefined) => phase === 'open' || phase === 'opening';

/** Which items are open. While an animation runs, toggling is ignored; what a script, a link or a search asks for is not. */
export class AccordionState<Item extends object = object> {
  isMultiple = false;
  /** The items that the view draws; none where they are `<details>`. */
  sections: readonly Section<Item>[] = [];
  /** Called as an item begins to open or close; set by the one who moves the page. */
  toggled: (item: Item, isOpen: boolean) => void = () => {};
  readonly #options: AccordionOptions;
  readonly #clock: Clock;
  #phases = new Map<Item, Phase>();
  #cancelSettling: (() => void) | undefined;

  constructor(options: AccordionOptions, clock: Clock = pageClock) {
    this.#options = options;
    this.#clock = clock;
  }

  get items(): readonly Item[] { return [...this.#phases.keys()]; }

  get isMoving(): boolean { return this.#cancelSettling !== undefined; }

  phaseOf(item: Item): Phase { return this.#phases.get(item) ?? 'closed'; }

  isOpen(item: Item): boolean { return isOpen(this.#phases.get(item)); }

  /** Takes the items as they stand now: known ones keep their phase, new ones begin open or closed without an animation. */
  read(items: readonly Item[], startsOpen: (item: Item, index: number) => boolean): void {
    const known = this.#phases;
    this.#phases = new Map(items.map((item, index) => [item, known.get(item) ?? (startsOpen(item, index) ? 'open' : 'closed')]));
    if (!this.isMultiple) for (const item of this.items.filter(each => this.isOpen(each)).slice(1)) this.#phases.set(item, 'closed');
  }

  /** What a click asks for. */
  toggle(item: Item): void {
    if (!this.isMoving) this.set(item, !this.isOpen(item));
  }

  /** Opens or closes an item; unless several may be open, opening one closes the others. */
  set(item: Item, open: boolean): void {
    if (!this.#phases.has(item) || this.isOpen(item) === open) return;
    const closing = open && !this.isMultiple ? this.items.filter(each => this.isOpen(each)) : [];
    for (const each of closing) this.#begin(each, false);
    this.#begin(item, open);
    this.#cancelSettling?.();
    if (this.#options.isAnimated()) this.#cancelSettling = this.#clock.after(animationMs, () => this.#endAnimations());
    else this.#endAnimations();
    this.#options.changed();
  }

  /** The element goes: nothing is left waiting. */
  end(): void {
    this.#cancelSettling?.();
    this.#endAnimations();
  }

  #begin(item: Item, open: boolean): void {
    this.#phases.set(item, open ? 'opening' : 'closing');
    this.toggled(item, open);
  }

  #endAnimations(): void {
    this.#cancelSettling = undefined;
    for (const [item, phase] of this.#phases) this.#phases.set(item, isOpen(phase) ? 'open' : 'closed');
    this.#options.changed();
  }
}
