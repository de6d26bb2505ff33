import { timingSafeEqual } from 'node:crypto';

/** Compares two texts in a time that does not depend on where they differ. */
export const isSameText = (one: string, other: string): boolean =>
  Buffer.byteLength(one) === Buffer.byteLength(other) && timingSafeEqual(Buffer.from(one), Buffer.from(other));
