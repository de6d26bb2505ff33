import { getDocument } from '../platform/page-document.js';
import { copyAttributes, readHtml } from './element-html.js';
import { type ElementPreview, inlineAttribute, type RichText } from './rich-text.js';

// Types of CKEditor 5, as far as they are used here: the package does not need it.

interface ModelElement {
  readonly name: string;
  readonly root: { readonly rootName?: string };
  getAttribute(name: string): unknown;
}
interface ModelWriter {
  createElement(name: string, attributes: object): ModelElement;
  setAttribute(name: string, value: string, element: ModelElement): void;
  setSelection(element: ModelElement, place: 'on'): void;
}
interface ViewElement {
  readonly name: string;
  getAttribute(name: string): string | undefined;
  hasAttribute(name: string): boolean;
  is(type: 'rawElement'): boolean;
}
interface ViewWriter {
  createRawElement(name: string, attributes: object, render: (dom: HTMLElement) => void): object;
  createContainerElement(name: string, attributes: object, children: readonly object[]): object;
}
interface Processor {
  readonly domConverter: { registerInlineObjectMatcher(match: (element: ViewElement) => { readonly name: true } | null): void };
  toView(html: string): object;
}
interface Dispatcher { on(event: string, callback: (event: unknown, data: { readonly item: ModelElement; readonly attributeNewValue: unknown }) => void): void }
interface ConversionGroup {
  elementToElement(definition: object): unknown;
  add(helper: (dispatcher: Dispatcher) => void): unknown;
}
interface KeyEvent { readonly domEvent: KeyboardEvent; preventDefault(): void }
interface InputEvent { content?: string | object }
interface EditingView {
  readonly document: { on(event: string, callback: (event: { stop(): void }, data: never) => void, options?: object): void };
  focus(): void;
}
interface ModelSelection {
  hasAttribute(name: string): boolean;
  getSelectedElement(): ModelElement | null;
  on(event: 'change', callback: () => void): void;
}
interface CkEditor {
  readonly isReadOnly: boolean;
  readonly data: { readonly processor: Processor; readonly htmlProcessor: Processor };
  readonly conversion: { for(group: string): ConversionGroup };
  readonly editing: { readonly view: EditingView };
  readonly model: {
    readonly schema: { register(name: string, definition: object): void };
    readonly document: { readonly selection: ModelSelection };
    change(callback: (writer: ModelWriter) => void): void;
  };
}

export interface CkeditorApi {
  readonly Plugin: abstract new (editor: never) => object;
  readonly Widget: object;
  readonly toWidget: (element: never, writer: never, options?: { readonly label?: string }) => object;
}

/** The class of the plugin. */
export interface CkeditorPlugin {
  new (editor: object): { init(): void };
  readonly pluginName: 'SiteElements';
  readonly requires: never[];
}

const names = { block: 'siteElement', inline: 'siteInlineElement' } as const;
const htmlOf = (element: ModelElement): string => String(element.getAttribute('html'));

