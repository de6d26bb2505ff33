/** What the image endpoint needs of a drawing; `demo/pictures/catalogue.ts` exports many. */
export interface Picture {
  width: number;
  height: number;
  alt: string;
  svg(): string;
}
