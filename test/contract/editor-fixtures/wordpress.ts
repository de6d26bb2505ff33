import type { Snippet } from './pasted.js';

/** What `wpautop()` and `wp_kses_post()` of WordPress 6.1 make of the snippets; of the others they change nothing. */
export const savedByWordPress: Record<string, Partial<Record<Snippet, string>>> = {
  'WordPress, classic, administrator': {
    'gallery': `<div data-site-gallery data-design="grid" data-label="The studio">
  <img src="/images/one.jpg" width="150" height="100" alt="Shelves"><br />
  <a href="/pots"><img src="/images/two.jpg" width="150" height="100" alt="Kiln"></a></p>
<p>  <img src="/images/three.jpg" width="150" height="100" alt="Door">
</div>
`,
    'gallery tag': `<p><site-gallery design="grid"><br />
  <img src="/images/one.jpg" width="150" height="100" alt="Shelves"></p>
<p>  <img src="/images/two.jpg" width="150" height="100" alt="Kiln"><br />
</site-gallery></p>
`,
    'banner': `<div data-cookie-banner data-settings='{"acceptType":"opt-in-and-out","ctaText":"Fine & good"}'>
<p>We would like to count visits.</p>
<p>Which pots are looked at. <a href="/privacy">What we keep</a>.</p>
</div>
`,
    'banner tag': `<p><cookie-banner theme="light"></p>
<p>We would like to count visits. <a href="/privacy">What we keep</a>.</p>
<p></cookie-banner></p>
`,
    'form': `<div data-site-form data-form-id="contact">
<form action="/forms/contact" method="post">
    <label>Name <input name="who" required></label></p>
<p>    <label>Message <textarea name="message"></textarea></label><br />
    <button>Send</button><br />
  </form>
</div>
`,
    'map': `<div data-site-map data-lat="52.9" data-lng="0.8">
<address>The Net Loft<br />Harbour Road</address>
</div>
`,
    'dialog': `<div data-site-dialog id="leave">
<h2>Leave?</h2>
<p>Your words are lost.</p>
<div data-site-form data-form-id="why">
<form action="/forms/why"><input name="why" aria-label="Why"><button>Send</button></form>
</div>
</div>
`,
    'mobile bar': `<div data-site-mobile-bar>
  <a href="tel:+441328000000">Call</a><br />
  <a href="mailto:a@saltmarsh.example">Write</a>
</div>
`,
  },
  'WordPress, HTML block, author': {
    'gallery tag': `
  <img src="/images/one.jpg" width="150" height="100" alt="Shelves">

  <img src="/images/two.jpg" width="150" height="100" alt="Kiln">
`,
    'banner': `<div data-cookie-banner data-settings='{"acceptType":"opt-in-and-out","ctaText":"Fine &amp; good"}'>
<p>We would like to count visits.</p>

<p>Which pots are looked at. <a href="/privacy">What we keep</a>.</p>
</div>`,
    'banner tag': `
  <p>We would like to count visits. <a href="/privacy">What we keep</a>.</p>
`,
    'form': `<div data-site-form data-form-id="contact">
  
    <label>Name </label>

    <label>Message <textarea name="message"></textarea></label>
    <button>Send</button>
  
</div>`,
    'dialog': `<div data-site-dialog id="leave">
  <h2>Leave?</h2>
  <p>Your words are lost.</p>

  <div data-site-form data-form-id="why"><button>Send</button></div>
</div>`,
  },
  'WordPress, classic, author': {
    'gallery': `<div data-site-gallery data-design="grid" data-label="The studio">
  <img src="/images/one.jpg" width="150" height="100" alt="Shelves"><br />
  <a href="/pots"><img src="/images/two.jpg" width="150" height="100" alt="Kiln"></a></p>
<p>  <img src="/images/three.jpg" width="150" height="100" alt="Door">
</div>
`,
    'gallery tag': `<p>  <img src="/images/one.jpg" width="150" height="100" alt="Shelves"></p>
<p>  <img src="/images/two.jpg" width="150" height="100" alt="Kiln"></p>
`,
    'banner': `<div data-cookie-banner data-settings='{"acceptType":"opt-in-and-out","ctaText":"Fine &amp; good"}'>
<p>We would like to count visits.</p>
<p>Which pots are looked at. <a href="/privacy">What we keep</a>.</p>
</div>
`,
    'banner tag': `<p>We would like to count visits. <a href="/privacy">What we keep</a>.</p>
`,
    'form': `<div data-site-form data-form-id="contact">
<p>    <label>Name </label></p>
<p>    <label>Message <textarea name="message"></textarea></label><br />
    <button>Send</button></p>
</div>
`,
    'map': `<div data-site-map data-lat="52.9" data-lng="0.8">
<address>The Net Loft<br />Harbour Road</address>
</div>
`,
    'dialog': `<div data-site-dialog id="leave">
<h2>Leave?</h2>
<p>Your words are lost.</p>
<div data-site-form data-form-id="why"><button>Send</button></div>
</div>
`,
    'mobile bar': `<div data-site-mobile-bar>
  <a href="tel:+441328000000">Call</a><br />
  <a href="mailto:a@saltmarsh.example">Write</a>
</div>
`,
  },
};
