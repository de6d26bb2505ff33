/** Elements without an end tag. Source: HTML Living Standard, 13.1.2, void elements */
const voidTags: ReadonlySet<string> = new Set([
  'area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr',
]);

/** Most elements inside each other: no page needs more, and a parser takes minutes for 100,000. */
export const deepestNesting = 5000;

/**
 * Whether more elements of some HTML are open than allowed, without parsing it. An end tag only counts for an open element of its name. An
 * element whose end tag may be left out counts as open.
 */
export function isDeeperThan(html: string, deepest = deepestNesting): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    const tag = name.toLowerCase();
    const count = open.get(tag) ?? 0;
    if (voidTags.has(tag) || (slash && count === 0)) continue;
    open.set(tag, count + (slash ? -1 : 1));
    depth += slash ? -1 : 1;
    if (depth > deepest) return true;
  }
  return false;
}
