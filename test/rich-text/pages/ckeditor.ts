import { Bold, ClassicEditor, Essentials, Heading, Italic, Paragraph, Plugin, toWidget, Widget } from 'ckeditor5';
import 'ckeditor5/ckeditor5.css';
import { createCkeditorPlugin } from 'site-elements/rich-text/ckeditor';
import { startHtml } from '../document.js';
import { richText } from './rich-text.js';

const editor = await ClassicEditor.create(document.querySelector<HTMLElement>('#text')!, {
  licenseKey: 'GPL', initialData: startHtml(),
  plugins: [Essentials, Paragraph, Heading, Bold, Italic, createCkeditorPlugin(richText, { Plugin, Widget, toWidget })],
});

window.editorPage = { getHtml: () => editor.getData() };
