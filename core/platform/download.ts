import { pageDocument } from './page-document.js';
/** Hands the visitor a file that was made in the page. */
export function downloadFile(name: string, type: string, content: BlobPart): void {
  const link = pageDocument.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
