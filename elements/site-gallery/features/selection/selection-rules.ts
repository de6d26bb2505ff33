/** What is selected: `tag` is empty for all, `limit` is how many are loaded so far. */
export interface Choice { readonly tag: string; readonly limit: number }

/** Tags are the same in any case, and with other spaces. */
const keyOf = (tag: string): string => tag.trim().replace(/\s+/g, ' ').toLowerCase();

/** The tags of one slide, by its `data-tags`: `sea, harbour`. */
export const readTags = (text: string | undefined): string[] =>
  (text ?? '').split(',').map(tag => tag.trim().replace(/\s+/g, ' ')).filter(Boolean);

/** Every tag once, as it was written first, in the order of the slides. */
export function collectTags(slides: readonly (readonly string[])[]): string[] {
  const tags = new Map<string, string>();
  for (const tag of slides.flat()) if (!tags.has(keyOf(tag))) tags.set(keyOf(tag), tag);
  return [...tags.values()];
}

/** Which slides are shown, by their places, and how many there would be without a limit. */
export function select(slides: readonly (readonly string[])[], { tag, limit }: Choice): { shown: Set<number>; count: number } {
  const matching = slides.flatMap((tags, at) => (!tag || tags.some(one => keyOf(one) === keyOf(tag)) ? [at] : []));
  return { shown: new Set(matching.slice(0, limit)), count: matching.length };
}

/** How many slides have to be loaded, in steps, so that the one at a place is there. */
export const limitFor = (index: number, step: number): number => (step < Infinity ? Math.ceil((index + 1) / step) * step : step);
