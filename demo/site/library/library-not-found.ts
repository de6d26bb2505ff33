import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { libraryPage } from './library-page.js';

/** The page for any other address that leads nowhere. */
export function libraryNotFound(view: View): Html {
  return libraryPage({
    view,
    title: 'Not found',
    description: 'There is no page at this address.',
    main: html`
<section class="page-head">
  <p class="eyebrow">404</p>
  <h1>No such page</h1>
  <p class="lede">There is no page at <code>${view.path}</code>. Try
    <a href="${linkTo(view, '/elements')}">the elements</a> or
    <a href="${linkTo(view, '/saltmarsh')}">the whole site</a>.</p>
</section>
`,
  });
}
