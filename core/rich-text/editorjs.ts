import { pageDocument } from '../platform/page-document.js';
import { PasteWatch } from './paste-watch.js';
import type { ElementPreview, RichText } from './rich-text.js';

// Types of Editor.js, as far as they are used here: the package does not need it.

/** Data of the block. */
export interface ElementBlockData {
  /** HTML of the element. */
  readonly html: string;
}

interface EditorjsApi {
  readonly blocks: { getBlockIndex(id: string): number };
  readonly caret: { setToBlock(index: number): unknown };
}

interface BlockOptions {
  readonly api: EditorjsApi;
  readonly data: Partial<ElementBlockData>;
  readonly block: { readonly id: string; dispatchChange(): void };
  readonly readOnly: boolean;
}

/** An item in the menu of a block. */
export interface EditorjsMenuItem {
  readonly icon: string;
  readonly title: string;
  readonly closeOnActivate: true;
  onActivate(): void;
}

/** The class of the tool. */
export interface EditorjsTool {
  new (options: BlockOptions): {
    render(): HTMLElement;
    renderSettings(): EditorjsMenuItem[];
    save(): ElementBlockData;
    validate(data: ElementBlockData): boolean;
    destroy(): void;
  };
  readonly isReadOnlySupported: boolean;
  readonly sanitize: { readonly html: true };
  readonly pasteConfig: false;
  prepare(): void;
  reset(): void;
}

/** A tool for Editor.js: `new EditorJS({ tools: { siteElement: createEditorjsTool(richText) }, … })`. */
export function createEditorjsTool(richText: RichText): EditorjsTool {
  const pasteWatch = new PasteWatch();

  return class ElementTool {
    static readonly isReadOnlySupported = true;
    /** The HTML is cleaned by `richText`. */
    static readonly sanitize = { html: true } as const;
    /** Pasted HTML has no elements. Blocks of Editor.js have, and are kept if the text has had the same. */
    static readonly pasteConfig = false as const;

    static prepare(): void { pasteWatch.start(pageDocument.documentElement); }

    static reset(): void { pasteWatch.stop(pageDocument.documentElement); }

    readonly #api: EditorjsApi;
    readonly #block: BlockOptions['block'];
    readonly #isReadOnly: boolean;
    #html: string;
    #preview: ElementPreview | null = null;

    constructor({ data, api, block, readOnly }: BlockOptions) {
      const element = richText.createElement(data.html ?? '');
      this.#html = element && (!pasteWatch.isPasting || richText.isKnown(element)) ? richText.readSource(element) : '';
      [this.#api, this.#block, this.#isReadOnly] = [api, block, readOnly];
    }

    render(): HTMLElement {
      this.#preview = richText.createPreview(this.#html, {
        isInline: false,
        isReadOnly: () => this.#isReadOnly,
        apply: html => {
          this.#html = html;
          this.#preview!.update(html);
          this.#select(); // extensions for undo restore the current block
          this.#block.dispatchChange();
        },
        focusText: () => {
          this.#select();
          this.#preview!.button.focus();
        },
      });
      const dom = this.#preview?.dom ?? pageDocument.createElement('div');
      dom.addEventListener('click', () => this.#select());
      return dom;
    }

    /** Also for the keyboard: Editor.js opens the menu of a selected block by Ctrl+/. */
    renderSettings(): EditorjsMenuItem[] {
      const preview = this.#preview;
      if (!preview) return [];
      return [{ icon: preview.button.innerHTML, title: preview.button.title, closeOnActivate: true, onActivate: () => preview.openSettings() }];
    }

    save(): ElementBlockData { return { html: this.#html }; }

    validate({ html }: ElementBlockData): boolean { return html !== ''; }

    #select(): void { this.#api.caret.setToBlock(this.#api.blocks.getBlockIndex(this.#block.id)); }

    destroy(): void { this.#preview?.destroy(); }
  };
}
