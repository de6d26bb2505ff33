/** The most that an owner can make of anything. Whoever takes an owner's input holds to it. spec: page-runtime-platform §9 */
export const editorLimits = {
  /** Characters. */
  tagLength: 50,
  /** Characters. */
  categoryLength: 25,
  blocksPerLayout: 60,
  tracksPerAlbum: 60,
  /** Items of a collection that an owner puts in order. */
  orderedItems: 250,
  productsPerCollection: 200,
  nestedCategories: 10_000,
  /** Galleries that take their pictures from another service. */
  connectedGalleries: 20,
  /** Pictures in one of those. */
  connectedGalleryPictures: 50,
} as const;
export type EditorLimit = keyof typeof editorLimits;

/** Whether a list, a text or a number is within a limit: as many items, characters or that number at most. */
export const isWithinLimit = (limit: EditorLimit, given: number | string | readonly unknown[]): boolean =>
  (typeof given === 'number' ? given : typeof given === 'string' ? [...given].length : given.length) <= editorLimits[limit];
