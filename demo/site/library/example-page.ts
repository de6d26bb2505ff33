import type { Example } from '../content/examples.js';
import { documentPage } from '../layout/document.js';
import type { View } from '../layout/view.js';
import { type Html, html, trusted } from '../markup/html.js';

/** One example and nothing else: for the frames of the element pages, for accessibility tests and screenshots. */
export function examplePage(view: View, example: Example): Html {
  return documentPage({
    view,
    title: `${example.title} · <${example.tag}>`,
    description: example.sentence || `An example of <${example.tag}>.`,
    brand: 'library',
    unlisted: true,
    paintedFrom: 'example-end', // its frame is as high as the whole of it
    body: html`<body class="example-alone">
<main>
<h1 class="visually-hidden">${example.title}</h1>
${trusted(example.markup)}
</main>
<div id="example-end"></div>
</body>`,
  });
}
