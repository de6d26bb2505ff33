import { Editor, Node } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import StarterKit from '@tiptap/starter-kit';
import { createTiptapNodes } from 'site-elements/rich-text/tiptap';
import { documentHtml } from '../document.js';
import { richText } from './rich-text.js';

const editor = new Editor({
  element: document.querySelector('#text')!,
  extensions: [StarterKit, ...createTiptapNodes(richText, { Node, Plugin })],
  content: documentHtml,
});

window.editorPage = { getHtml: () => editor.getHTML(), undo: () => { editor.commands.undo(); } };
