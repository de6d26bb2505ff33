/** One attribute as it is written; without a value it is null. */
export interface Attribute {
  readonly name: string;
  readonly value: string | null;
}

export type Token =
  | { readonly kind: 'text' | 'comment' | 'raw'; readonly text: string; readonly start: number; readonly end: number }
  | { readonly kind: 'start'; readonly name: string; readonly attributes: readonly Attribute[]; readonly start: number; readonly end: number }
  | { readonly kind: 'end'; readonly name: string; readonly start: number; readonly end: number };

/** Elements whose content is text, whatever is in it. */
const rawTags = new Set(['script', 'style', 'textarea']);
const space = /\s/;

/**
 * Cuts markup into tags and text. It reads what an example or a snippet is written like, not everything that browsers
 * forgive; nothing is executed, and no document is made.
 */
export function tokensOf(markup: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const text = (end: number, kind: 'text' | 'raw' = 'text') => {
    if (end > at) tokens.push({ kind, text: markup.slice(at, end), start: at, end });
    at = end;
  };
  while (at < markup.length) {
    const open = nextTag(markup, at);
    text(open);
    if (at >= markup.length) break;
    if (markup.startsWith('<!--', at)) {
      const end = endAfter(markup, '-->', at);
      tokens.push({ kind: 'comment', text: markup.slice(at, end), start: at, end });
      at = end;
    } else if (markup[at + 1] === '/') {
      const end = endAfter(markup, '>', at);
      tokens.push({ kind: 'end', name: markup.slice(at + 2, end - 1).trim().toLowerCase(), start: at, end });
      at = end;
    } else {
      const tag = readStartTag(markup, at);
      tokens.push(tag);
      at = tag.end;
      if (rawTags.has(tag.name)) {
        const end = markup.toLowerCase().indexOf(`</${tag.name}`, at);
        text(end < 0 ? markup.length : end, 'raw');
      }
    }
  }
  return tokens;
}

function nextTag(markup: string, from: number): number {
  for (let at = markup.indexOf('<', from); at >= 0; at = markup.indexOf('<', at + 1)) {
    if (/[a-z/!]/i.test(markup[at + 1] ?? '')) return at;
  }
  return markup.length;
}

function endAfter(markup: string, what: string, from: number): number {
  const at = markup.indexOf(what, from);
  return at < 0 ? markup.length : at + what.length;
}

function readStartTag(markup: string, start: number): Extract<Token, { kind: 'start' }> {
  let at = start + 1;
  const word = (stop: RegExp): string => {
    const from = at;
    while (at < markup.length && !stop.test(markup[at]!)) at += 1;
    return markup.slice(from, at);
  };
  const skipSpace = () => word(/\S/);
  const name = word(/[\s/>]/).toLowerCase();
  const attributes: Attribute[] = [];
  for (;;) {
    skipSpace();
    while (markup[at] === '/') at += 1;
    if (at >= markup.length || markup[at] === '>') break;
    if (space.test(markup[at]!)) continue;
    const attribute = word(/[\s=/>]/);
    if (markup[at] !== '=') {
      attributes.push({ name: attribute, value: null });
      continue;
    }
    at += 1;
    const quote = markup[at];
    if (quote === '"' || quote === "'") {
      const end = markup.indexOf(quote, at + 1);
      attributes.push({ name: attribute, value: decoded(markup.slice(at + 1, end < 0 ? markup.length : end)) });
      at = end < 0 ? markup.length : end + 1;
    } else {
      attributes.push({ name: attribute, value: decoded(word(/[\s>]/)) });
    }
  }
  return { kind: 'start', name, attributes, start, end: Math.min(at + 1, markup.length) };
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const decoded = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|#39);/g, entity => entities[entity]!);

/** An attribute as one writes it: in single quotes where the value has double ones, as JSON does. */
export function attributeText({ name, value }: Attribute): string {
  if (value === null) return name;
  const safe = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return safe.includes('"') && !safe.includes("'") ? `${name}='${safe}'` : `${name}="${safe.replaceAll('"', '&quot;')}"`;
}

/** A start tag as one writes it. */
export const startTagText = (name: string, attributes: readonly Attribute[], end = '>'): string =>
  `<${[name, ...attributes.map(attributeText)].join(' ')}${end}`;
