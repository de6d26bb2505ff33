/** How the items of a summary are laid out. */
export interface SummaryDesign {
  /** Items are in a row that scrolls, with buttons. */
  readonly isRow: boolean;
  /** Pictures keep proportions of their own, unless the author names some. */
  readonly ratio: 'own' | 'even';
  /** The picture is beside its text where there is room. */
  readonly isBeside: boolean;
}

/** By the name that pages write. */
export const summaryDesigns = {
  wall: { isRow: false, ratio: 'own', isBeside: false },
  carousel: { isRow: true, ratio: 'even', isBeside: false },
  list: { isRow: false, ratio: 'even', isBeside: true },
  grid: { isRow: false, ratio: 'even', isBeside: false },
} as const satisfies Record<string, SummaryDesign>;

export type SummaryDesignName = keyof typeof summaryDesigns;

/** What is shown of an item beside its title. */
export const metadataNames = ['date', 'author', 'category', 'location', 'price'] as const;
export type MetadataName = (typeof metadataNames)[number];

const isMetadata = (name: string): name is MetadataName => (metadataNames as readonly string[]).includes(name);
const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** What a setting names, in the author's order; null where it names nothing, not even `none`. */
export const readMetadata = (text: string): readonly MetadataName[] | null => (text.trim() ? wordsOf(text).filter(isMetadata) : null);

/** The unknown name, if there is one. */
export const unknownMetadata = (text: string): readonly string[] => wordsOf(text).filter(name => name !== 'none' && !isMetadata(name));

/** What a summary is of, and what is shown of it where the author names nothing. */
export const summaryKinds = {
  blog: ['date', 'author'],
  products: ['price'],
  events: ['date', 'location'],
  gallery: [],
} as const satisfies Record<string, readonly MetadataName[]>;

export type SummaryKind = keyof typeof summaryKinds;
