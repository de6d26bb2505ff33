import type { PlacePrediction } from '../../../contract/places.js';
import type { AddressSearch } from './address-search.state.js';
import { isComposing } from '../../../platform/is-composing.js';

export interface TypingCallbacks {
  readonly control: HTMLInputElement;
  readonly search: AddressSearch;
  readonly signal: AbortSignal;
  /** The visitor has changed the text, not a script. */
  onTyped(): void;
  choose(prediction: PlacePrediction): void;
}

/** Reports to a search what a visitor does in its field. */
export function listenToTyping({ control, search, signal, onTyped, choose }: TypingCallbacks): void {
  /** Keyboards on glass have no keys of their own and compose every word; a desktop's input method shows a list of its own. */
  let isOnGlass = false;
  control.addEventListener('input', event => {
    // Neither a browser that fills the form in, nor a script of the page, is a visitor who types.
    if (!(event instanceof InputEvent) || event.inputType === 'insertReplacementText') return search.close();
    onTyped();
    if (!isComposing(event) || isOnGlass) void search.type(control.value);
  }, { signal });
  control.addEventListener('compositionend', () => void search.type(control.value), { signal });
  control.addEventListener('keydown', event => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    isOnGlass = key === 'Unidentified';
    if (isComposing(event) || altKey || ctrlKey || metaKey || shiftKey) return;
    const { chosen } = search;
    if (key === 'Enter' && chosen) choose(chosen);
    else if (!search.press(key)) return;
    event.preventDefault();
  }, { signal });
  control.addEventListener('blur', () => search.close(), { signal });
}
