export const tileSize = 256;

const padPx = 24; // wider than the widest stroke, so that none ends inside a tile

/** One tile as a window on the world: converts to its pixels and knows what is near it. */
export interface TileFrame {
  z: number;
  /** Pixels to one world unit. */
  scale: number;
  /** The tile with its margin, in world units: left, top, right, bottom. */
  box: [number, number, number, number];
  x(worldX: number): number;
  y(worldY: number): number;
}

export function tileFrame(z: number, column: number, row: number): TileFrame {
  const tiles = 2 ** z;
  const scale = tiles * tileSize;
  const pad = padPx / scale;
  return {
    z,
    scale,
    box: [column / tiles - pad, row / tiles - pad, (column + 1) / tiles + pad, (row + 1) / tiles + pad],
    x: worldX => worldX * scale - column * tileSize,
    y: worldY => worldY * scale - row * tileSize,
  };
}

/** True when a box in world units touches the tile. */
export function touches(frame: TileFrame, [left, top, right, bottom]: TileFrame['box']): boolean {
  const [frameLeft, frameTop, frameRight, frameBottom] = frame.box;
  return right >= frameLeft && left <= frameRight && bottom >= frameTop && top <= frameBottom;
}
