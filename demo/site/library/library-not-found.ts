import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { libraryPage } from './library-page.js';

/** The 404 page of the library. */
export function libraryNotFound(view: View): Html {
  return libraryPage({
    view,
    title: 'Not found',
    description: 'This page does not exist.',
    main: html`
<section class="page-head">
  <p class="eyebrow">404</p>
  <h1>Page not found</h1>
  <p class="lede">There is no page at <code>${view.path}</code>. Try
    <a href="${linkTo(view, '/elements')}">the elements</a> or
    <a href="${linkTo(view, '/saltmarsh')}">the demo site</a>.</p>
</section>
`,
  });
}
