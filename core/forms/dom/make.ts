/** A node of ours in the author's form. */
export function make<K extends keyof HTMLElementTagNameMap>(
  near: Node, tag: K, className: string, ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const node = near.ownerDocument!.createElement(tag);
  if (className) node.className = className;
  node.append(...children);
  return node;
}
