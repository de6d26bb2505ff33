import { isPage } from '../../platform/page.js';
import { getDocument } from '../../platform/page-document.js';

let count = 0;

/** What a server has drawn is beside what a browser draws: their ids differ. */
const idStart = isPage ? 'site-form-' : 'site-form-s';

/** An id that is unique on the page. */
export const uniqueId = (): string => `${idStart}${++count}`;

/** Our own node in the author's form. What a visitor sees in it is drawn by React. */
export function createOwnNode<K extends keyof HTMLElementTagNameMap>(near: Node, tag: K, className = ''): HTMLElementTagNameMap[K] {
  const node = getDocument(near).createElement(tag);
  if (className) node.className = className;
  return node;
}

const describedBy = 'aria-describedby';
const idsOf = (control: Element): string[] => (control.getAttribute(describedBy) ?? '').split(/\s+/).filter(Boolean);

/** Adds a node to what describes a control; what the author wrote there stays. */
export function describe(control: Element, id: string): void {
  const ids = idsOf(control);
  if (!ids.includes(id)) control.setAttribute(describedBy, [...ids, id].join(' '));
}

/** Takes it away again. */
export function undescribe(control: Element, id: string): void {
  const ids = idsOf(control).filter(other => other !== id);
  if (ids.length > 0) control.setAttribute(describedBy, ids.join(' '));
  else control.removeAttribute(describedBy);
}
