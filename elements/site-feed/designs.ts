/** How posts are laid out. */
export interface FeedDesign {
  /** Posts are in a row that scrolls, with buttons. */
  readonly isRow: boolean;
  /** The picture is beside its words where there is room. */
  readonly isBeside: boolean;
}

/** By the name that pages write. */
export const feedDesigns = {
  grid: { isRow: false, isBeside: false },
  list: { isRow: false, isBeside: true },
  carousel: { isRow: true, isBeside: false },
} as const satisfies Record<string, FeedDesign>;

export type FeedDesignName = keyof typeof feedDesigns;
