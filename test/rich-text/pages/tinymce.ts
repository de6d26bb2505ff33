import tinymce from 'tinymce';
import 'tinymce/icons/default';
import 'tinymce/models/dom';
import 'tinymce/themes/silver';
import 'tinymce/skins/ui/oxide/skin.js';
import 'tinymce/skins/ui/oxide/content.js';
import 'tinymce/skins/content/default/content.js';
import { createTinymceSetup } from 'site-elements/rich-text/tinymce';
import { startHtml } from '../document.js';
import { richText } from './rich-text.js';

document.querySelector('#text')!.innerHTML = '<textarea></textarea>';
document.querySelector('textarea')!.value = startHtml();
const [editor] = await tinymce.init({
  selector: 'textarea', license_key: 'gpl', content_css: ['default', '/dist/cdn/site-elements.css'], height: 900, indent: false,
  setup: createTinymceSetup(richText, { script: '/dist/cdn/auto.js' }),
});

window.editorPage = { getHtml: () => editor!.getContent() };
