import { pageDocument } from '../platform/page-document.js';
import { readHtml } from './element-html.js';
import { PasteWatch } from './paste-watch.js';
import { type ElementPreview, inlineAttribute, type RichText } from './rich-text.js';

// Types of Lexical, as far as they are used here: the package does not need it.

type Key = string;
interface LexicalSelection { getNodes(): readonly { getKey(): Key }[] }
interface LexicalEditor {
  getElementByKey(key: Key): HTMLElement | null;
  getEditorState(): { read<T>(callback: () => T): T };
  isEditable(): boolean;
  focus(): void;
  update(change: () => void, options?: { readonly discrete?: true; readonly tag?: string }): void;
  registerCommand(command: never, listener: (event: never) => boolean, priority: never): () => void;
  registerUpdateListener(listener: () => void): () => void;
  registerRootListener(listener: (root: HTMLElement | null, before: HTMLElement | null) => void): () => void;
}
interface LexicalNode {
  readonly __key: Key;
  getWritable(): this;
  getLatest(): this;
  exportJSON(): object;
}

/** What the node needs of the package `lexical`. */
export interface LexicalApi {
  readonly DecoratorNode: abstract new (key?: Key) => object;
  readonly $getNodeByKey: (key: Key) => object | null;
  readonly $getSelection: () => object | null;
  readonly $isNodeSelection: (selection: never) => boolean;
  readonly $getNearestNodeFromDOMNode: (node: never) => object | null;
  readonly $createNodeSelection: () => { add(key: Key): void };
  readonly $setSelection: (selection: never) => void;
  readonly CLICK_COMMAND: object;
  readonly KEY_ENTER_COMMAND: object;
  readonly COMMAND_PRIORITY_LOW: number;
}

interface ElementJson {
  readonly html: string;
  readonly isInline: boolean;
}

/** A step of its own for the history of Lexical. */
const historyTag = 'history-push';

/**
 * A node for Lexical: `createEditor({ nodes: [SiteElementNode, …] })`, then `SiteElementNode.register(editor)`, without which elements are not selected
 * and pasted ones are kept from anywhere.
 */
export function createLexicalNode(richText: RichText, lexical: LexicalApi) {
  const Base = lexical.DecoratorNode as unknown as new (key?: Key) => LexicalNode;
  const previews = new WeakMap<Node, ElementPreview>();
  const pasteWatch = new PasteWatch();

  const $select = (key: Key): void => {
    const selection = lexical.$createNodeSelection();
    selection.add(key);
    lexical.$setSelection(selection as never);
  };

  /** Previews of the selected elements. */
  const findSelected = (editor: LexicalEditor): ElementPreview[] => editor.getEditorState().read(() => {
    const selection = lexical.$getSelection();
    if (!lexical.$isNodeSelection(selection as never)) return [];
    return (selection as LexicalSelection).getNodes().flatMap(node => previews.get(editor.getElementByKey(node.getKey())!) ?? []);
  });

  /** Marks the selected elements, for the button and the outline. */
  const watchSelection = (editor: LexicalEditor): (() => void) => {
    let marked: readonly ElementPreview[] = [];
    return editor.registerUpdateListener(() => {
      const selected = findSelected(editor);
      for (const preview of marked) if (!selected.includes(preview)) preview.select(false);
      for (const preview of selected) preview.select(true);
      marked = selected;
    });
  };

  return class SiteElementNode extends Base {
    __html: string;
    __isInline: boolean;

    constructor(html: string, isInline: boolean, key?: Key) {
      super(key);
      this.__html = html;
      this.__isInline = isInline;
    }

    static getType(): string { return 'site-element'; }

    static clone({ __html, __isInline, __key }: SiteElementNode): SiteElementNode { return new SiteElementNode(__html, __isInline, __key); }

    static importJSON({ html, isInline }: ElementJson): SiteElementNode {
      const element = richText.createElement(html);
      const isAllowed = element && (!pasteWatch.isPasting || richText.isKnown(element));
      return new SiteElementNode(isAllowed ? richText.readSource(element) : '', isInline);
    }

    /** Reads HTML for `$generateNodesFromDOM`, which removes spaces beside elements that are not known to be in a line of text. */
    static parse(html: string): HTMLElement {
      const body = readHtml(richText.prepare(html));
      for (const element of body.querySelectorAll<HTMLElement>(`[${inlineAttribute}]`)) {
        element.style.display = 'inline';
        element.textContent = 'x';
      }
      return body;
    }

    static importDOM(): Record<string, (element: HTMLElement) => object | null> {
      const convert = (element: HTMLElement): object | null => (pasteWatch.isPasting && !richText.isKnown(element) ? null : {
        priority: 4,
        conversion: () => ({ node: new SiteElementNode(richText.readSource(element), richText.isInline(element)), after: () => [] }),
      });
      return Object.fromEntries(Object.keys(richText.elements).map(tag => [tag, convert]));
    }

    /** Selects elements by a click, opens the settings by Enter, and keeps pasted elements from elsewhere out. Returns a function that stops it. */
    static register(editor: LexicalEditor): () => void {
      const { CLICK_COMMAND, KEY_ENTER_COMMAND, COMMAND_PRIORITY_LOW, $getNearestNodeFromDOMNode } = lexical;
      const ends = [
        editor.registerRootListener((root, before) => {
          if (before) pasteWatch.stop(before);
          if (root) pasteWatch.start(root);
        }),
        watchSelection(editor),
        editor.registerCommand(CLICK_COMMAND as never, ({ target }: MouseEvent) => {
          const node = $getNearestNodeFromDOMNode(target as never);
          if (!(node instanceof SiteElementNode)) return false;
          $select(node.__key);
          return true;
        }, COMMAND_PRIORITY_LOW as never),
        editor.registerCommand(KEY_ENTER_COMMAND as never, (event: KeyboardEvent | null) => {
          const [preview] = findSelected(editor);
          if (!preview) return false;
          event?.preventDefault();
          preview.openSettings();
          return true;
        }, COMMAND_PRIORITY_LOW as never),
      ];
      return () => { for (const end of ends) end(); };
    }

    override exportJSON(): object {
      const { __html: html, __isInline: isInline } = this.getLatest();
      return { ...super.exportJSON(), type: 'site-element', version: 1, html, isInline };
    }

    exportDOM(): { readonly element: HTMLElement | null } {
      return { element: richText.createElement(this.getLatest().__html) as HTMLElement | null };
    }

    createDOM(_config: unknown, editor: LexicalEditor): HTMLElement {
      const { __key: key } = this;
      const preview = richText.createPreview(this.__html, {
        isInline: this.__isInline,
        isReadOnly: () => !editor.isEditable(),
        apply: html => editor.update(() => {
          const node = lexical.$getNodeByKey(key);
          if (node instanceof SiteElementNode) node.getWritable().__html = html;
        }, { discrete: true, tag: historyTag }),
        focusText() {
          editor.update(() => { if (lexical.$getNodeByKey(key)) $select(key); }, { discrete: true });
          editor.focus();
        },
      });
      if (preview) previews.set(preview.dom, preview);
      return preview?.dom ?? pageDocument.createElement(this.__isInline ? 'span' : 'div');
    }

    updateDOM(_before: unknown, dom: HTMLElement): boolean {
      previews.get(dom)?.update(this.__html);
      return false;
    }

    decorate(): null { return null; }

    isInline(): boolean { return this.getLatest().__isInline; }
  };
}
