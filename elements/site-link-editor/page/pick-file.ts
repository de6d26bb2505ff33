import { findById } from '../../../core/editing/find-by-id.js';
import type { LinkEditorHost } from '../link-editor.settings.js';

/** Whether the host has a way to pick a file. */
export const canPickFile = ({ values: { pickFile, fileManager } }: Pick<LinkEditorHost, 'values'>): boolean =>
  typeof pickFile === 'function' || fileManager !== '';

interface FileManager extends HTMLElement { readonly value?: unknown }

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null);

/** Opens the host's function or file manager. Resolves to the address of a file, or to null if none was picked. */
export async function pickFile({ values, element, warn }: LinkEditorHost, signal: AbortSignal): Promise<string | null> {
  if (typeof values.pickFile === 'function') return textOrNull(await values.pickFile(signal));
  const manager: FileManager | null = findById(element!, values.fileManager);
  if (!manager) {
    warn(`file-manager "${values.fileManager}" names no element; expected the id of a file manager; a file can only be entered.`);
    return null;
  }
  const dialog = manager.closest('dialog');
  if (dialog && !dialog.open) dialog.showModal();
  else manager.focus();
  return new Promise(resolve => {
    const ending = new AbortController();
    const finish = (file: string | null) => {
      ending.abort();
      if (file !== null) dialog?.close();
      resolve(file);
    };
    const options = { signal: AbortSignal.any([signal, ending.signal]) };
    manager.addEventListener('change', () => finish(textOrNull(manager.value)), options);
    dialog?.addEventListener('close', () => finish(null), options);
    signal.addEventListener('abort', () => finish(null), options);
  });
}
