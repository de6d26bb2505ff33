const openers = '[data-site-dialog-open], button[commandfor], a[href*="#"]';

/** Whether a control belongs to the dialog of this id, and what it asks of it. */
function wishOf(control: Element, id: string): 'show' | 'hide' | null {
  if (control.getAttribute('data-site-dialog-open') === id) return 'show';
  if (control.getAttribute('commandfor') === id) return /close|hide/.test(control.getAttribute('command') ?? '') ? 'hide' : 'show';
  const { hash, host, pathname } = control as HTMLAnchorElement;
  return hash === `#${id}` && host === location.host && pathname === location.pathname ? 'show' : null;
}

/** The control that was pressed for a dialog, if it was one; a press for a new tab is none. */
export function openerOf(event: MouseEvent, id: string): { control: HTMLElement; wish: 'show' | 'hide' } | null {
  if (!id || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  for (const node of event.composedPath()) {
    if (!(node instanceof HTMLElement) || !node.matches(openers)) continue;
    const wish = wishOf(node, id);
    if (wish) return { control: node, wish };
  }
  return null;
}
