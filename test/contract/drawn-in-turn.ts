import { overlayTurns } from '../../core/stores/overlay-turns.js';
import { drawnBy } from './drawn-by.js';
import type { Live } from './place.js';
import { waitUntil } from './wait-until.js';

const isShown = (element: Live) => element.matches(':state(shown), :state(open)');

/** What the parsed element has drawn. Only one automatic overlay is shown at a time, so each is closed after it was shown. */
export async function drawnInTurn(parsed: Live): Promise<() => string> {
  let inItsTurn: string | null = null;
  // What was on the page before gives up its turn some time after it has left.
  await waitUntil(() => !overlayTurns.shown || isShown(parsed), 'it is shown');
  return () => {
    if (inItsTurn === null && overlayTurns.shown && isShown(parsed)) {
      inItsTurn = drawnBy(parsed);
      parsed.closest('body > section')!.remove();
    }
    return inItsTurn ?? drawnBy(parsed);
  };
}
