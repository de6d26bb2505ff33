import { grouped } from '../../../core/manifest/describe/groups.js';
import type { ElementSummary } from '../content/docs-for.js';
import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { inlineCode } from '../markup/inline-code.js';
import { libraryPage } from './library-page.js';

/** Size of an element's picture, which is shown at half this size. */
export const elementPictureSize = { width: 640, height: 400 } as const;

export interface IndexedElement extends ElementSummary {
  /** A picture of the element exists. */
  readonly hasPicture: boolean;
}

/** All elements by group. */
export function elementsIndex(view: View, elements: readonly IndexedElement[]): Html {
  return libraryPage({
    view,
    title: 'Elements',
    description: 'Every element with a picture, live examples, a configurator and the snippet to copy.',
    main: html`
<section class="page-head">
  <h1>Elements</h1>
  <p class="lede">Each element is a tag around your own markup. Open its page to try the settings
    and copy the code. <a href="${linkTo(view, '/docs/search')}">Search settings too</a>.</p>
</section>
${grouped(elements).map(({ title, sentence, entries }) => html`<section class="element-group" aria-label="${title}">
  <h2>${title}</h2>
  <p class="element-group-note">${sentence}</p>
  <ul class="element-list">${entries.map(element => card(view, element))}
  </ul>
</section>
`)}`,
  });
}

function card(view: View, { tag, summary, exampleCount, hasPicture }: IndexedElement): Html {
  return html`
    <li>
      <div class="element-picture">${hasPicture ? picture(view, tag) : html`<span class="no-element-picture" aria-hidden="true">&lt;/&gt;</span>`}</div>
      <h3><a href="${linkTo(view, `/elements/${tag}`)}"><code>&lt;${tag}&gt;</code></a></h3>
      <p>${inlineCode(summary)}</p>
      <p class="element-count">${exampleCount === 1 ? '1 example' : `${exampleCount} examples`}</p>
    </li>`;
}

/** The picture is decorative: the name is beside it. */
function picture({ theme }: View, tag: string): Html {
  const { width, height } = elementPictureSize;
  const address = (scheme: 'light' | 'dark') => `/elements/${tag}/picture-${scheme}.webp`;
  const image = html`<img src="${address(theme ?? 'light')}" width="${width}" height="${height}" alt="" loading="lazy" decoding="async">`;
  return theme ? image : html`<picture><source srcset="${address('dark')}" media="(prefers-color-scheme: dark)">${image}</picture>`;
}
