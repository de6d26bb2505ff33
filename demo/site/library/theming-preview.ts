import { documentPage } from '../layout/document.js';
import type { View } from '../layout/view.js';
import { type Html, html } from '../markup/html.js';
import { picture } from '../markup/picture.js';

/** A few elements side by side, for the frame of the theming page. */
export function themingPreview(view: View): Html {
  return documentPage({
    view,
    title: 'Elements in a theme',
    description: 'A few elements side by side, to try a theme on.',
    brand: 'library',
    sheets: ['/site/docs.css'],
    unlisted: true,
    body: html`<body class="example-alone theme-preview">
<main>
<h1 class="visually-hidden">Elements in a theme</h1>
<div class="theme-columns">
  <div class="theme-panel">
    <h2>Write to us</h2>
    <site-form form-id="contact" success-text="Thank you.">
      <form action="/forms/contact" method="post" aria-label="Write to us">
        <p class="field"><label for="name">Name</label> <input id="name" name="name" autocomplete="name" required></p>
        <p class="field"><label for="email">Email</label> <input id="email" name="email" type="email" autocomplete="email" required></p>
        <p><button class="theme-button">Send</button></p>
      </form>
    </site-form>
  </div>
  <div class="theme-panel">
    <h2>Opening</h2>
    <site-accordion first-open>
      <details open><summary>When are you open?</summary><p>Wednesday to Sunday, from ten.</p></details>
      <details><summary>Do you post pots?</summary><p>Within Europe, in straw and paper.</p></details>
    </site-accordion>
    <p class="theme-price">Tide mug, <site-price price-cents="3000" sale-price-cents="2400" on-sale>€24.00</site-price></p>
  </div>
</div>
<site-gallery design="grid" slides-per-row="3" aspect-ratio="3:2" lightbox="false" label="The coast">
  ${['pier-evening', 'chalk-cliffs', 'beach-huts'].map(name => picture(name, { sizes: '30vw' }))}
</site-gallery>
</main>
</body>`,
  });
}
