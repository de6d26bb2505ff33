/** What an editor knows of an element. */
export interface RichElement {
  /** Name for people, such as "Price". */
  readonly title: string;
  /** Belongs in a line of text, as a word does. */
  readonly isInline: boolean;
  /** Not visible where it is in the page: an overlay, or settings of the page. The editor shows its name instead. */
  readonly isElsewhere: boolean;
}

/** Elements by tag. `site-elements/rich-text/elements` exports all elements for visitors. */
export type RichElements = Readonly<Record<string, RichElement>>;
