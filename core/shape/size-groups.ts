/** Heights of the boxes most shapes are drawn in, in percent of their width. spec: media-layout §9 */
export const sizeGroups = { square: 100, tall: 150, wide: 67 } as const;

/** Width of every shape's box, in its own units. */
export const boxWidth = 100;
