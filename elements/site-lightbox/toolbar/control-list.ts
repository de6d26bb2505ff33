interface ControlList<Name extends string> {
  /** In the author's order, each once. */
  readonly names: readonly Name[];
  readonly unknown: readonly string[];
}

/** Reads the names that an author has written, with blanks or commas between them. */
export function readControlList<Name extends string>(written: string, known: readonly Name[]): ControlList<Name> {
  const words = [...new Set(written.toLowerCase().split(/[\s,]+/).filter(Boolean))];
  const isKnown = (word: string): word is Name => (known as readonly string[]).includes(word);
  return { names: words.filter(isKnown), unknown: words.filter(word => !isKnown(word)) };
}
