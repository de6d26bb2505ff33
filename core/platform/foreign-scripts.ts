import { shared } from '../registry/registry.js';

/** How many scripts of others run in the page or are on their way. */
const record = shared('foreign-scripts@1', null, () => ({ count: 0 }));

/** Notes that a script of somebody else's is put into the page: only a new page stops it, unless it cannot be loaded. */
export function noteForeignScript(script: HTMLScriptElement): void {
  record.count++;
  script.addEventListener('error', () => { record.count--; }, { once: true });
}

/** Whether the page runs a script that waited for the visitor. */
export const hasForeignScript = (): boolean => record.count > 0;
