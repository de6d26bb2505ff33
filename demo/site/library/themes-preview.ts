import { documentPage } from '../layout/document.js';
import type { View } from '../layout/view.js';
import { type Html, html, trusted } from '../markup/html.js';
import { examplesOf } from '../content/examples.js';

/** What a theme is judged by: one example of each, in the order of a page. */
const shown: readonly (readonly [tag: string, example: string])[] = [
  ['site-announcement-bar', '1-news'], ['site-gallery', 'grid'], ['site-form', 'contact'], ['site-newsletter', 'form'], ['site-tabs', '1-sections'],
  ['site-accordion', '1-questions'], ['site-product-list', '1-products'], ['site-pricing-toggle', '1-two-plans'], ['site-product-reviews', '1-reviews'],
  ['site-calendar', '1-month'], ['site-events', '1-whats-on'], ['site-donation-button', '2-ours'], ['site-audio', '1-recording'],
  ['site-code', '1-glaze'], ['site-tooltip', 'words'], ['site-search', '1-field'],
];

/** Many elements in one theme, for the frame of the page about themes. Its script or the frame's `<html>` names the theme. */
export async function themesPreview(view: View, theme = ''): Promise<Html> {
  const examples = await Promise.all(shown.map(async ([tag, name]) => (await examplesOf(tag)).find(example => example.name === name)));
  return documentPage({
    view,
    title: 'Elements in a theme',
    description: 'Many elements in one theme.',
    brand: 'library',
    sheets: ['/site/themes.css'],
    unlisted: true,
    body: html`<body class="themed-page in-theme"${theme && html` data-site-theme="${theme}"`}>
<main>
<h1>Saltmarsh Pottery</h1>
${examples.map(example => example && html`<section class="themed-section themed-${example.tag}">
${trusted(example.markup)}
</section>
`)}
</main>
</body>`,
  });
}
