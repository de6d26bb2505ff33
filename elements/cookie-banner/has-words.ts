const silent = 'script, style, template';

/** Whether an author wrote anything into a tag; empty paragraphs of an editor are nothing. */
export const hasWords = (element: Element): boolean => [...element.childNodes].some(node =>
  (node instanceof Element ? !node.matches(silent) && (node.textContent!.trim() || node.querySelector('img, svg'))
    : node.nodeType === Node.TEXT_NODE && node.textContent!.trim()));
