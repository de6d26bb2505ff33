import type { ElementSummary } from '../content/docs-for.js';
import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { inlineCode } from '../markup/inline-code.js';
import { libraryPage } from './library-page.js';

/** The list of all elements. */
export function elementsIndex(view: View, elements: readonly ElementSummary[]): Html {
  return libraryPage({
    view,
    title: 'Elements',
    description: 'Every element with live examples, the snippet to copy, and its settings.',
    main: html`
<section class="page-head">
  <h1>Elements</h1>
  <p class="lede">Each one is a tag around your own markup. Open it to see it live, change its width,
    and copy what you need.</p>
</section>
<ul class="element-list">${elements.map(
  ({ tag, summary, exampleCount }) => html`
  <li>
    <h2><a href="${linkTo(view, `/elements/${tag}`)}"><code>&lt;${tag}&gt;</code></a></h2>
    <p>${inlineCode(summary)}</p>
    <p class="element-count">${exampleCount === 1 ? '1 example' : `${exampleCount} examples`}</p>
  </li>`,
)}
</ul>
`,
  });
}
