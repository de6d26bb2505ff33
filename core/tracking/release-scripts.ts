import { copyScript } from '../platform/copy-script.js';

/** What an owner writes so that somebody else's script waits for consent: `<script type="text/plain" data-consent src="…">`. */
export const heldScripts = 'script[type="text/plain"][data-consent]';

/**
 * Runs the scripts of a node that wait for consent, in their order. Returns how many there were: what has run can be
 * stopped by nobody but a new page.
 */
export function releaseScripts(root: ParentNode): number {
  const held = [...root.querySelectorAll<HTMLScriptElement>(heldScripts)];
  for (const script of held) copyScript(script);
  return held.length;
}
