import { html } from 'hono/html';
import type { Html } from '../html.js';

/** The script of the elements for editors; empty where the folder of the elements is not known. */
export const editorScript = (folder = ''): Html | '' => (folder === '' ? '' : html`<script type="module" src="${folder}/editors.js"></script>
`);
