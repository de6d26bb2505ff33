/** A style sheet written in a module: text for a server, one constructed sheet for every root that adopts it. */
export class Styles {
  #sheet: CSSStyleSheet | undefined;
  #others: Map<string, Styles> | undefined;

  constructor(readonly cssText: string) {}

  /** The same rules for a tag of another name. */
  forTag(tag: string, own: string): Styles {
    this.#others ??= new Map();
    let made = this.#others.get(own);
    // A type selector: no class, no attribute, no custom property of that name.
    if (!made) this.#others.set(own, made = new Styles(this.cssText.replace(new RegExp(`(?<![\\w.#-])${tag}(?![\\w-])`, 'g'), own)));
    return made;
  }

  /** Made at the first use: a server has none. */
  get styleSheet(): CSSStyleSheet {
    if (!this.#sheet) (this.#sheet = new CSSStyleSheet()).replaceSync(this.cssText);
    return this.#sheet;
  }
}

/** Writes a style sheet. Nothing can be put into it: values that change are custom properties. */
export const css = ({ raw }: TemplateStringsArray): Styles => new Styles(raw[0]!);
