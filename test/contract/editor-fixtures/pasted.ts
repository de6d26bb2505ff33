/** What owners paste: an element's name, and its snippet. */
export const pasted = {
  gallery: {
    tag: 'site-gallery',
    markup: `<div data-site-gallery data-design="grid" data-label="The studio">
  <img src="/images/one.jpg" width="150" height="100" alt="Shelves">
  <a href="/pots"><img src="/images/two.jpg" width="150" height="100" alt="Kiln"></a>

  <img src="/images/three.jpg" width="150" height="100" alt="Door">
</div>`,
  },
  'gallery tag': {
    tag: 'site-gallery',
    markup: `<site-gallery design="grid">
  <img src="/images/one.jpg" width="150" height="100" alt="Shelves">

  <img src="/images/two.jpg" width="150" height="100" alt="Kiln">
</site-gallery>`,
  },
  banner: {
    tag: 'cookie-banner',
    markup: `<div data-cookie-banner data-settings='{"acceptType":"opt-in-and-out","ctaText":"Fine & good"}'>
<p>We would like to count visits.</p>

<p>Which pots are looked at. <a href="/privacy">What we keep</a>.</p>
</div>`,
  },
  'banner tag': {
    tag: 'cookie-banner',
    markup: `<cookie-banner theme="light">
  <p>We would like to count visits. <a href="/privacy">What we keep</a>.</p>
</cookie-banner>`,
  },
  form: {
    tag: 'site-form',
    markup: `<div data-site-form data-form-id="contact">
  <form action="/forms/contact" method="post">
    <label>Name <input name="who" required></label>

    <label>Message <textarea name="message"></textarea></label>
    <button>Send</button>
  </form>
</div>`,
  },
  map: {
    tag: 'site-map',
    markup: `<div data-site-map data-lat="52.9" data-lng="0.8">

<address>The Net Loft<br>Harbour Road</address>

</div>`,
  },
  dialog: {
    tag: 'site-dialog',
    markup: `<div data-site-dialog id="leave">
  <h2>Leave?</h2>
  <p>Your words are lost.</p>

  <div data-site-form data-form-id="why"><form action="/forms/why"><input name="why" aria-label="Why"><button>Send</button></form></div>
</div>`,
  },
  accordion: {
    tag: 'site-accordion',
    markup: `<div data-site-accordion data-multiple>
<details>
<summary>When?</summary>
<p>At noon.</p>
</details>
<details>
<summary>Where?</summary>
<p>By the sea.</p>
</details>
</div>`,
  },
  'mobile bar': {
    tag: 'site-mobile-bar',
    markup: `<div data-site-mobile-bar>
  <a href="tel:+441328000000">Call</a>
  <a href="mailto:a@saltmarsh.example">Write</a>
</div>`,
  },
  tooltip: {
    tag: 'site-tooltip',
    markup: `<p>Glazed with <span data-site-tooltip data-side="above"><a href="#top">ash glaze</a><span data-slot="tip">Wood ash and clay.</span></span>.</p>`,
  },
} as const;

export type Snippet = keyof typeof pasted;
