import { findById } from '../../../core/editing/find-by-id.js';
import { getDocument } from '../../../core/platform/page-document.js';
import { isComposing } from '../../../core/platform/is-composing.js';
import type { LinkEditorHost } from '../link-editor.settings.js';
import { SelectedLink } from './selected-link.js';

/** The last selection in each editable text: a toolbar button may have the focus, and some browsers clear the selection then. */
const lastRanges = new WeakMap<HTMLElement, Range>();

const findEditable = ({ values, element }: LinkEditorHost): HTMLElement | null => findById(element!, values.editable);

function rangeIn(editable: HTMLElement): Range | null {
  const selection = getDocument(editable).getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  return range && editable.contains(range.commonAncestorContainer) ? range : null;
}

/** What is selected in the editable text; its end, if nothing was. */
export function selectLink(host: LinkEditorHost): SelectedLink | null {
  const editable = findEditable(host);
  if (!editable) return null;
  let range = rangeIn(editable) ?? lastRanges.get(editable);
  if (!range || !editable.contains(range.commonAncestorContainer)) {
    range = getDocument(editable).createRange();
    range.selectNodeContents(editable);
    range.collapse(false);
  }
  return new SelectedLink(editable, range);
}

/** Calls back for Ctrl+K and ⌘K in the editable text. */
export function watchSelection(host: LinkEditorHost, open: (selected: SelectedLink) => void): void {
  const { signal, values } = host;
  const editable = findEditable(host);
  if (!editable) return host.warn(`editable "${values.editable}" names no element; expected the id of a contenteditable element; nothing is edited.`);
  getDocument(editable).addEventListener('selectionchange', () => {
    const range = rangeIn(editable);
    if (range) lastRanges.set(editable, range.cloneRange());
  }, { signal });
  editable.addEventListener('keydown', event => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
    if (defaultPrevented || isComposing(event) || key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
    event.preventDefault();
    const selected = selectLink(host);
    if (selected) open(selected);
  }, { signal });
}
