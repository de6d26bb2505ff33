import type { DocsTable, ElementDocs } from '../content/docs-for.js';
import type { Example } from '../content/examples.js';
import { pasteTags } from '../content/paste-tags.js';
import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { inlineCode } from '../markup/inline-code.js';
import { snippet } from '../markup/snippet.js';
import { libraryPage } from './library-page.js';

export interface ElementPageParts {
  view: View;
  tag: string;
  docs: ElementDocs;
  examples: readonly Example[];
}

/** Everything about one element: live, to copy, to look up. */
export function elementPage({ view, tag, docs, examples }: ElementPageParts): Html {
  return libraryPage({
    view,
    title: `<${tag}>`,
    ownSheet: `/elements/${tag}/frames.css`,
    description: docs.summary || `Live examples, snippet and settings of <${tag}>.`,
    main: html`
<section class="page-head">
  <p class="eyebrow"><a href="${linkTo(view, '/elements')}">Elements</a></p>
  <h1 class="tag-title"><code>&lt;${tag}&gt;</code></h1>
  ${docs.summary && html`<p class="lede">${inlineCode(docs.summary)}</p>`}
</section>
<section class="element-section" aria-labelledby="examples">
  <h2 id="examples">Live examples</h2>
  ${examples.map(example => exampleFrame(view, example))}
</section>
<section class="element-section" aria-labelledby="paste">
  <h2 id="paste">Install</h2>
  <p>Paste these lines once per page: every element works with them, and tags that are not on the page load nothing.</p>
  ${snippet(pasteTags, 'The lines to paste')}
</section>
${docs.tables.length > 0 && html`<section class="element-section" aria-labelledby="reference">
  <h2 id="reference">Reference</h2>
  ${docs.tables.map(table => docsTable(tag, table))}
</section>`}
${docs.hiddenWithoutScripts && html`<section class="element-section" aria-labelledby="without-scripts">
  <h2 id="without-scripts">Without scripts</h2>
  <p>The element shows nothing.</p>
</section>`}
${docs.accessibility.length > 0 && html`<section class="element-section" aria-labelledby="accessibility">
  <h2 id="accessibility">Accessibility</h2>
  <ul class="prose">${docs.accessibility.map(note => html`
    <li>${inlineCode(note)}</li>`)}
  </ul>
</section>`}
`,
  });
}

function exampleFrame(view: View, { tag, name, title, sentence, markup }: Example): Html {
  const address = linkTo(view, `/elements/${tag}/examples/${name}`);
  return html`<article class="example" id="${name}" aria-labelledby="${name}-title">
  <div class="example-head">
    <div>
      <h3 id="${name}-title">${title}</h3>
      ${sentence && html`<p>${inlineCode(sentence)}</p>`}
    </div>
    <fieldset class="frame-width">
      <legend class="visually-hidden">Width of “${title}”</legend>
      <label><input type="radio" name="width-${name}" value="desktop" checked> Desktop</label>
      <label><input type="radio" name="width-${name}" value="phone"> Phone</label>
    </fieldset>
  </div>
  <div class="frame-stage">
    <iframe src="${address}" title="${title}" loading="lazy" data-example></iframe>
  </div>
  ${snippet(markup, `Source of “${title}”`)}
  <p class="example-alone-link"><a href="${address}">Open “${title}” alone</a></p>
</article>`;
}

/** On a phone the rows are drawn as blocks, which would cost the table its meaning: so the roles are written out. */
function docsTable(tag: string, { title, columns, rows }: DocsTable): Html {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return html`<div class="docs-table" role="region" aria-labelledby="${id}" tabindex="0">
    <table role="table">
      <caption id="${id}">${title} of <code>&lt;${tag}&gt;</code></caption>
      <thead role="rowgroup"><tr role="row">${columns.map(column => html`
        <th role="columnheader" scope="col">${column}</th>`)}</tr></thead>
      <tbody role="rowgroup">${rows.map(
        ([first, ...others]) => html`
        <tr role="row"><th role="rowheader" scope="row"><code>${first}</code></th>${others.map((cell, index) => html`
          <td role="cell" data-label="${columns[index + 1]}">${inlineCode(cell)}</td>`)}</tr>`,
      )}
      </tbody>
    </table>
  </div>`;
}
