/** What a text that others wrote may contain: text and its structure. No forms, no frames, no images, no scripts. */
export const allowedTags: ReadonlySet<string> = new Set([
  'b', 'strong', 'i', 'em', 'u', 's', 'small', 'mark', 'sub', 'sup', 'code', 'kbd', 'samp', 'abbr', 'cite', 'q', 'dfn', 'del', 'ins',
  'span', 'bdi', 'bdo', 'br', 'wbr', 'hr', 'p', 'div', 'pre', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'time',
  'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td',
]);

/** Elements whose text is not a text for people: they go with all they hold. What is in neither list goes, and its text stays. */
export const removedTags: ReadonlySet<string> = new Set([
  'script', 'style', 'template', 'noscript', 'iframe', 'frame', 'frameset', 'noframes', 'noembed', 'object', 'embed', 'applet', 'head', 'title',
  'textarea', 'select', 'datalist', 'svg', 'math', 'canvas', 'audio', 'video', 'plaintext', 'xmp', 'portal', 'fencedframe',
]);

const number = /^\d{1,3}$/;
const anything = /^/;
const direction = /^(ltr|rtl|auto)$/i;
const language = /^[a-z]{1,8}(-[a-z\d]{1,8})*$/i;

/** Attributes that may stay, and what they may say; `*` on every element. `href` is judged by core/links. */
export const allowedAttributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  '*': { title: anything, lang: language, dir: direction },
  a: { hreflang: language },
  time: { datetime: anything },
  ol: { start: /^-?\d{1,6}$/, type: /^[1aAiI]$/ },
  li: { value: /^-?\d{1,6}$/ },
  td: { colspan: number, rowspan: number },
  th: { colspan: number, rowspan: number, scope: /^(row|col|rowgroup|colgroup)$/ },
};
