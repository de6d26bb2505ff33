/** More than any example has: an element that restores what a translator has changed never ends. */
const enough = 2000;
const left = 'font, script, style, textarea, option, svg, title, [translate="no"]';

/** A page translator as browsers have them: wraps each text in `<font>`, in the light and in the shadow trees. */
export class Translator {
  translations = 0;
  /** What the texts were. */
  readonly originals = new Set<string>();
  readonly #roots: readonly Node[];
  readonly #observer = new MutationObserver(() => {
    if (this.translations < enough) this.pass();
    else this.end();
  });

  constructor(element: Element) {
    this.#roots = [element, element.shadowRoot!];
  }

  get isEndless(): boolean { return this.translations >= enough; }

  /** Texts that were translated and are there again as they were. */
  get writtenBack(): string[] { return this.#texts().map(text => text.data.trim()).filter(text => this.originals.has(text)); }

  /** Translates what is there now. */
  pass(): void {
    for (const text of this.#texts()) {
      this.translations++;
      this.originals.add(text.data.trim());
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      inner.append(`«${text.data}»`);
      text.replaceWith(outer);
    }
  }

  /** Translates what is there now, and what comes, as soon as it comes. */
  observe(): void {
    for (const root of this.#roots) this.#observer.observe(root, { childList: true, characterData: true, subtree: true });
    this.pass();
  }

  end(): void { this.#observer.disconnect(); }

  #texts(): Text[] {
    const found: Text[] = [];
    for (const root of this.#roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (text.data.trim() && !text.parentElement?.closest(left)) found.push(text);
      }
    }
    return found;
  }
}
