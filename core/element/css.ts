/** A style sheet written in a module: text for a server, one constructed sheet for every root that adopts it. */
export class Styles {
  #sheet: CSSStyleSheet | undefined;

  constructor(readonly cssText: string) {}

  /** Made at the first use: a server has none. */
  get styleSheet(): CSSStyleSheet {
    if (!this.#sheet) (this.#sheet = new CSSStyleSheet()).replaceSync(this.cssText);
    return this.#sheet;
  }
}

/** Writes a style sheet. Nothing can be put into it: values that change are custom properties. */
export const css = ({ raw }: TemplateStringsArray): Styles => new Styles(raw[0]!);
