import { Editor, Node } from '@tiptap/core';
import { NodeSelection, Plugin } from '@tiptap/pm/state';
import StarterKit from '@tiptap/starter-kit';
import { createTiptapNodes } from 'site-elements/rich-text/tiptap';
import { startHtml } from '../document.js';
import { richText } from './rich-text.js';

const editor = new Editor({
  element: document.querySelector('#text')!,
  extensions: [StarterKit, ...createTiptapNodes(richText, { Node, NodeSelection, Plugin })],
  content: startHtml(),
});

window.editorPage = { getHtml: () => editor.getHTML() };
