import EditorJS from '@editorjs/editorjs';
// @ts-expect-error -- it has no types
import Undo from 'editorjs-undo';
import { createEditorjsTool } from 'site-elements/rich-text/editorjs';
import { startHtml } from '../document.js';
import { richText } from './rich-text.js';

const { body } = new DOMParser().parseFromString(startHtml(), 'text/html');
const blocks = [...body.children].map(({ localName, innerHTML: text, outerHTML: html }) =>
  (localName.startsWith('site-') ? { type: 'siteElement', data: { html } } : { type: 'paragraph', data: { text } }));
const editor = new EditorJS({ holder: 'text', tools: { siteElement: createEditorjsTool(richText) }, data: { blocks } });
await editor.isReady;
const undo = new Undo({ editor, config: { debounceTimer: 0 } });
undo.initialize(await editor.save());

window.editorPage = {
  getHtml: async () => (await editor.save()).blocks.map(({ type, data }) =>
    (type === 'paragraph' ? `<p>${(data as { text: string }).text}</p>` : (data as { html: string }).html)).join(''),
};
