import { type Html, html } from '../markup/html.js';
import { picture } from '../markup/picture.js';

export interface Article {
  /** The last part of its address. */
  readonly slug: string;
  readonly title: string;
  /** ISO 8601 */
  readonly date: string;
  /** Name in the picture catalog. */
  readonly image: string;
  readonly summary: string;
  readonly body: Html;
}

const wide = { sizes: '(min-width: 48rem) 44rem, 92vw' };

/** What the studio has written, the newest first. */
export const journal: readonly Article[] = [
  {
    slug: 'twelve-hundred-degrees', title: 'Twelve hundred degrees by midnight', date: '2026-10-18', image: 'kiln-glow',
    summary: 'What the cones said, and what came out on Tuesday.',
    body: html`
<p>The kiln takes two days to fill, one night to fire and four days to cool. We sleep in turns, and whoever is awake
  writes down the hour and the color: cherry at nine, orange at ten, <site-highlight shape="underline-curve" color="#c4502e" linecap="round" is-animation-enabled>butter by midnight</site-highlight>.</p>
<p>At 1,280 degrees the third cone bends. Nobody cheers. You close the air, you wait, and you hope that the ash has run
  where you wanted it and nowhere else.</p>
${picture('running-glaze', wide)}
<h2>What came out</h2>
<p>Forty-one bowls, of which thirty-six are for the shop. Three have a run that looks like rain. They stay here.</p>
<h2>How it sounds</h2>
<p>The wheel, the evening before, and the buoy off the sea wall that we hear while we wait.</p>
<site-audio artist="Saltmarsh Pottery" album="Sounds of the loft">
  <ol>
    <li><a href="/site/wheel.wav">The wheel, slowing down</a> <time>0:05</time></li>
    <li><a href="/site/bell-buoy.wav">The bell buoy</a> <time>0:06</time></li>
  </ol>
</site-audio>`,
  },
  {
    slug: 'digging-clay', title: 'Digging clay before the tide', date: '2026-09-30', image: 'marsh-dawn',
    summary: 'Two hours, four buckets, one lost boot.',
    body: html`
<p>Our red slip begins behind the sea wall, at low water, with two spades. You have two hours. After that the creek comes
  back for what is its own.</p>
<site-video ratio="16:9" label="The tide comes in">
  ${picture('creeks-low-tide', wide)}
  <video src="/site/tide.webm" controls preload="none" playsinline></video>
  <div slot="transcript">
    <p>Seven seconds of the evening tide: the sun stands low over the water, waves roll in from the left, three gulls cross the sky. There is no sound.</p>
  </div>
</site-video>
<p>What we take home is grey and full of shells. It is left to the frost for a winter, sieved until it pours like cream, and
  turns red where the fire reaches it.</p>`,
  },
  {
    slug: 'sixty-tiles', title: 'Sixty tiles for one green', date: '2026-08-22', image: 'glaze-tiles',
    summary: 'How Kelp got its name.',
    body: html`
<p>A glaze is four powders and a bucket of water. Change one of them by a hundredth, fire it again, and it is another green.
  We did that sixty times.</p>
<site-gallery design="strip" v-size="6" label="On the way to Kelp" lightbox>
  ${['glaze-tiles', 'running-glaze', 'crackle-glaze', 'mug-kelp'].map(name => picture(name, { sizes: '60vw' }))}
</site-gallery>
<p>Number forty-four looked right on the tile and wrong on a mug. Number fifty-eight is the one you drink from. It is called
  after what lay on the beach that morning.</p>
<h2>For your own bucket</h2>
<p>Parts of a hundred, by weight. Test it on your clay first; ash is never the same twice.</p>
<site-code label="Kelp, glaze 58">
<pre><code>Potash feldspar   40
Wood ash, washed  28
Quartz            20
China clay        12
Copper carbonate   1.4

Cone 9, 1,280 °C, slow from 1,100 on</code></pre>
</site-code>`,
  },
  {
    slug: 'seven-tools', title: 'Seven tools we would save from a fire', date: '2026-07-11', image: 'tools-on-bench',
    summary: 'One of them is a bicycle spoke.',
    body: html`
<site-reveal effect="slide" stagger="100">
  <p>The <strong>wire</strong> that cuts a pot off the wheel. Any wire does, but this one has Tom’s grandfather’s corks at its ends.</p>
  <p>The <strong>needle</strong>, for the rim. The <strong>rib</strong>, cut from a plank that came in on a spring tide.</p>
  <p>Two <strong>loops</strong>, a large one and a small one, that we sharpen on the doorstep.</p>
  <p>The <strong>sponge</strong>, which has to be cheap, and the <strong>spoke</strong>, which draws every line you have ever seen on our bowls.</p>
</site-reveal>
<h2>And the radio</h2>
<p>It is no tool, and Tom would go back in for it. When the signal drowns with the tide, this is what plays instead.</p>
<site-embed consent="required">
  <p><a href="https://open.spotify.com/playlist/37i9dQZF1DX4sWSpwq3LiO">Peaceful Piano, a playlist at Spotify</a></p>
</site-embed>`,
  },
];
