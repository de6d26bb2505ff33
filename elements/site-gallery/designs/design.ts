/** What a page may wish for; `null` and `''` leave it to the design. */
export interface Wishes {
  readonly slidesPerRow: number | null;
  readonly gutter: number | null;
  /** Width to height as CSS writes it, or null. */
  readonly aspectRatio: string | null;
}

/** What a design answers: values only. One renderer turns them into custom properties and controls. */
export interface Layout {
  /** `track`: one row that scrolls from slide to slide. `rows`: every slide is in view. */
  readonly flow: 'track' | 'rows';
  readonly columns: number;
  readonly gutterPx: number;
  readonly aspectRatio: string;
}

/** One way to lay a gallery out. A new design is one file with such a record and one line in `designs.ts`. */
export interface Design {
  readonly layout: (wishes: Wishes) => Layout;
}
