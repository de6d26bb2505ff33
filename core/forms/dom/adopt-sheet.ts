/** Has a sheet style what stands around a node, once a root; a node that is nowhere has none. */
export function adoptSheet(node: Node, { styleSheet }: { readonly styleSheet: CSSStyleSheet }): void {
  const { adoptedStyleSheets } = node.getRootNode() as Document | ShadowRoot;
  if (adoptedStyleSheets?.includes(styleSheet) === false) adoptedStyleSheets.push(styleSheet);
}
