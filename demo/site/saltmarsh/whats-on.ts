import { studioEvents, studioMarkets } from '../content/events.js';
import { linkTo, type View } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { eventArticle, zone } from './event-article.js';
import { saltmarshPage } from './saltmarsh-page.js';

/** Evenings, openings and markets. Without scripts: two lists that say when. */
export function whatsOnPage(view: View): Html {
  return saltmarshPage({
    view,
    title: 'What’s on',
    description: 'Wheel evenings, kiln openings, and the markets where you find us.',
    main: html`
<section class="page-head">
  <h1>What’s on</h1>
  <p class="lede">Come and throw, come and look, or find us behind a table in town.</p>
</section>
<section class="wide whats-on" aria-labelledby="in-the-loft">
  <h2 id="in-the-loft">In the loft</h2>
  <site-calendar time-zone="${zone}">${studioEvents.map(each => eventArticle(view, each))}
  </site-calendar>
</section>
<section class="wide whats-on" aria-labelledby="markets">
  <h2 id="markets">Markets and fairs</h2>
  <site-tour-dates time-zone="${zone}" max-repeats="1" hide-filter>${studioMarkets.map(({ name, town, rrule, start, when }) => html`
    <article data-rrule="${rrule}">
      <h3>${name}</h3>
      <p data-town>${town}</p>
      <p><time datetime="${start}">${when}</time></p>
    </article>`)}
  </site-tour-dates>
</section>
<site-announcement-bar id="courses-open" position="bottom">
  <p>The courses of the new year are open. <a href="${linkTo(view, '/saltmarsh/workshops')}">Take a place</a></p>
</site-announcement-bar>
`,
  });
}
