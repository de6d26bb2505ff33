const price = '<site-price class="big" price-cents="2800" currency="EUR"></site-price>';
const time = '<site-relative-time datetime="2026-01-05">5 January</site-relative-time>';
const blocks = [
  `<site-gallery design="grid" slides-per-row="2">
  <!-- Two pictures -->
  <img src="/demo/1.svg" alt="A cup" width="300" height="200">
  <img src="/demo/2.svg" alt="A &quot;bowl&quot;" width="300" height="200">
</site-gallery>`,
  `<site-accordion>
  <script type="application/json">{ "multiple": true }</script>
  <h3>Care</h3>
  <p>Wash by hand,  <em>please</em>.</p>
</site-accordion>`,
  '<p>More below.</p>',
  '<site-tabs><h3>One</h3><p>First <site-price price-cents="100" currency="EUR"></site-price></p><h3>Two</h3><p>Second</p></site-tabs>',
  '<p>The end.</p>',
].join('');

/** A text with five elements, as an editor writes HTML itself. Editor.js has blocks only. */
export const getDocument = (editor: string): string =>
  (editor === 'editorjs' ? `<p>Our cups</p>${price}${time}${blocks}` : `<h2>Our cups</h2><p>A cup is ${price} today, made ${time}.</p>${blocks}`);

/** Tags of the outermost elements, in order. */
export const documentTags = ['site-price', 'site-relative-time', 'site-gallery', 'site-accordion', 'site-tabs'];

const run = 'window.hacked = true';
/** Code in every place in which markup may have some. */
export const hostileHtml = [
  '<p>Hostile</p>',
  `<site-price price-cents="100" currency="EUR" onclick="${run}" onfocus="${run}" tabindex="0" autofocus></site-price>`,
  `<site-gallery><script>${run}</script><img src="/missing.svg" alt="" onerror="${run}"><a href="javascript:${run}">Link</a></site-gallery>`,
  `<site-accordion><h3>One</h3><svg onload="${run}"><animate attributeName="href" onbegin="${run}"/></svg><iframe srcdoc="<script>parent.${run}</script>"></iframe></site-accordion>`,
  `<site-tabs><h3>One</h3><template><img src="/missing.svg" alt="" onerror="${run}"></template><form action="javascript:${run}"><button autofocus onfocus="${run}">x</button></form></site-tabs>`,
].join('');

/** The text that a page begins with. */
export const startHtml = (): string => (location.search === '?hostile' ? hostileHtml : getDocument(location.pathname.slice(1)));

/** What the test asks of the editor on a page. */
export interface EditorPage {
  getHtml(): string | Promise<string>;
}

declare global {
  interface Window { editorPage: EditorPage; hacked?: boolean }
}
