/** A place from 0 to one below the count; a negative one is counted from the end. */
export const normalPlace = (index: number, count: number): number => (Number.isInteger(index) ? ((index % count) + count) % count : 0);

/** Which slide is shown. Slides stand in a row of positions, which goes on and on where it loops. */
export class LightboxState {
  readonly count: number;
  index: number;
  /** Where the current slide stands in the row. */
  position: number;
  isLooping: boolean;
  isClosing = false;

  constructor(count: number, index: number, isLooping: boolean) {
    [this.count, this.index, this.position, this.isLooping] = [count, index, index, isLooping];
  }

  /** The slide at a position of the row; null where there is none. */
  indexAt(position: number): number | null {
    const index = this.index + position - this.position;
    if (index >= 0 && index < this.count) return index;
    return this.isLooping && this.count > 1 ? normalPlace(index, this.count) : null;
  }

  canTurn(by: -1 | 1): boolean { return this.indexAt(this.position + by) !== null; }

  /** Goes to a slide: it comes from its side, however far it is. */
  go(index: number, by: -1 | 1): void {
    this.index = index;
    this.position += by;
  }
}
