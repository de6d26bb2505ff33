interface Change {
  readonly ids: readonly string[];
  readonly selected: ReadonlySet<string>;
  readonly id: string;
  readonly how: 'only' | 'toggle' | 'range';
}

/** The selection of a list, as file managers of operating systems have it. A range begins at the last file that was selected alone. */
export class Selection {
  #anchor: string | null = null;

  change({ ids, selected, id, how }: Change): ReadonlySet<string> {
    const from = this.#anchor === null ? -1 : ids.indexOf(this.#anchor);
    if (how === 'range' && from >= 0) {
      const to = ids.indexOf(id);
      return new Set(ids.slice(Math.min(from, to), Math.max(from, to) + 1));
    }
    this.#anchor = id;
    if (how !== 'toggle') return new Set([id]);
    const changed = new Set(selected);
    if (!changed.delete(id)) changed.add(id);
    return changed;
  }
}
