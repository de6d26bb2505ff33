/** A text with five elements, as every editor here writes HTML itself. */
export const documentHtml = [
  '<h2>Our cups</h2>',
  '<p>A cup is <site-price class="big" price-cents="2800" currency="EUR"></site-price> today, made <site-relative-time '
  + 'datetime="2026-01-05">5 January</site-relative-time>.</p>',
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

/** Tags of the outermost elements, in order. */
export const documentTags = ['site-price', 'site-relative-time', 'site-gallery', 'site-accordion', 'site-tabs'];

/** What the test asks of the editor on a page. */
export interface EditorPage {
  getHtml(): string | Promise<string>;
  undo(): void;
}

declare global {
  interface Window { editorPage: EditorPage }
}
