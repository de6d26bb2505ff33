import { highlight } from './highlight.js';
import { type Html, html } from './html.js';

/** Code to copy. The button appears when the script that makes it work has run. */
export function snippet(source: string, label: string): Html {
  return html`<div class="snippet">
  <button type="button" class="copy-button" data-copy hidden>Copy</button>
  <pre tabindex="0" role="region" aria-label="${label}"><code>${highlight(source)}</code></pre>
</div>`;
}
