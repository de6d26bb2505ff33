/** How far slides follow a hand that drags them past an end; both in shares of their width. */
export type Boundary = (dragged: number) => number;

/** Part of a pull that slides follow at its beginning, as in a native scroller that has come to its end. */
const give = 0.55;

/** Every way by its name. Source: media-layout §5. */
export const boundaries = {
  none: dragged => dragged,
  hard: () => 0,
  /** Follows less and less. */
  inertial: dragged => 1 - 1 / (dragged * give + 1),
} satisfies Record<string, Boundary>;
