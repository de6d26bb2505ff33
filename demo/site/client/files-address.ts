import { filesAddress } from '../../../core/manifest/install/sheet-links.js';
import { readFilesAddress } from '../configurator/files-address.js';

const key = 'docs:files-address';

/** A browser may refuse storage: then the address lasts as long as the page. */
function stored(): string {
  try { return localStorage.getItem(key) ?? ''; } catch { return ''; }
}
function store(text: string): void {
  try { localStorage.setItem(key, text); } catch { /* see above */ }
}

/** "Where are your files?": calls back with the address to fill in, at the start if one is known and with every change. */
export function startFilesAddress(root: HTMLElement, onAddress: (base: string) => void): void {
  const field = root.querySelector<HTMLInputElement>('[data-files-address]')!;
  const problem = document.getElementById('files-address-problem')!;
  const read = () => {
    const address = readFilesAddress(field.value);
    problem.hidden = address !== null;
    field.setAttribute('aria-invalid', String(address === null));
    if (address !== null) onAddress(address);
  };
  field.value = stored();
  if (field.value && readFilesAddress(field.value) !== filesAddress) read();
  field.addEventListener('change', () => {
    read();
    store(field.value.trim());
  });
  field.addEventListener('input', () => { if (readFilesAddress(field.value) !== null) read(); });
}
