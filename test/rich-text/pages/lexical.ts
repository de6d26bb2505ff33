import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { $generateHtmlFromNodes, $generateNodesFromDOM } from '@lexical/html';
import { HeadingNode, registerRichText } from '@lexical/rich-text';
import { $getNodeByKey, $getRoot, $insertNodes, createEditor, DecoratorNode, UNDO_COMMAND } from 'lexical';
import { createLexicalNode } from 'site-elements/rich-text/lexical';
import { documentHtml } from '../document.js';
import { richText } from './rich-text.js';

const SiteElementNode = createLexicalNode(richText, { DecoratorNode, $getNodeByKey });
const editor = createEditor({ namespace: 'test', nodes: [HeadingNode, SiteElementNode as never], onError: error => { throw error; } });
const text = document.querySelector<HTMLElement>('#text')!;
text.contentEditable = 'true';
editor.setRootElement(text);
registerRichText(editor);
SiteElementNode.register(editor as never);
editor.update(() => {
  const nodes = $generateNodesFromDOM(editor, new DOMParser().parseFromString(documentHtml, 'text/html'));
  $getRoot().clear().select();
  $insertNodes(nodes);
}, { discrete: true });
registerHistory(editor, createEmptyHistoryState(), 300);

window.editorPage = {
  getHtml: () => editor.read(() => $generateHtmlFromNodes(editor)).replaceAll(/ style="white-space: pre-wrap;"/g, '').replaceAll(/<span>([^<]*)<\/span>/g, '$1'),
  undo: () => { editor.dispatchCommand(UNDO_COMMAND, undefined); },
};
