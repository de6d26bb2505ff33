import { hasText, type SlideParts } from './slide-parts.js';

/** Marks what stands around slides (`wrapper`) and beside them (`words`). */
export const partMark = 'data-site-part';

/** Marks what is around and between slides for the style sheets, and empties text between them, which would have a box of its own. */
export class SlideMarks {
  readonly #marked = new Map<HTMLElement, string>();
  readonly #texts = new Map<Text, string>();

  /** Words that are not shown, for developers. */
  get words(): string {
    const nodes = [...this.#marked].flatMap(([node, part]) => (part === 'words' ? [node.textContent!] : []));
    return [...nodes, ...this.#texts.values()].map(text => text.trim()).filter(Boolean).join(' … ');
  }

  apply({ wrappers, words, texts }: SlideParts): void {
    const wanted = new Map([...wrappers.map(node => [node, 'wrapper'] as const), ...words.map(node => [node, 'words'] as const)]);
    for (const [node, part] of this.#marked) if (wanted.get(node) !== part) this.#unmark(node);
    for (const [node, part] of wanted) {
      if (node.getAttribute(partMark) !== part) node.setAttribute(partMark, part);
      this.#marked.set(node, part);
    }
    for (const [text] of this.#texts) if (!text.isConnected) this.#texts.delete(text);
    for (const text of texts) {
      this.#texts.set(text, hasText(text) ? text.data : '');
      text.data = '';
    }
  }

  /** Gives the author's markup back as it was. */
  clear(): void {
    for (const node of [...this.#marked.keys()]) this.#unmark(node);
    for (const [text, before] of this.#texts) if (text.data === '' && before) text.data = before;
    this.#texts.clear();
  }

  #unmark(node: HTMLElement): void {
    node.removeAttribute(partMark);
    this.#marked.delete(node);
  }
}
