import { entryState } from './page.js';

/** Adds an entry to the visitor's history, or replaces the present one: with what other scripts have noted there, and the same address. */
export function writeEntry(how: 'pushState' | 'replaceState', noted: Readonly<Record<string, unknown>>): void {
  try {
    history[how]({ ...entryState(), ...noted }, '');
  } catch { /* Safari allows a hundred writes in half a minute: Back then goes further */ }
}

/** Takes the fragment out of the address, for example a secret. The entry of the history keeps what scripts have noted there. */
export function removeFragment(): void {
  try {
    history.replaceState(history.state, '', location.pathname + location.search);
  } catch { /* a frame without an address of its own */ }
}

/** Goes back and forward in the visitor's history. The page is there only with the next `popstate`. */
export const travel = (by: number): void => history.go(by);

/** Calls back when the visitor, or a script, has gone to another entry of this page. */
export const onTravel = (callback: () => void, options: AddEventListenerOptions): void => addEventListener('popstate', callback, options);
