/** The files of a drop. Folders are left out: a browser passes them as files without content. */
export function readDroppedFiles(transfer: DataTransfer | null): File[] {
  const items = [...transfer?.items ?? []].filter(({ kind }) => kind === 'file');
  if (items.length === 0) return [...transfer?.files ?? []];
  return items.filter(item => !item.webkitGetAsEntry?.()?.isDirectory).flatMap(item => item.getAsFile() ?? []);
}
