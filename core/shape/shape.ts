/** One outline that a page can draw, fill, or cut a picture by. */
export interface Shape {
  readonly name: string;
  /** Height of the box the outline is drawn in, which is 100 wide: its proportions. */
  readonly height: number;
  /** The outline in that box. M, L, C, Q and Z with absolute numbers only: such a path is scaled pair by pair. */
  readonly path: string;
  /** How far words keep from the top, right, bottom and left side, in percent of it, to stand inside the outline. */
  readonly room: Room;
}

export type Room = readonly [top: number, right: number, bottom: number, left: number];
