import type { Json } from '../../settings/element-schema.js';

/** A block as WordPress's `createBlock` reads it. */
export interface Block {
  readonly name: string;
  readonly attributes: Readonly<Record<string, Json>>;
  readonly innerBlocks?: readonly Block[];
  /** Saved markup of one of our blocks before its inner blocks, from which WordPress reads some attributes. */
  readonly markup?: string;
}
