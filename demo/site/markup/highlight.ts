import { Html, html } from './html.js';

const token = /(<!--[\s\S]*?-->)|(<\/?)([a-z][\w-]*)|("[^"]*")|([\w:-]+)(?==")|(\/?>)/gi;

/** Source as readable code: the words of HTML get a class each, and everything is escaped. */
export function highlight(source: string): Html {
  const parts: Html[] = [];
  let end = 0;
  for (const match of source.matchAll(token)) {
    const [whole, comment, bracket, tag, string, attribute] = match;
    parts.push(html`${source.slice(end, match.index)}`);
    if (comment) parts.push(html`<i class="code-comment">${comment}</i>`);
    else if (tag) parts.push(html`${bracket}<b class="code-tag">${tag}</b>`);
    else if (string) parts.push(html`<i class="code-string">${string}</i>`);
    else if (attribute) parts.push(html`<i class="code-attribute">${attribute}</i>`);
    else parts.push(html`${whole}`);
    end = match.index + whole.length;
  }
  return html`${parts}${source.slice(end)}`;
}
