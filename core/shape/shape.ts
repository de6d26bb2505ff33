/** Heights of the boxes most shapes are drawn in, in percent of their width. spec: media-layout §9 */
export const sizeGroups = { square: 100, tall: 150, wide: 67 } as const;

/** Width of every shape's box, in its own units. */
export const boxWidth = 100;

export type ShapeInsets = readonly [top: number, right: number, bottom: number, left: number];

/** One outline that a page can draw, fill, or cut an image by. */
export interface Shape {
  /** Height of the box the outline is drawn in, which is 100 wide: its proportions. */
  readonly height: number;
  /** The outline in that box. M, L, C, Q and Z with absolute numbers only: such a path is scaled pair by pair. */
  readonly path: string;
  /** How far text keeps from the top, right, bottom and left side, in percent of it, to stand inside the outline. */
  readonly room: ShapeInsets;
}

/** Width of a shape's box divided by its height. */
export const getShapeRatio = ({ height }: Shape): number => boxWidth / height;

/** The box of a shape, as an SVG element wants it. */
export const getViewBox = ({ height }: Shape): string => `0 0 ${boxWidth} ${height}`;

interface Place { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** The outline of a shape stretched over a place, in the place's own units. */
export function scalePath({ path, height: boxHeight }: Shape, { left, top, width, height }: Place): string {
  let isAcross = false;
  return path.replace(/-?[\d.]+/g, text => {
    isAcross = !isAcross;
    const value = isAcross ? left + (Number(text) / boxWidth) * width : top + (Number(text) / boxHeight) * height;
    return String(Math.round(value * 100) / 100);
  });
}