/** A plugin for CKEditor 5: `ClassicEditor.create(element, { plugins: [createCkeditorPlugin(richText, { Plugin, Widget, toWidget }), …] })`. */
export function createCkeditorPlugin(richText: RichText, { Plugin, Widget, toWidget }: CkeditorApi): CkeditorPlugin {
  const Base = Plugin as unknown as new (editor: object) => { readonly editor: CkEditor };
  return class SiteElements extends Base {
    static get pluginName() { return 'SiteElements' as const; }
    static get requires() { return [Widget as never]; }
    readonly #previews = new WeakMap<ModelElement, ElementPreview>();

    init(): void {
      const { model, data } = this.editor;
      model.schema.register(names.block, { inheritAllFrom: '$blockObject', allowAttributes: ['html'] });
      model.schema.register(names.inline, { inheritAllFrom: '$inlineObject', allowAttributes: ['html'] });
      /** Spaces beside such an element stay. A raw element is one in output. */
      const matchInline = (element: ViewElement) => {
        const isOurs = Object.hasOwn(richText.elements, element.name);
        return isOurs && (element.hasAttribute(inlineAttribute) || element.is('rawElement')) ? { name: true } as const : null;
      };
      for (const processor of new Set([data.processor, data.htmlProcessor])) {
        const toView = processor.toView.bind(processor);
        processor.toView = html => toView(richText.prepare(html));
        processor.domConverter.registerInlineObjectMatcher(matchInline);
      }
      this.#read();
      for (const name of [names.block, names.inline]) {
        this.#write(name);
        this.#show(name);
      }
      this.#listen();
    }

    /** From HTML, in which each element is empty and has its HTML in an attribute. */
    #read(): void {
      this.editor.conversion.for('upcast').elementToElement({
        view: (element: ViewElement) => (Object.hasOwn(richText.elements, element.name) ? { name: true } : null),
        model: (element: ViewElement, { writer }: { readonly writer: ModelWriter }) => writer.createElement(
          element.hasAttribute(inlineAttribute) ? names.inline : names.block, { html: element.getAttribute('data-rich-source') ?? '' },
        ),
        converterPriority: 'high',
      });
    }

    #write(model: string): void {
      this.editor.conversion.for('dataDowncast').elementToElement({
        model,
        view: (element: ModelElement, { writer }: { readonly writer: ViewWriter }) => {
          const source = richText.createElement(htmlOf(element));
          return writer.createRawElement(source?.localName ?? 'span', {}, dom => {
            if (!source) return;
            copyAttributes(source, dom);
            dom.append(getDocument(dom).importNode(source, true));
            dom.firstElementChild!.replaceWith(...dom.firstElementChild!.childNodes);
          });
        },
      });
    }

    #show(model: string): void {
      const group = this.editor.conversion.for('editingDowncast');
      const tag = model === names.inline ? 'span' : 'div';
      group.elementToElement({
        model,
        view: (element: ModelElement, { writer }: { readonly writer: ViewWriter }) => {
          const preview = this.#createPreview(element);
          const raw = writer.createRawElement(tag, {}, dom => { if (preview) dom.append(preview.dom); });
          const label = preview?.dom.getAttribute('aria-label') ?? '';
          return toWidget(writer.createContainerElement(tag, {}, [raw]) as never, writer as never, { label });
        },
      });
      group.add(dispatcher => dispatcher.on(`attribute:html:${model}`, (_, { item, attributeNewValue }) =>
        this.#previews.get(item)?.update(String(attributeNewValue))));
    }

    #createPreview(element: ModelElement): ElementPreview | null {
      const { editor } = this;
      const preview = richText.createPreview(htmlOf(element), {
        isInline: element.name === names.inline,
        isReadOnly: () => editor.isReadOnly,
        apply: html => { if (element.root.rootName !== '$graveyard') editor.model.change(writer => writer.setAttribute('html', html, element)); },
        focusText() {
          editor.model.change(writer => writer.setSelection(element, 'on'));
          editor.editing.view.focus();
        },
      });
      if (preview) this.#previews.set(element, preview);
      return preview;
    }

    #listen(): void {
      const { editor } = this;
      const { document } = editor.editing.view;
      const { selection } = editor.model.document;
      let marked: ElementPreview | undefined;
      selection.on('change', () => {
        const element = selection.hasAttribute('widget-type-around') ? null : selection.getSelectedElement();
        marked?.select(false);
        marked = element ? this.#previews.get(element) : undefined;
        marked?.select(true);
      });
      document.on('keydown', (event, data: KeyEvent) => {
        if (data.domEvent.key !== 'Enter' || selection.hasAttribute('widget-type-around')) return; // the caret beside it: a new paragraph
        const selected = selection.getSelectedElement();
        const preview = selected && this.#previews.get(selected);
        if (!preview) return;
        data.preventDefault();
        event.stop();
        preview.openSettings();
      }, { priority: 'highest' });
      document.on('clipboardInput', (_, data: InputEvent) => {
        if (typeof data.content !== 'string') return;
        const html = richText.cleanPasted(data.content);
        // From a string, CKEditor would remove the comments of elements.
        data.content = readHtml(html).querySelector(richText.selector) ? editor.data.htmlProcessor.toView(html) : html;
      }, { priority: 'high' });
    }
  };
}
