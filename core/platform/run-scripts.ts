import { pageDocument } from './page-document.js';
import { copyScript, isBlockingScript } from './copy-script.js';
import { captureOutput, guardDocumentWrite, hasCapturedOutput, takeCapturedOutput } from './document-write.js';

/** A script that is held, and the node of the page that it replaces when it runs: often itself. */
interface Held {
  readonly script: HTMLScriptElement;
  readonly spot: ChildNode;
}

interface Running {
  /** Finds the script that comes next. */
  readonly next: () => Held | null | undefined;
  /** Ends before the next script. */
  readonly signal: AbortSignal;
}

/** Types of scripts that are held by their type. Without the mark they are data of the page. */
const isData = (script: HTMLScriptElement): boolean => script.type === 'text/plain' && !script.hasAttribute('data-consent');

/** Takes the scripts out of markup that is not in the page yet, so that it can be put there and nothing runs. */
export function holdScripts(root: ParentNode): Running['next'] {
  const held = [...root.querySelectorAll('script')].filter(script => !isData(script)).map(script => {
    const spot = pageDocument.createComment('');
    script.replaceWith(spot);
    return { script, spot };
  });
  return () => held.shift();
}

/** Resolves when a script has run or could not be loaded. */
const hasEnded = (script: HTMLScriptElement): Promise<void> => new Promise(resolve => {
  for (const type of ['load', 'error']) script.addEventListener(type, () => resolve(), { once: true });
});

/** Puts what a script has written behind it and runs the scripts in it, which go before everything that follows. */
async function placeWritten(script: HTMLScriptElement, signal: AbortSignal): Promise<void> {
  const written = takeCapturedOutput(script);
  if (!written || !script.isConnected) return;
  const next = holdScripts(written);
  script.after(written);
  await runScripts({ next, signal });
}

/**
 * Runs held scripts in their order, as a parser would have: a script with an address is waited for, what it writes stands
 * behind it, and one that fails does not block the others. `async` scripts are started and not waited for.
 */
export async function runScripts({ next, signal }: Running): Promise<void> {
  guardDocumentWrite(script => void placeWritten(script, new AbortController().signal));
  for (let held = next(); held && !signal.aborted; held = next()) {
    if (!held.spot.isConnected) continue; // a script before it has taken it out
    const isAsync = held.script.hasAttribute('async');
    const script = copyScript(held.script);
    const ended = isBlockingScript(held.script) ? hasEnded(script) : null;
    if (!isAsync) captureOutput(script);
    held.spot.replaceWith(script);
    if (ended) await ended; // without a script to wait for, all of them run within one task
    if (!isAsync && hasCapturedOutput(script)) await placeWritten(script, signal);
  }
}
