/** Adds a node to what describes a control; what the author wrote there stays. */
export function describe(control: Element, id: string): void {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  if (!ids.includes(id)) control.setAttribute('aria-describedby', [...ids, id].join(' '));
}

/** Takes it away again. */
export function undescribe(control: Element, id: string): void {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(other => other && other !== id);
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '));
  else control.removeAttribute('aria-describedby');
}
