import EditorJS from '@editorjs/editorjs';
// @ts-expect-error -- it has no types
import Undo from 'editorjs-undo';
import { createEditorjsTool } from 'site-elements/rich-text/editorjs';
import { documentHtml } from '../document.js';
import { richText } from './rich-text.js';

/** Editor.js has blocks instead of HTML: an element is one, and so is the HTML of anything else. */
class Html {
  readonly #html: string;
  constructor({ data }: { readonly data: { readonly html: string } }) { this.#html = data.html; }
  static readonly sanitize = { html: true };
  render(): HTMLElement {
    const box = document.createElement('div');
    box.textContent = this.#html;
    return box;
  }

  save() { return { html: this.#html }; }
}

const body = new DOMParser().parseFromString(documentHtml, 'text/html').body;
const blocks = [...body.children].map(({ localName, outerHTML: html }) => ({ type: localName.startsWith('site-') ? 'siteElement' : 'html', data: { html } }));
const editor = new EditorJS({ holder: 'text', tools: { html: Html, siteElement: createEditorjsTool(richText) }, data: { blocks } });
await editor.isReady;
const undo = new Undo({ editor });
undo.initialize({ blocks });

window.editorPage = {
  getHtml: async () => (await editor.save()).blocks.map(({ data }) => (data as { html: string }).html).join(''),
  undo: () => { undo.undo(); },
};
