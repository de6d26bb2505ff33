import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { $generateHtmlFromNodes, $generateNodesFromDOM } from '@lexical/html';
import { HeadingNode, registerRichText } from '@lexical/rich-text';
import * as lexical from 'lexical';
import { createLexicalNode } from 'site-elements/rich-text/lexical';
import { startHtml } from '../document.js';
import { richText } from './rich-text.js';

const SiteElementNode = createLexicalNode(richText, lexical);
const { $getRoot, $insertNodes, createEditor } = lexical;
const editor = createEditor({ namespace: 'test', nodes: [HeadingNode, SiteElementNode as never], onError: error => { throw error; } });
const text = document.querySelector<HTMLElement>('#text')!;
text.contentEditable = 'true';
editor.setRootElement(text);
registerRichText(editor);
registerHistory(editor, createEmptyHistoryState(), 300);
SiteElementNode.register(editor as never);
editor.update(() => {
  const nodes = $generateNodesFromDOM(editor, SiteElementNode.parse(startHtml()));
  $getRoot().clear().select();
  $insertNodes(nodes);
}, { discrete: true });

window.editorPage = {
  getHtml: () => editor.read(() => $generateHtmlFromNodes(editor)).replaceAll(/ style="white-space: pre-wrap;"/g, '').replaceAll(/<span>([^<]*)<\/span>/g, '$1'),
};
