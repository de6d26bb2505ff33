import { type ProseMirrorApi, createProseMirrorNodes, createProseMirrorPlugin, elementNode, inlineElementNode } from './prosemirror.js';
import type { RichText } from './rich-text.js';

/** What the nodes need of TipTap: `Node` of `@tiptap/core`, `NodeSelection` and `Plugin` of `@tiptap/pm/state`. */
export interface TiptapApi<N, P> extends ProseMirrorApi {
  readonly Node: { create(config: never): N };
  readonly Plugin: new (spec: never) => P;
}

interface EditorOptions { content?: unknown }

/** Nodes for TipTap: `new Editor({ extensions: [StarterKit, ...createTiptapNodes(richText, { Node, NodeSelection, Plugin })], content })`. */
export function createTiptapNodes<N, P>(richText: RichText, { Node, NodeSelection, Plugin }: TiptapApi<N, P>): N[] {
  const specs = createProseMirrorNodes(richText);
  const createNode = (name: typeof elementNode | typeof inlineElementNode, more: object) => {
    const { group, inline, parseDOM, toDOM } = specs[name];
    return Node.create({
      name, group, inline, atom: true, selectable: true, draggable: true,
      addAttributes: () => ({ html: { rendered: false, parseHTML: richText.readSource } }),
      // The attribute reads the HTML; a rule only decides which of the two nodes it is.
      parseHTML: () => parseDOM.map(rule => ({ ...rule, getAttrs: (element: HTMLElement) => rule.getAttrs(element) && null })),
      renderHTML: ({ node }: { readonly node: Parameters<typeof toDOM>[0] }) => toDOM(node),
      ...more,
    } as never);
  };
  return [
    createNode(elementNode, {
      /** TipTap removes line breaks from HTML, also inside of elements. */
      onBeforeCreate({ editor: { options } }: { readonly editor: { readonly options: EditorOptions } }) {
        if (typeof options.content === 'string') options.content = richText.prepare(options.content);
      },
      addProseMirrorPlugins: () => [new Plugin(createProseMirrorPlugin(richText, { NodeSelection }) as never)],
    }),
    createNode(inlineElementNode, {}),
  ];
}
