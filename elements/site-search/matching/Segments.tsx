import type { Segment } from './highlight.js';

/** A text with the words marked that were looked for. Nothing in it becomes markup. */
export const Segments = ({ segments }: { readonly segments: readonly Segment[] }) =>
  segments.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text));
