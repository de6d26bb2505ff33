/**
 * Shared chunks of the CDN build, by the path of a module; the first match wins. What is always loaded together is one chunk:
 * every request costs more than a few hundred bytes twice.
 */
export const chunkRows: readonly (readonly [name: string, path: RegExp])[] = [
  ['react-dom', /node_modules\/(react-dom|scheduler|@r2wc)\/|core\/element\/(react-renderer|frame|carry-hooks|carry-nodes)\./],
  // React's elements and hooks, and the renderer that draws with them first.
  ['react', /node_modules\/react\/|commonjsHelpers|core\/(element\/(quick-drawing|eager-view|light-portal|use-store)\.|render\/)/],
  // What carts, the answer to a banner, and calls to the site need: a page of galleries has none of it. What is typed as
  // one clean line, emails, and the nodes in an author's form are in it, for which carts, comments, reviews and a login
  // would else fetch all that forms need.
  [
    'site',
    /core\/(contract\/(paths|fields\/(email-as-shown|plain-email)\.)|links\/(web-host|host-name)\.|platform\/network|request\/fetch-state\.|text\/(pasted|one-line)\.|forms\/dom\/(honeypot|members|own-nodes)\.)/,
  ],
  // Forms share them with donations, and with the file manager; no cart needs them.
  ['answers', /core\/(money\/(parse-amount|write-amount|currency-signs|separator-roles)|contract\/is-accepted)\./],
  [
    'cart',
    /core\/(contract\/store\/subscription-text\.|stores\/(cart|currency)|money\/|product\/(cart|cart-texts|sku)\.)/,
  ],
  ['consent', /core\/(stores\/consent|consent\/(?!google-consent|region-rule|unasked|catalog\/)|embed\/allowed-hosts)|core\/platform\/cookie(s|-names)\./],
  ['lit', /node_modules\/(lit|lit-html)\/|core\/element\/register-leaf/],
  ['hydrate', /node_modules\/@lit-labs\//],
  // A folder of `core/forms` is fetched when it is needed, unless it is named here.
  [
    'form',
    /core\/forms\/((?!FormView|Messages)[\w.-]+$|dom\/(?!empty-field)|fields\/|field-list\/field-list\.controller|captcha\/guard\.)|elements\/site-form\/(?!site-form\.ts)|core\/contract\/(field(?!s\/pasted)|likert)|node_modules\/valibot\//,
  ],
  ['analytics', /core\/analytics\//],
  ['request', /core\/request\/(?!post-to-other-host|system-error|describe-failure|fetch-text|send-upload)/],
  // Author's pictures and the addresses in them, and a hand that drags them: galleries, images and lightboxes.
  [
    'media',
    /core\/image\/(broken-images|deferred-image|largest-of-srcset|image-address|image-width|read-image-data)\.|core\/contract\/image-format\.|core\/gestures\/drag-rules\./,
  ],
  [
    'open-lightbox',
    /core\/lightbox\/(lightbox-requests|open-lightbox|claim-clicks)\.|elements\/(site-gallery\/slides\/open-at-slide|site-lightbox\/page\/operable)\./,
  ],
  [
    'over-page',
    /core\/(diagnostics\/missing-target|motion\/countdown|element\/keep-readable|repair\/nodes|platform\/keep-focus-visible)\./,
  ],
  ['overlay', /core\/overlay\/(overlay-stack|open-popover)\./],
  ['open-modal', /core\/overlay\/(open-modal|return-focus)\./], // an element that only returns the focus must not split it
  // With the purpose that a placeholder names: maps need both.
  ['own-control', /core\/(shop\/own-control|text\/markup-tags|embed\/purpose-note)\./],
  ['load-now', /elements\/site-image\/features\/load-now\./], // searches need it without the image
  ['values', /core\/reading\/(csv-rows|dataset-limits|read-date|read-number|table-rows)\./], // charts and their editor
  ['sanitize', /core\/text\/(sanitize-html|parse-inert|read-paragraphs)\./],
  ['sizes', /core\/text\/format-(bytes|limit)\./], // editors of files and fonts, and of a file with data
  ['leaflet', /node_modules\/leaflet\//], // its modules are imported dynamically, and would each be a request
  ['editing', /core\/editing\/(?!editors\.)/], // elements for editors
  ['row-window', /core\/(element\/use-virtual-list|motion\/virtual-list)/], // needs React, which what else is in `core` does not
  // The shell of all elements, the stores they share, and what reads their settings and texts.
  [
    'core',
    /\/styles\/(?!tokens|switch)[\w.-]+$|core\/(element\/(?!edge-bar|keep-readable|load-near|mark-unreadable)|platform\/(observers|timing|page|page-document|storage|storage-area|stored-keys|visitor)\.|stores\/(?!overlay-turns|withdrawal|held-element|follow-consent|stores\.)|registry\/|settings\/|links\/safe-url|text\/(fill|intl|languages|translat))|node_modules\/nanostores\//,
  ],
];

/**
 * Texts in other languages: one file a language for all elements, and one that lists them, which pages in English never load. Those of
 * editors are apart: visitors load none.
 */
function textChunk(id: string, isOfEditor: boolean): string | undefined {
  const language = /\/texts\/(\w+)\.[jt]s$/.exec(id)?.[1];
  if (language && id.includes('core/consent/catalog/')) return `purposes-${language}`; // only what asks by purpose, or lists what is stored, loads them
  return language && `${language === 'texts' ? 'languages' : `texts-${language}`}${isOfEditor ? '-editors' : ''}`;
}

/** Returns a function for the shared chunk that a module belongs to; undefined where Rollup decides. */
export function chunkNamer(editorTags: readonly string[]): (id: string) => string | undefined {
  const editors = ['core/editing/', ...editorTags.map(tag => `elements/${tag}/`)];
  return id => {
    if (id.endsWith('core/element/auto.ts')) return undefined;
    return textChunk(id, editors.some(folder => id.includes(folder))) ?? chunkRows.find(([, path]) => path.test(id))?.[0];
  };
}
