/** A system that names its look, such as a CMS or a framework of style sheets. What it names is read before what a page shows. */
export interface LookHost {
  readonly name: string;
  /** A selector that matches something in its pages, or a custom property that it sets on the page's outermost element. */
  readonly selector?: string;
  readonly property?: `--${string}`;
  /** Classes of its main button and its text field, and values in place of or beside them: `var(--brand-color)`. */
  readonly button?: LookParts;
  readonly field?: LookParts;
  /** Where the names come from. */
  readonly source: string;
}

interface LookParts {
  readonly classes?: string;
  readonly background?: string;
  readonly color?: string;
  readonly radius?: string;
}
