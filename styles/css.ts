import { withTheme } from './with-theme.js';

/** A style sheet written in a module: text for a server, one constructed sheet for every root that adopts it. */
export class Styles {
  readonly cssText: string;
  #sheet: CSSStyleSheet | undefined;
  #others: Map<string, Styles> | undefined;

  /** `var(--site-accent)` and `theme(accent)` get the values of the default theme: see `withTheme`. */
  constructor(rules: string) {
    this.cssText = withTheme(rules);
  }

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

/** Declarations that rules of several sheets share, such as those of a button. */
export class Declarations {
  constructor(readonly cssText: string) {}
}

/** Writes declarations for rules of several sheets. */
export const declarations = ({ raw }: TemplateStringsArray): Declarations => new Declarations(raw[0]!);

/** Writes a style sheet. Only shared declarations can be put into it: values that change are custom properties. */
export const css = ({ raw }: TemplateStringsArray, ...shared: readonly Declarations[]): Styles =>
  new Styles(raw.map((text, at) => text + (shared[at]?.cssText ?? '')).join(''));
