import { isComposing } from '../platform/is-composing.js';
import { pageDocument } from '../platform/page-document.js';
import type { ElementPreview, RichText } from './rich-text.js';

// Types of ProseMirror, as far as they are used here: the package does not need it.

interface PmNode {
  readonly type: { readonly name: string };
  readonly attrs: Readonly<Record<string, unknown>>;
}
interface PmTransaction {
  setNodeAttribute(position: number, name: string, value: unknown): PmTransaction;
  setSelection(selection: never): PmTransaction;
}
interface PmDoc { nodeAt(position: number): PmNode | null }
interface PmState {
  readonly doc: PmDoc;
  readonly selection: { readonly from: number; readonly to: number };
  readonly tr: PmTransaction;
}
interface PmView {
  readonly state: PmState;
  readonly editable: boolean;
  readonly dom: HTMLElement;
  dispatch(transaction: never): void;
  focus(): void;
  nodeDOM(position: number): Node | null;
}

/** What the plugin needs of ProseMirror. */
export interface ProseMirrorApi {
  readonly NodeSelection: { create(doc: never, position: number): unknown };
}

/** Names of the two nodes: an element between paragraphs, and an element in a line of text. */
export const elementNode = 'siteElement';
export const inlineElementNode = 'siteInlineElement';

const isElementNode = ({ type }: PmNode): boolean => type.name === elementNode || type.name === inlineElementNode;
const htmlOf = ({ attrs }: PmNode): string => String(attrs.html);

/** The rule that reads elements of one of the two nodes. */
const createParseRule = (richText: RichText, isInline: boolean) => ({
  tag: richText.selector,
  priority: 90,
  getAttrs: (element: HTMLElement) => (richText.isInline(element) === isInline ? { html: richText.readSource(element) } : false as const),
});

const createNodeSpec = (richText: RichText, isInline: boolean) => ({
  group: isInline ? 'inline' : 'block',
  inline: isInline,
  atom: true,
  selectable: true,
  draggable: true,
  attrs: { html: { validate: 'string' } },
  parseDOM: [createParseRule(richText, isInline)],
  /** A document from elsewhere may have an element that this text may not have. */
  toDOM: (node: PmNode): Element => richText.createElement(htmlOf(node)) ?? pageDocument.createElement(isInline ? 'span' : 'div'),
});

/** Nodes for a schema of ProseMirror: `new Schema({ nodes: { ...nodes, ...createProseMirrorNodes(richText) }, marks })`. */
export const createProseMirrorNodes = (richText: RichText) => ({
  [elementNode]: createNodeSpec(richText, false),
  [inlineElementNode]: createNodeSpec(richText, true),
});

const previews = new WeakMap<Node, ElementPreview>();

/** Shows an element in the text. */
function createNodeView(richText: RichText, { NodeSelection }: ProseMirrorApi, first: PmNode, view: PmView, getPosition: () => number | undefined) {
  let node = first;
  const preview = richText.createPreview(htmlOf(node), {
    isInline: node.type.name === inlineElementNode,
    isReadOnly: () => !view.editable,
    apply(html) {
      const position = getPosition();
      // A step without a change of positions: it is undone alone, and the selection stays.
      if (position !== undefined) view.dispatch(view.state.tr.setNodeAttribute(position, 'html', html) as never);
    },
    focusText() {
      const { state: { doc, tr } } = view;
      const position = getPosition();
      if (position !== undefined) view.dispatch(tr.setSelection(NodeSelection.create(doc as never, position) as never) as never);
      view.focus();
    },
  });
  if (!preview) return { dom: pageDocument.createElement(node.type.name === inlineElementNode ? 'span' : 'div') };
  previews.set(preview.dom, preview);
  return {
    dom: preview.dom,
    update(next: PmNode): boolean {
      if (next.type !== node.type) return false;
      node = next;
      preview.update(htmlOf(node));
      return true;
    },
    selectNode: () => preview.select(true),
    deselectNode: () => preview.select(false),
    stopEvent: (event: Event) => preview.ownsEvent(event),
    ignoreMutation: () => true,
    destroy: () => preview.destroy(),
  };
}

/** Properties of a plugin: `new Plugin(createProseMirrorPlugin(richText, { NodeSelection }))`. Enter opens the settings of a selected element. */
export const createProseMirrorPlugin = (richText: RichText, api: ProseMirrorApi) => {
  const nodeView = (node: PmNode, view: PmView, getPosition: () => number | undefined) => createNodeView(richText, api, node, view, getPosition);
  return {
    props: {
      nodeViews: { [elementNode]: nodeView, [inlineElementNode]: nodeView },
      transformPastedHTML: richText.cleanPasted,
      handleKeyDown(view: PmView, event: KeyboardEvent): boolean {
        if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return false;
        const { from, to } = view.state.selection;
        const node = to === from + 1 ? view.state.doc.nodeAt(from) : null;
        const preview = node && isElementNode(node) ? previews.get(view.nodeDOM(from)!) : undefined;
        preview?.openSettings();
        return !!preview;
      },
    },
  };
};
