import { studio } from '../content/studio.js';
import type { View } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { picture } from '../markup/picture.js';
import { hoursTable } from './hours-table.js';
import { saltmarshPage } from './saltmarsh-page.js';

/** Where, when, and how not to get wet feet. */
export function visitPage(view: View): Html {
  return saltmarshPage({
    view,
    title: 'Visit',
    description: 'Opening hours, the way through the marsh, and the tide that closes the lane twice a month.',
    main: html`
<section class="page-head">
  <h1>Visit the loft</h1>
  <p class="lede">Last house on the lane, red door, smoke if it is a firing day. Walk in.</p>
</section>
<section class="wide map-section" aria-labelledby="where">
  <h2 id="where" class="visually-hidden">Where we are</h2>
  <site-map lat="${studio.lat}" lng="${studio.lng}" zoom="12" map-style="original" consent="required"
    tiles="/tiles/{z}/{x}/{y}.png" attribution="Coastline: Natural Earth" address-title="${studio.name}">
    <address>
      <strong>${studio.name}</strong><br>
      ${studio.street}<br>
      ${studio.town}<br>
      ${studio.county}
    </address>
  </site-map>
</section>
<div class="visit-grid">
  ${hoursTable()}
  <section aria-labelledby="way">
    <h2 id="way">The way here</h2>
    <dl class="facts">
      <div><dt>By bus</dt><dd>The coast bus stops at the church. From there it is twenty minutes
        along the sea wall.</dd></div>
      <div><dt>By bicycle</dt><dd>Seven level miles from the station, with the wind behind you one way.
        There is a rail under the eaves.</dd></div>
      <div><dt>By car</dt><dd>Leave it at the church in spring tides. Otherwise there is room
        for five at the door.</dd></div>
      <div><dt>On wheels</dt><dd>One level floor, a wide door, and a table at sitting height by the window.</dd></div>
    </dl>
  </section>
  <aside class="tide-note" aria-labelledby="tides">
    <h2 id="tides">Mind the tide</h2>
    <p>Around full and new moon the lane is under water for an hour either side of high tide.
      We fly a red pennant from the loft when it is coming, and put the kettle on for whoever is stuck.</p>
  </aside>
</div>
<figure class="wide visit-picture">
  ${picture('shop-front-dusk', { sizes: '(min-width: 90rem) 84rem, 96vw' })}
  <figcaption>When the lamps are lit, there is still time for one more mug.</figcaption>
</figure>
`,
  });
}
