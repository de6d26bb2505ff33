/**
 * A system that names its look, such as a CMS or a framework of style sheets. What it names is read before what a page shows.
 * The comment of each record names the document or source that the names are from.
 */
export interface LookHost {
  /** A custom property that it sets on the page's outermost element, or a selector that matches something in its pages. */
  readonly sign: string;
  readonly button?: LookPart;
  readonly field?: LookPart;
}

/** The main button or the text field of a system. */
export interface LookPart {
  /** Its classes. */
  readonly classes?: string;
  /** Declarations of the values that the system names, `color: var(--brand-text)`, in place of classes or beside them. */
  readonly style?: string;
  /** The computed background of one that no theme has styled: nothing is taken of it. */
  readonly unstyled?: string;
}
