import tinymce from 'tinymce';
import 'tinymce/icons/default';
import 'tinymce/models/dom';
import 'tinymce/themes/silver';
import 'tinymce/skins/ui/oxide/skin.css';
import { createTinymceSetup } from 'site-elements/rich-text/tinymce';
import { documentHtml } from '../document.js';
import { richText } from './rich-text.js';

document.querySelector('#text')!.innerHTML = '<textarea></textarea>';
document.querySelector('textarea')!.value = documentHtml;
const [editor] = await tinymce.init({
  selector: 'textarea', license_key: 'gpl', skin: false, content_css: '/dist/cdn/site-elements.css', height: 900,
  setup: createTinymceSetup(richText, { script: '/dist/cdn/auto.js' }),
});

window.editorPage = { getHtml: () => editor!.getContent().replaceAll('>\n<', '><'), undo: () => { editor!.undoManager.undo(); } };
