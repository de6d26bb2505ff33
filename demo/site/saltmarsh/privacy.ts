import { studio } from '../content/studio.js';
import { linkTo, type View } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { saltmarshPage } from './saltmarsh-page.js';

const kept = [
  { what: 'A message you send us', where: 'Our own database', until: 'We have answered it, two years at most' },
  { what: 'Your address, if you ask for our letters', where: 'Our own database', until: 'You tell us to stop' },
  { what: 'Map pictures', where: 'Our own server; no third party', until: 'Your browser clears its cache' },
];

/** What pages of this site store beside those of this page. The map comes from our own server. */
const elements = 'site-cart site-form site-newsletter site-comments site-search site-order-summary site-login';
const services = [{
  name: 'Spotify', purpose: 'marketing', provider: 'Spotify AB', url: 'https://www.spotify.com/privacy',
  what: 'One article of the journal has its player, which asks for itself',
}];

/** What the cookie banner links to, in words that can be checked. */
export function privacyPage(view: View): Html {
  return saltmarshPage({
    view,
    title: 'Privacy',
    description: 'What this site keeps, where, and for how long.',
    main: html`
<section class="page-head">
  <h1>Privacy</h1>
  <p class="lede">We sell pots, not visitors. This is everything the site keeps.</p>
</section>
<div class="page-note privacy">
  <table class="plain-table" role="table">
    <caption class="visually-hidden">What we keep, where and until when</caption>
    <colgroup><col span="3"></colgroup>
    <thead role="rowgroup"><tr role="row">${['What', 'Where', 'Until'].map(column => html`
      <th role="columnheader" scope="col">${column}</th>`)}</tr></thead>
    <tbody role="rowgroup">${kept.map(
      ({ what, where, until }) => html`
      <tr role="row"><th role="rowheader" scope="row">${what}</th>
        <td role="cell" data-label="Where">${where}</td><td role="cell" data-label="Until">${until}</td></tr>`,
    )}
    </tbody>
  </table>
  <h2>In your browser</h2>
  <p>What the pages of this site store in your browser, for how long, and who provides it.</p>
  <site-cookie-list elements="${elements}" services="${JSON.stringify(services)}">
    <p>Your answer to the banner stays in this browser for 30 days, what is in your cart until you empty it or check out.</p>
  </site-cookie-list>
  <h2>Before you answer</h2>
  <p>Until you press a button on the banner, nothing is stored except what you put in the cart yourself,
    and nothing is asked of anybody but us. There are no fonts, pictures, maps or counters from elsewhere.</p>
  <p>One article of the <a href="${linkTo(view, '/saltmarsh/journal/seven-tools')}">journal</a> has a player of Spotify. It asks for itself, whatever you
    have answered to the banner: Spotify hears of you when you press its button, and not before.</p>
  <h2>If you say no</h2>
  <p>Then we remember only that you said no. The shop, the form and the address all work the same;
    the map waits for a click.</p>
  <h2 id="cookie-settings">Change your answer</h2>
  <p><a href="#cookie-settings">Show the banner again</a> and answer differently.
    Without scripts there is nothing to change: nothing was stored.</p>
  <h2>Ask us</h2>
  <p>To see or erase what we hold, write to <a href="mailto:${studio.email}">${studio.email}</a>.</p>
</div>
`,
  });
}
