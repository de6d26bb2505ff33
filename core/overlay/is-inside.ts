/** Whether a node is drawn inside another: across shadow roots, and a slotted node where its slot is. */
export function isInside(node: Node | null, container: Node): boolean {
  for (let at = node; at; at = (at as Element).assignedSlot ?? at.parentNode ?? (at as ShadowRoot).host ?? null) {
    if (at === container) return true;
  }
  return false;
}
