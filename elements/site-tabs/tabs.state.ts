/** A heading or section of the author's; its slots are `heading-<id>` and `panel-<id>`. */
export interface Tab<Item> {
  readonly item: Item;
  readonly id: string;
  /** The words on the tab; the heading itself is there where it is a child of the element. */
  readonly label: string;
  readonly hasOwnHeading: boolean;
}

/** Which tab is open: always one of those there are, the first at first. Source: page-runtime-platform §4. */
export class TabsState<Item extends object = object> {
  tabs: readonly Tab<Item>[] = [];
  #wanted = 0;
  #selected: Item | null = null;

  /** The index of the open tab; -1 without tabs. */
  get index(): number { return this.tabs.findIndex(({ item }) => item === this.#selected); }

  /** Takes the tabs as they stand now: the open one stays open wherever it stands. */
  read(tabs: readonly Tab<Item>[]): void {
    this.tabs = tabs;
    if (this.index < 0) this.#selected = (tabs[this.#wanted] ?? tabs[0])?.item ?? null;
  }

  /** What the page asks for, perhaps before the tab is there. */
  want(index: number): void {
    this.#wanted = index;
    this.#selected = (this.tabs[index] ?? this.tabs[0])?.item ?? null;
  }

  /** Opens a tab. False where it is open already, or none of these. */
  select(index: number): boolean {
    const tab = this.tabs[index];
    if (!tab || tab.item === this.#selected) return false;
    this.#wanted = index;
    this.#selected = tab.item;
    return true;
  }

  /** The tab that a key leads to; null for any other key. The row wraps around. */
  indexForKey(key: string, from: number, isRightToLeft: boolean): number | null {
    const last = this.tabs.length - 1;
    const [next, previous] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    switch (key) {
      case next: return from === last ? 0 : from + 1;
      case previous: return from === 0 ? last : from - 1;
      case 'Home': return 0;
      case 'End': return last;
      default: return null;
    }
  }
}
