import { type DocsTable, settingId } from '../content/docs-for.js';
import { type Html, html } from '../markup/html.js';
import { inlineCode } from '../markup/inline-code.js';

/** On a phone the rows are drawn as blocks, which would cost the table its meaning: so the roles are written out. */
export function docsTable(tag: string, { title, columns, rows }: DocsTable): Html {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return html`<div class="docs-table" role="region" aria-labelledby="${id}" tabindex="0">
    <table role="table">
      <caption id="${id}">${title} of <code>&lt;${tag}&gt;</code></caption>
      <thead role="rowgroup"><tr role="row">${columns.map(column => html`
        <th role="columnheader" scope="col">${column}</th>`)}</tr></thead>
      <tbody role="rowgroup">${rows.map(
        ([first, ...others]) => html`
        <tr role="row"${title === 'Settings' && html` id="${settingId(first === '–' ? others[0]! : first!)}"`}><th role="rowheader" scope="row"><code>${first}</code></th>${others.map((cell, index) => html`
          <td role="cell" data-label="${columns[index + 1]}">${inlineCode(cell)}</td>`)}</tr>`,
      )}
      </tbody>
    </table>
  </div>`;
}
