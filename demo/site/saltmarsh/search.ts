import { pageType } from '../../../core/contract/enumerations.js';
import { paths } from '../../../core/contract/paths.js';
import { linkTo, type View } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { saltmarshPage } from './saltmarsh-page.js';

/** The search, in place. Without scripts the form leads to the service's own page. */
export function siteSearchPage(view: View): Html {
  return saltmarshPage({
    view,
    title: 'Search',
    description: 'Find a shape, a glaze, an opening hour.',
    pageType: pageType.search,
    main: html`
<section class="page-head">
  <h1>Search</h1>
  <p class="lede">A shape, a glaze, an opening hour. Or <a href="${linkTo(view, '/saltmarsh/contact')}">ask us</a>.</p>
</section>
<section class="wide search-section" aria-label="Search">
  <site-search index="service" results>
    <form role="search" action="${paths.plainSearch}">
      <label for="search">What are you looking for?</label>
      <input id="search" type="search" name="q">
      <button class="button">Search</button>
    </form>
  </site-search>
</section>
`,
  });
}
