import type { Snippet } from './pasted.js';

/** What TinyMCE 8 in its default set-up, markdown-it 15 and marked 18 (HTML allowed) make of the snippets; of the others they change nothing. */
export const savedByOthers: Record<string, Partial<Record<Snippet, string>>> = {
  'TinyMCE': {
    'gallery': `<div data-site-gallery="" data-design="grid" data-label="The studio"><img src="/images/one.jpg" alt="Shelves" width="150" height="100"> <a href="/pots"><img src="/images/two.jpg" alt="Kiln" width="150" height="100"></a> <img src="/images/three.jpg" alt="Door" width="150" height="100"></div>`,
    'gallery tag': `<p><img src="/images/one.jpg" alt="Shelves" width="150" height="100"> <img src="/images/two.jpg" alt="Kiln" width="150" height="100"></p>`,
    'banner': `<div data-cookie-banner="" data-settings="{&quot;acceptType&quot;:&quot;opt-in-and-out&quot;,&quot;ctaText&quot;:&quot;Fine &amp; good&quot;}">
<p>We would like to count visits.</p>
<p>Which pots are looked at. <a href="/privacy">What we keep</a>.</p>
</div>`,
    'banner tag': `<p>We would like to count visits. <a href="/privacy">What we keep</a>.</p>`,
    'form': `<div data-site-form="" data-form-id="contact"><form action="/forms/contact" method="post"><label>Name <input name="who" required="" type="text"></label> <label>Message <textarea name="message"></textarea></label> <button>Send</button></form></div>`,
    'map': `<div data-site-map="" data-lat="52.9" data-lng="0.8"><address>The Net Loft<br>Harbour Road</address></div>`,
    'dialog': `<div id="leave" data-site-dialog="">
<h2>Leave?</h2>
<p>Your words are lost.</p>
<div data-site-form="" data-form-id="why"><form action="/forms/why"><input name="why" type="text" aria-label="Why"><button>Send</button></form></div>
</div>`,
    'accordion': `<div data-site-accordion="" data-multiple="">
<details>
<summary>When?</summary>
<p>At noon.</p>
</details>
<details>
<summary>Where?</summary>
<p>By the sea.</p>
</details>
</div>`,
    'mobile bar': `<div data-site-mobile-bar=""><a href="tel:+441328000000">Call</a> <a href="mailto:a@saltmarsh.example">Write</a></div>`,
    'tooltip': `<p>Glazed with <span data-site-tooltip="" data-side="above"><a href="#top">ash glaze</a><span data-slot="tip">Wood ash and clay.</span></span>.</p>`,
  },
  'markdown-it': {
    'gallery': `<div data-site-gallery data-design="grid" data-label="The studio">
  <img src="/images/one.jpg" width="150" height="100" alt="Shelves">
  <a href="/pots"><img src="/images/two.jpg" width="150" height="100" alt="Kiln"></a>
  <img src="/images/three.jpg" width="150" height="100" alt="Door">
</div>
`,
    'gallery tag': `<site-gallery design="grid">
  <img src="/images/one.jpg" width="150" height="100" alt="Shelves">
  <img src="/images/two.jpg" width="150" height="100" alt="Kiln">
</site-gallery>
`,
    'banner': `<div data-cookie-banner data-settings='{"acceptType":"opt-in-and-out","ctaText":"Fine & good"}'>
<p>We would like to count visits.</p>
<p>Which pots are looked at. <a href="/privacy">What we keep</a>.</p>
</div>
`,
    'form': `<div data-site-form data-form-id="contact">
  <form action="/forms/contact" method="post">
    <label>Name <input name="who" required></label>
<pre><code>&lt;label&gt;Message &lt;textarea name=&quot;message&quot;&gt;&lt;/textarea&gt;&lt;/label&gt;
&lt;button&gt;Send&lt;/button&gt;
</code></pre>
  </form>
</div>
`,
    'map': `<div data-site-map data-lat="52.9" data-lng="0.8">
<address>The Net Loft<br>Harbour Road</address>
</div>
`,
    'dialog': `<div data-site-dialog id="leave">
  <h2>Leave?</h2>
  <p>Your words are lost.</p>
  <div data-site-form data-form-id="why"><form action="/forms/why"><input name="why" aria-label="Why"><button>Send</button></form></div>
</div>
`,
  },
  'marked': {
    'gallery': `<div data-site-gallery data-design="grid" data-label="The studio">
  <img src="/images/one.jpg" width="150" height="100" alt="Shelves">
  <a href="/pots"><img src="/images/two.jpg" width="150" height="100" alt="Kiln"></a>  <img src="/images/three.jpg" width="150" height="100" alt="Door">
</div>`,
    'gallery tag': `<site-gallery design="grid">
  <img src="/images/one.jpg" width="150" height="100" alt="Shelves">  <img src="/images/two.jpg" width="150" height="100" alt="Kiln">
</site-gallery>`,
    'banner': `<div data-cookie-banner data-settings='{"acceptType":"opt-in-and-out","ctaText":"Fine & good"}'>
<p>We would like to count visits.</p><p>Which pots are looked at. <a href="/privacy">What we keep</a>.</p>
</div>`,
    'form': `<div data-site-form data-form-id="contact">
  <form action="/forms/contact" method="post">
    <label>Name <input name="who" required></label><pre><code>&lt;label&gt;Message &lt;textarea name=&quot;message&quot;&gt;&lt;/textarea&gt;&lt;/label&gt;
&lt;button&gt;Send&lt;/button&gt;
</code></pre>
  </form>
</div>`,
    'map': `<div data-site-map data-lat="52.9" data-lng="0.8"><address>The Net Loft<br>Harbour Road</address></div>`,
    'dialog': `<div data-site-dialog id="leave">
  <h2>Leave?</h2>
  <p>Your words are lost.</p>  <div data-site-form data-form-id="why"><form action="/forms/why"><input name="why" aria-label="Why"><button>Send</button></form></div>
</div>`,
  },
};

/** Systems that keep a block of code as it is, and what they put around it. */
export const keptBy: Record<string, (markup: string) => string> = {
  'Ghost, HTML card': markup => `<p>Before.</p><!--kg-card-begin: html-->\n${markup}\n<!--kg-card-end: html--><p>After.</p>`,
  'Squarespace, code block': markup =>
    `<div class="sqs-block code-block sqs-block-code" data-block-type="23"><div class="sqs-block-content">${markup}</div></div>`,
  'Webflow, code embed': markup => `<div class="w-embed w-script">${markup}</div>`,
  'Wix, embedded HTML': markup => `<div id="content">${markup}</div>`,
  'Gutenberg, HTML block': markup => `\n${markup}\n`,
};
