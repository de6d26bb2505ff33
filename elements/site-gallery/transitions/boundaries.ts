/** How far slides follow a pointer that drags them past an end; both in shares of their width. */
export type Boundary = (dragged: number) => number;

/** The part of a drag that slides follow at its beginning, as in a native scroller at its end. */
const give = 0.55;

/** Every boundary by its name. Source: media-layout §5. */
export const boundaries = {
  none: dragged => dragged,
  hard: () => 0,
  /** Follows less and less. */
  inertial: dragged => 1 - 1 / (dragged * give + 1),
} satisfies Record<string, Boundary>;
