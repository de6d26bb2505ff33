import { type View, linkTo } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { picture } from '../markup/picture.js';
import { saltmarshPage } from './saltmarsh-page.js';

/** Where a form sent without scripts arrives. */
export function thanksPage(view: View): Html {
  return saltmarshPage({
    view,
    title: 'Thank you',
    description: 'Your message has reached the studio.',
    unlisted: true,
    main: html`
<section class="message-page">
  <div>
    <h1>Thank you</h1>
    <p class="lede">Your note is on the bench. We will write back within two working days,
      sooner if it rains.</p>
    <p><a class="button" href="${linkTo(view, '/saltmarsh')}">Back to the studio</a></p>
  </div>
  ${picture('teapot-chalk', { sizes: '(min-width: 48rem) 40vw, 92vw', isFirst: true })}
</section>
<section class="page-note" aria-labelledby="meanwhile">
  <h2 id="meanwhile">Meanwhile, fresh from the kiln</h2>
  <site-widget type="summary" widget-id="new-pieces" value='{"limit":3,"url":"/saltmarsh/shop"}'>
    <ul>
      <li><a href="${linkTo(view, '/saltmarsh/shop')}">Mugs</a></li>
      <li><a href="${linkTo(view, '/saltmarsh/shop')}">Bowls</a></li>
      <li><a href="${linkTo(view, '/saltmarsh/shop')}">Jugs</a></li>
    </ul>
  </site-widget>
</section>
`,
  });
}
