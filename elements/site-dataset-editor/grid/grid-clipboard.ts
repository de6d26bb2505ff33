import type { DatasetEditorController } from '../dataset-editor.controller.js';
import type { DatasetEditorState } from '../dataset-editor.state.js';
import { readPastedHtml, readPastedText } from '../table/clipboard-rows.js';

interface ClipboardContext {
  readonly state: DatasetEditorState;
  readonly controller: DatasetEditorController;
}

/** Copies the selected cells as a text with tabs, which spreadsheets paste as cells. */
export function copyCells({ state, controller }: ClipboardContext, event: ClipboardEvent): void {
  if (state.snapshot.edit) return; // the field's own text
  event.preventDefault();
  event.clipboardData?.setData('text/plain', controller.copyText());
  if (event.type === 'cut') controller.run('clear');
}

interface PasteContext extends ClipboardContext { readonly element: HTMLElement }

/** Pastes cells of a spreadsheet, of a table of a page, or of a text. */
export async function pasteFromEvent({ state, controller, element }: PasteContext, event: ClipboardEvent): Promise<void> {
  if (state.snapshot.edit || !event.clipboardData) return;
  event.preventDefault();
  const [html, text] = ['text/html', 'text/plain'].map(type => event.clipboardData!.getData(type)) as [string, string];
  const rows = await readPastedHtml(html, element) ?? (text ? readPastedText(text) : null);
  if (rows && element.isConnected) controller.paste(rows);
}

/** Copies or pastes by a menu, for which browsers ask the visitor first. */
export async function runClipboardCommand({ state, controller }: ClipboardContext, command: 'cut' | 'copy' | 'paste'): Promise<void> {
  try {
    if (command === 'paste') {
      const text = await navigator.clipboard.readText();
      return controller.paste(readPastedText(text));
    }
    await navigator.clipboard.writeText(controller.copyText());
    if (command === 'cut') controller.run('clear');
  } catch {
    state.set({ notices: [{ kind: 'pasteByKeys' }] });
  }
}
