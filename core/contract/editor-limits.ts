import { rejectInput } from '../registry/expect-input.js';

/** The most that an owner can make of anything. Code that accepts an owner's input calls `checkLimit`. spec: page-runtime-platform §9 */
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

/** What is counted, as messages say it. */
const counted: Readonly<Record<EditorLimit, string>> = {
  tagLength: 'characters in a tag',
  categoryLength: 'characters in the name of a category',
  blocksPerLayout: 'blocks in a layout',
  tracksPerAlbum: 'tracks in an album',
  orderedItems: 'items in a collection with an order of its own',
  productsPerCollection: 'products in a collection',
  nestedCategories: 'nested categories',
  connectedGalleries: 'connected galleries',
  connectedGalleryPictures: 'pictures in a connected gallery',
};

/** What is more than a limit takes. */
export interface LimitExcess {
  readonly limit: EditorLimit;
  readonly got: number;
  /** What the limit takes. */
  readonly most: number;
  /** For developers, such as `61 tracks in an album; expected 60 at most`. What happens now is the caller's to say. */
  readonly message: string;
}

function sizeOf(given: unknown): number {
  if (typeof given === 'number' && given >= 0) return given;
  if (typeof given === 'string') return [...given].length;
  if (Array.isArray(given)) return given.length;
  return rejectInput('checkLimit', given, 'a number from 0, a text or a list');
}

/**
 * What a number, a text or a list has more than a limit takes: items, or characters as people count them; null where it is within. Throws
 * a TypeError for a limit that is unknown, and for what has no size.
 */
export function checkLimit(limit: EditorLimit, given: number | string | readonly unknown[]): LimitExcess | null {
  if (!Object.hasOwn(editorLimits, limit)) {
    throw new TypeError(`checkLimit: limit "${String(limit).slice(0, 60)}" is unknown; expected ${Object.keys(editorLimits).join(', ')}.`);
  }
  const [got, most] = [sizeOf(given), editorLimits[limit]];
  return got <= most ? null : { limit, got, most, message: `${got} ${counted[limit]}; expected ${most} at most` };
}

/** Whether a number, a text or a list is within a limit. Throws as `checkLimit` does. */
export const isWithinLimit = (limit: EditorLimit, given: number | string | readonly unknown[]): boolean => checkLimit(limit, given) === null;
