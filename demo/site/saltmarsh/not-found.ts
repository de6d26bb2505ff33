import { pageType } from '../../../core/contract/enumerations.js';
import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { saltmarshPage } from './saltmarsh-page.js';

/** The page for an address under /saltmarsh that leads nowhere. */
export function saltmarshNotFound(view: View): Html {
  return saltmarshPage({
    view,
    title: 'Not here',
    description: 'There is no page at this address.',
    unlisted: true,
    pageType: pageType.notFound,
    main: html`
<section class="page-head">
  <p class="eyebrow">404</p>
  <h1>The tide took this&nbsp;page</h1>
  <p class="lede">Or it was never here. These are:</p>
  <p class="actions"><a class="button" href="${linkTo(view, '/saltmarsh')}">The studio</a>
    <a class="quiet-link" href="${linkTo(view, '/saltmarsh/shop')}">The shop</a></p>
</section>
`,
  });
}
