import { codeWords } from './code-words.js';
import { type Html, html } from './html.js';

/** Source as readable code: the words of HTML get a class each, and everything is escaped. */
export function highlight(source: string): Html {
  return html`${codeWords(source).map(({ text, kind }) => {
    if (kind === null) return text;
    return kind === 'tag' ? html`<b class="code-tag">${text}</b>` : html`<i class="code-${kind}">${text}</i>`;
  })}`;
}
