import { studioEvents } from '../content/events.js';
import { studio } from '../content/studio.js';
import { linkTo, type View } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { picture } from '../markup/picture.js';
import { eventArticle, zone } from './event-article.js';
import { hoursTable } from './hours-table.js';
import { saltmarshPage } from './saltmarsh-page.js';
import { visitLanguagePicker } from './visit-languages.js';

/** Hours from high tide, and the water's height in centimetres in a spring tide and on an ordinary day. */
const waterOnLane = [['−3', 0, 0], ['−2', 4, 0], ['−1', 31, 0], ['0', 52, 2], ['+1', 33, 0], ['+2', 5, 0], ['+3', 0, 0]] as const;

/** Where, when, and how not to get wet feet. */
export function visitPage(view: View): Html {
  return saltmarshPage({
    view,
    title: 'Visit',
    description: 'Opening hours, the way through the marsh, and the tide that closes the lane twice a month.',
    main: html`
<section class="page-head">
  <h1>Visit the loft</h1>
  <p class="lede">Last house on the lane, red door, smoke if it is a firing day. Walk in.
    <a href="${linkTo(view, '/saltmarsh/whats-on')}">What’s on</a>, and <a href="${linkTo(view, '/saltmarsh/workshops')}">workshops</a></p>
  ${visitLanguagePicker(view)}
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
<section class="wide tide-chart" aria-labelledby="water">
  <h2 id="water">The water on the lane</h2>
  <p>How high it stands at the church on an ordinary day and in a spring tide. Above 30 cm, wait for the kettle.</p>
  <site-chart type="line" unit="cm">
    <table>
      <caption>Water on the lane, by hours from high tide</caption>
      <thead><tr><th scope="col">Hours</th><th scope="col">Spring tide</th><th scope="col">Ordinary day</th></tr></thead>
      <tbody>${waterOnLane.map(([hours, spring, ordinary]) => html`
        <tr><th scope="row">${hours}</th><td>${spring}</td><td>${ordinary}</td></tr>`)}
      </tbody>
    </table>
  </site-chart>
</section>
<section class="wide whats-on" aria-labelledby="next">
  <h2 id="next">Next in the loft</h2>
  <site-events time-zone="${zone}" max-repeats="1" hide-filter label="Next in the loft">${studioEvents.map(each => eventArticle(view, each))}
  </site-events>
</section>
<section class="wide questions" aria-labelledby="questions">
  <h2 id="questions">Before you come</h2>
  <site-accordion>
    <details>
      <summary>May I touch things?</summary>
      <p>Please do. A mug that is wrong for your hand is the wrong mug.</p>
    </details>
    <details>
      <summary>Do you fire pots for others?</summary>
      <p>In the first week of a month. Bring them dry, with your name scratched into the foot. A <a href="${linkTo(view, '/saltmarsh/shop/kiln-hire')}">shelf in the kiln</a> is booked in the shop.</p>
    </details>
    <details>
      <summary>Are dogs allowed?</summary>
      <p>Small ones, and large ones that know where their tail is.</p>
    </details>
  </site-accordion>
</section>
<figure class="wide visit-picture">
  ${picture('shop-front-dusk', { sizes: '(min-width: 90rem) 84rem, 96vw' })}
  <figcaption>When the lamps are lit, there is still time for one more mug.</figcaption>
</figure>
<site-mobile-bar label="Reach us">
  <a href="#where">Map</a>
  <a href="#way">The way here</a>
  <a href="mailto:${studio.email}">Write</a>
</site-mobile-bar>
`,
  });
}
