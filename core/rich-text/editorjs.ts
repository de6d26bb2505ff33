import { pageDocument } from '../platform/page-document.js';
import type { ElementPreview, RichText } from './rich-text.js';

// Types of Editor.js, as far as they are used here: the package does not need it.

/** Data of the block. */
export interface ElementBlockData {
  /** HTML of the element. */
  readonly html: string;
}

interface BlockOptions {
  readonly data: Partial<ElementBlockData>;
  readonly block: { dispatchChange(): void };
  readonly readOnly: boolean;
}

/** The class of the tool. */
export interface EditorjsTool {
  new (options: BlockOptions): {
    render(): HTMLElement;
    save(): ElementBlockData;
    validate(data: ElementBlockData): boolean;
    destroy(): void;
  };
  readonly isReadOnlySupported: boolean;
  readonly sanitize: { readonly html: true };
  readonly pasteConfig: false;
}

/** A tool for Editor.js: `new EditorJS({ tools: { siteElement: createEditorjsTool(richText) }, … })`. */
export function createEditorjsTool(richText: RichText): EditorjsTool {
  return class ElementTool {
    static readonly isReadOnlySupported = true;
    /** The HTML is cleaned by `richText`. */
    static readonly sanitize = { html: true } as const;
    /** Pasted HTML from elsewhere brings no elements. */
    static readonly pasteConfig = false as const;
    readonly #block: BlockOptions['block'];
    readonly #isReadOnly: boolean;
    #html: string;
    #preview: ElementPreview | null = null;

    constructor({ data, block, readOnly }: BlockOptions) {
      const element = richText.createElement(data.html ?? '');
      this.#html = element ? richText.readSource(element) : '';
      [this.#block, this.#isReadOnly] = [block, readOnly];
    }

    render(): HTMLElement {
      this.#preview = richText.createPreview(this.#html, {
        isInline: false,
        isReadOnly: () => this.#isReadOnly,
        apply: html => {
          this.#html = html;
          this.#preview!.update(html);
          this.#block.dispatchChange(); // Editor.js itself has no undo; its extensions for it listen to changes
        },
        focusText: () => this.#preview!.dom.querySelector('button')!.focus(),
      });
      return this.#preview?.dom ?? pageDocument.createElement('div');
    }

    save(): ElementBlockData { return { html: this.#html }; }

    validate({ html }: ElementBlockData): boolean { return html !== ''; }

    destroy(): void { this.#preview?.destroy(); }
  };
}
