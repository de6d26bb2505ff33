/** What a page may ask of a design; `null` leaves it to the design. */
export interface DesignOptions {
  /** How the chosen transition moves slides; only a slideshow can be either. */
  readonly flow: 'track' | 'stack';
  readonly slidesPerRow: number | null;
  readonly gutter: number | null;
  /** Width to height as CSS writes it, `auto` for every image's own, or null. */
  readonly aspectRatio: string | null;
  readonly columnWidth: number | null;
  /** Percent of a line that its image takes. */
  readonly listImageSize: number | null;
  readonly vSize: number | null;
  readonly alignment: Alignment;
}

/** Where the active slide of a strip stands. */
export type Alignment = 'start' | 'middle' | 'end';

export interface ThumbnailSizes {
  readonly heightPx: number;
  /** Between the slides and the thumbnails. */
  readonly marginPx: number;
  readonly gapPx: number;
  /** Thumbnails in view immediately; null where their height decides. */
  readonly perRow: number | null;
}

/** What a design returns: values only. One renderer turns them into custom properties, attributes and controls. */
export interface Layout {
  /**
   * `track`: slides side by side in a row that scrolls. `stack`: slides lie over each other, one is seen.
   * `rows`: every slide is in view.
   */
  readonly flow: 'track' | 'stack' | 'rows';
  /**
   * How the style sheet places the slides. `single`: one in view. `stack`: one over the other. `strip`: of one height,
   * each as wide as it is. `row` and `even`: this many side by side, fewer where it is narrow, in one row or in many.
   * `fit`: as many columns as have room. `columns`: the same, without rows. `lines`: lines of one height.
   * `list`: an image and its text side by side. `whole`: one under the other.
   */
  readonly place: 'single' | 'stack' | 'strip' | 'row' | 'even' | 'fit' | 'columns' | 'lines' | 'list' | 'whole';
  /** The slides of a track follow one another from top to bottom. */
  readonly isVertical?: true;
  /** Slides in a row where there is room for them. */
  readonly columns: number;
  readonly gutterPx: number;
  /** As CSS writes it; `auto` leaves every image its own. */
  readonly aspectRatio: string;
  /** Least width of a column, or height of a line. */
  readonly sizePx?: number;
  readonly imagePercent?: number;
  /** Height of a strip's images in percent of the gallery's width. */
  readonly heightPercent?: number;
  readonly alignment?: Alignment;
  /** Whether images open the lightbox unless the page says otherwise. */
  readonly opensLightbox: boolean;
  /** How long a change of slides takes. */
  readonly speedMs?: number;
  /** Where there are thumbnails. */
  readonly thumbnails?: ThumbnailSizes;
  /** What else it is from a width of the gallery on, narrowest first. */
  readonly steps?: readonly (Layout & { readonly fromPx: number })[];
  /** Slides in a row are given by width: as many also where it is narrow. */
  readonly isExact?: boolean;
}

/** One way to lay a gallery out. A new design is one file with such a record and one line in `designs.ts`. */
export interface Design {
  readonly layout: (options: DesignOptions) => Layout;
}
