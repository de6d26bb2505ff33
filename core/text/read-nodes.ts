/** Reads a node as the browser knows it. */
export interface NodeReader {
  childNodes(node: Node): Iterable<Node>;
  nodeType(node: Node): number;
  textContent(node: Node): string;
  localName(node: Node): string;
  namespaceURI(node: Node): string | null;
  body(read: Document): HTMLElement | null;
}

/**
 * In a document that others wrote, `form.childNodes` may be an input of that name, and `document.body` a picture.
 * The getters of the prototypes tell the truth. `view`: the window whose parser has read the document.
 */
export function nodeReader(view: Window & typeof globalThis): NodeReader {
  const getter = (from: object, name: string) => {
    const { get } = Object.getOwnPropertyDescriptor(from, name)!;
    return (node: Node) => get!.call(node);
  };
  const { Node, Element, Document } = view;
  return {
    childNodes: getter(Node.prototype, 'childNodes'),
    nodeType: getter(Node.prototype, 'nodeType'),
    textContent: getter(Node.prototype, 'textContent'),
    localName: getter(Element.prototype, 'localName'),
    namespaceURI: getter(Element.prototype, 'namespaceURI'),
    body: getter(Document.prototype, 'body'),
  };
}
