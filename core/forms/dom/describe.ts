const name = 'aria-describedby';
const idsOf = (control: Element): string[] => (control.getAttribute(name) ?? '').split(/\s+/).filter(Boolean);

/** Adds a node to what describes a control; what the author wrote there stays. */
export function describe(control: Element, id: string): void {
  const ids = idsOf(control);
  if (!ids.includes(id)) control.setAttribute(name, [...ids, id].join(' '));
}

/** Takes it away again. */
export function undescribe(control: Element, id: string): void {
  const ids = idsOf(control).filter(other => other !== id);
  if (ids.length > 0) control.setAttribute(name, ids.join(' '));
  else control.removeAttribute(name);
}
