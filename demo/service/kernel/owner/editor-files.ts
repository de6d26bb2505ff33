import { html } from 'hono/html';
import type { Html } from '../html.js';

/** The script of the elements for editors, and the style sheet of one that the page has; empty where the folder of the elements is not known. */
export const editorFiles = (folder: string | undefined, tag: `site-${string}`): Html | '' => (folder
  ? html`<link rel="stylesheet" href="${folder}/${tag}.css"><script type="module" src="${folder}/editors.js"></script>
` : '');
