const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', nbsp: '\u00a0', '#34': '"', '#38': '&', '#39': '\'', '#x27': '\'' };

/** Text of markup with its usual entities read. */
export const withoutEntities = (text: string): string => text.replace(/&(amp|quot|lt|gt|nbsp|#34|#38|#39|#x27);/g, (_, name: string) => entities[name]!);

/** Markup without invisible parts: comments, and what scripts, templates and style sheets hold. */
// eslint-disable-next-line site/linear-patterns -- written by the page's author
export const shownMarkup = (markup: string): string => markup.replace(/<!--[\s\S]*?-->|<(script|template|style)\b[\s\S]*?<\/\1>/gi, '');

/** The start tags in some markup, in its order. For servers, which have no DOM, and for markup that is never to become one. */
export const tagsIn = (markup: string): readonly string[] => markup.match(/<[a-z][^<>]*>/gi) ?? [];

/** The value of a start tag's attribute; null where it has none. */
export function attributeIn(tag: string, name: string): string | null {
  const found = [...tag.matchAll(/\s([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)].find(([, written]) => written!.toLowerCase() === name);
  return found ? withoutEntities(found[2] ?? found[3] ?? found[4] ?? '').trim() : null;
}
