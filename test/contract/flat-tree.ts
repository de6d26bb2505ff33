/** The element that a node is drawn in: its slot's parents in the shadow root of its own parent, or that parent. */
export function flatParent(node: Node): Element | null {
  const slot = node instanceof Element || node instanceof Text ? node.assignedSlot : null;
  if (slot) return slot;
  const parent = node.parentNode;
  return parent instanceof ShadowRoot ? parent.host : parent instanceof Element ? parent : null;
}
