import type { SettingNames } from '../configurator/setting-names.js';
import type { ElementDocs } from '../content/docs-for.js';
import type { Example } from '../content/examples.js';
import { documentLink } from '../content/guides.js';
import { shownFirst } from '../content/shown-first.js';
import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { inlineCode } from '../markup/inline-code.js';
import { markdownPage } from '../markup/markdown.js';
import { configurator } from './configurator.js';
import { docsTable } from './docs-table.js';
import { exampleCard } from './example-frame.js';
import { libraryPage } from './library-page.js';

export interface ElementPageParts {
  view: View;
  tag: string;
  docs: ElementDocs;
  examples: readonly Example[];
  names: SettingNames;
}

/** The page of an element: live settings, code to copy, reference. */
export function elementPage({ view, tag, docs, examples, names }: ElementPageParts): Html {
  const first = shownFirst(tag, examples);
  const others = examples.filter(example => example !== first);
  const chapters = [
    { id: 'try', title: 'Try it', isThere: true },
    { id: 'examples', title: 'Examples', isThere: others.length > 0 },
    { id: 'about', title: 'About', isThere: docs.details !== '' },
    { id: 'reference', title: 'Reference', isThere: docs.tables.length > 0 },
    { id: 'accessibility', title: 'Accessibility', isThere: docs.accessibility.length > 0 },
    { id: 'cost', title: 'Cost', isThere: docs.cost !== '' },
  ].filter(({ isThere }) => isThere);
  return libraryPage({
    view,
    title: `<${tag}>`,
    ownSheet: `/elements/${tag}/frames.css`,
    description: docs.summary || `Live examples, snippet and settings of <${tag}>.`,
    main: html`
<section class="page-head element-head">
  <p class="eyebrow"><a href="${linkTo(view, '/elements')}">Elements</a></p>
  <h1 class="tag-title"><code>&lt;${tag}&gt;</code></h1>
  ${docs.summary && html`<p class="lede">${inlineCode(docs.summary)}</p>`}
  <nav class="chapters" aria-label="On this page"><ul>${chapters.map(({ id, title }) => html`
    <li><a href="#${id}">${title}</a></li>`)}
  </ul></nav>
</section>
${configurator({ view, example: first, docs, names })}
${others.length > 0 && html`<section class="element-section" aria-labelledby="examples">
  <h2 id="examples">More examples</h2>
  <div class="example-cards">${others.map(example => exampleCard(view, example))}</div>
</section>`}
${docs.details && html`<section class="element-section" aria-labelledby="about">
  <h2 id="about">Good to know</h2>
  <div class="prose">${markdownPage(docs.details, { link: address => documentLink(view, address, `elements/${tag}`), topLevel: 3 }).body}</div>
</section>`}
${docs.tables.length > 0 && html`<section class="element-section" aria-labelledby="reference">
  <h2 id="reference">Reference</h2>
  ${docs.tables.map(table => docsTable(tag, table))}
</section>`}
${docs.hiddenWithoutScripts && html`<section class="element-section" aria-labelledby="without-scripts">
  <h2 id="without-scripts">Without scripts</h2>
  <p>The element is hidden.</p>
</section>`}
${docs.accessibility.length > 0 && html`<section class="element-section" aria-labelledby="accessibility">
  <h2 id="accessibility">Accessibility</h2>
  <ul class="prose">${docs.accessibility.map(note => html`
    <li>${inlineCode(note)}</li>`)}
  </ul>
</section>`}
${docs.cost && html`<section class="element-section" aria-labelledby="cost">
  <h2 id="cost">Cost</h2>
  <p>${docs.cost}</p>
</section>`}
`,
  });
}
