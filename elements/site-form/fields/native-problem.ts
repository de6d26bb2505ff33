import type { FieldFacts, Problem } from './field-kind.js';

/** `novalidate` silences the browser's own checks: what it objects to is still said, by us. */
export const nativeProblem = ({ nativeMessage }: FieldFacts): Problem | null =>
  (nativeMessage ? { words: nativeMessage } : null);
