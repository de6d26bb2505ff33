import { codeWords } from './code-words.js';
import { type Html, html } from './html.js';

/** Source as readable code: the words of HTML get a class each, and everything is escaped. */
function highlight(source: string): Html {
  return html`${codeWords(source).map(({ text, kind }) => {
    if (kind === null) return text;
    return kind === 'tag' ? html`<b class="code-tag">${text}</b>` : html`<i class="code-${kind}">${text}</i>`;
  })}`;
}

/** Code to copy. The button appears when the script that makes it work has run. */
export function snippet(source: string, label: string): Html {
  return html`<div class="snippet">
  <button type="button" class="copy-button" data-copy hidden>Copy</button>
  <pre tabindex="0" role="region" aria-label="${label}"><code>${highlight(source)}</code></pre>
</div>`;
}
