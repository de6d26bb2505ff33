import { shared } from '../registry/registry.js';

/** The number of third-party scripts that run in the page or are loading. */
const record = shared('foreign-scripts@1', null, () => ({ count: 0 }));

/** Records that a third-party script is put into the page: only a new page stops it, unless it cannot be loaded. */
export function noteForeignScript(script: HTMLScriptElement): void {
  record.count++;
  script.addEventListener('error', () => { record.count--; }, { once: true });
}

/** Whether the page runs a script that waited for the visitor. */
export const hasForeignScript = (): boolean => record.count > 0;
