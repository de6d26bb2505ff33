import { type Html, html, trusted } from './html.js';

/** A data block for the page's elements. It is never executed, so a strict policy lets it through. */
export function jsonBlock(attribute: string, data: unknown): Html {
  // "</script>" inside a string would end the block early
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html`<script type="application/json" ${trusted(attribute)}>${trusted(json)}</script>`;
}
