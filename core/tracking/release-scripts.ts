import { runScripts } from '../platform/run-scripts.js';
import { shared } from '../registry/registry.js';

/** What an owner writes so that a third-party script waits for consent: `<script type="text/plain" data-consent src="…">`. */
export const blockedScriptSelector = 'script[type="text/plain"][data-consent]';

/** One queue for the page: two banners release no script twice, and none before its turn. */
const queue = shared<{ last: Promise<void> | null }>('held-scripts@1', null, () => ({ last: null }));

/**
 * Runs the scripts of a node whose purpose is allowed, one after the other in their order, until the signal ends. The purpose is the
 * value of `data-consent`; an empty one needs consent to everything that is asked.
 */
export function releaseScripts(
  root: Pick<ParentNode, 'querySelectorAll'>, signal: AbortSignal, isAllowed: (purpose: string) => boolean = () => true,
): Promise<void> {
  const next = () => {
    const script = [...root.querySelectorAll<HTMLScriptElement>(blockedScriptSelector)].find(({ dataset }) => isAllowed(dataset.consent!.trim()));
    return script && { script, spot: script };
  };
  const run = () => runScripts({ next, signal });
  const last = (queue.last ? queue.last.then(run) : run()).catch((error: unknown) => console.error(error));
  void last.then(() => { if (queue.last === last) queue.last = null; });
  return queue.last = last;
}
