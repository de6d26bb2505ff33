import { pageDocument } from '../platform/page-document.js';
import type { ElementPreview, RichText } from './rich-text.js';

// Types of Lexical, as far as they are used here: the package does not need it.

type Key = string;
interface LexicalEditor {
  isEditable(): boolean;
  focus(): void;
  update(change: () => void, options?: { readonly discrete?: true; readonly tag?: string }): void;
  registerRootListener(listener: (root: HTMLElement | null, before: HTMLElement | null) => void): () => void;
}
interface LexicalNode {
  readonly __key: Key;
  getWritable(): this;
  getLatest(): this;
  exportJSON(): object;
}

export interface LexicalApi {
  readonly DecoratorNode: abstract new (key?: Key) => object;
  readonly $getNodeByKey: (key: Key) => object | null;
}

interface ElementJson {
  readonly html: string;
  readonly isInline: boolean;
}

/** A step of its own for the history of Lexical. */
const historyTag = 'history-push';

/**
 * A node for Lexical: `createEditor({ nodes: [SiteElementNode, …] })`, then `SiteElementNode.register(editor)`, without which pasted elements are
 * kept from anywhere.
 */
export function createLexicalNode(richText: RichText, { DecoratorNode, $getNodeByKey }: LexicalApi) {
  const Base = DecoratorNode as unknown as new (key?: Key) => LexicalNode;
  const previews = new WeakMap<Node, ElementPreview>();
  let isPasting = false;

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
      const isAllowed = element && (!isPasting || richText.isKnown(element));
      return new SiteElementNode(isAllowed ? richText.readSource(element) : '', isInline);
    }

    static importDOM(): Record<string, (element: HTMLElement) => object | null> {
      const convert = (element: HTMLElement): object | null => (isPasting && !richText.isKnown(element) ? null : {
        priority: 4,
        conversion: () => ({ node: new SiteElementNode(richText.readSource(element), richText.isInline(element)), after: () => [] }),
      });
      return Object.fromEntries(Object.keys(richText.elements).map(tag => [tag, convert]));
    }

    /** Keeps elements from elsewhere out of pasted content. Returns a function that stops it. */
    static register(editor: LexicalEditor): () => void {
      const begin = () => {
        isPasting = true;
        queueMicrotask(() => { isPasting = false; });
      };
      return editor.registerRootListener((root, before) => {
        for (const type of ['paste', 'drop']) {
          before?.removeEventListener(type, begin, true);
          root?.addEventListener(type, begin, true);
        }
      });
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
          const node = $getNodeByKey(key);
          if (node instanceof SiteElementNode) node.getWritable().__html = html;
        }, { discrete: true, tag: historyTag }),
        focusText: () => editor.focus(),
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
