/** The looks of a lightbox. Source: media-layout §3, lightboxTheme. */
export type LightboxTheme = 'dark' | 'light';

/** What somebody wants to be shown large: their slides, and how they take part. */
export interface LightboxRequest {
  /** The author's own nodes, read only: pictures, links to pictures, figures, videos. Never moved or changed. */
  readonly slides: readonly HTMLElement[];
  /** Counted from 0. */
  readonly index: number;
  /** By default the `<site-lightbox>`'s own. */
  readonly theme?: LightboxTheme;
  /** What stands for a slide on the page now: it grows from there, shrinks to there, and gives the focus back to there. */
  readonly thumbnailOf?: (index: number) => HTMLElement | null;
  /** Another slide is shown. */
  readonly changed?: (index: number) => void;
  readonly closed?: () => void;
}
