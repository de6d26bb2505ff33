const controls = 'a, button, input, select, textarea, label, summary';

/** Whether a press on a piece of information means to send it away: it has no button, and a thumb no Escape. */
export const isDismissal = (event: Event): boolean =>
  !event.composedPath().some(node => node instanceof Element && node.matches(controls)) && getSelection()?.isCollapsed !== false;
