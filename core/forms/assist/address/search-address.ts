import type { PlacePrediction } from '../../../contract/places.js';
import { pause } from '../../../request/pause.js';
import type { FormHost } from '../../form.settings.js';
import { fieldOf } from '../../dom/read-fields.js';
import { AddressList } from './address-list.js';
import { AddressSearch } from './address-search.state.js';
import { addressText } from './address-texts.js';
import { askDetails, askPredictions, type Asking } from './ask-places.js';
import { baseOf, mayAsk } from './asked-service.js';
import { fillAddress, type Held, heldBy, write } from './fill-address.js';

export interface SearchField {
  readonly host: FormHost;
  readonly form: HTMLFormElement;
  readonly control: HTMLInputElement;
  readonly signal: AbortSignal;
}

/** As much as the service reads of a place's name. */
const mostLetters = 200;

/** 128 random bits; unlike `randomUUID`, also on pages without https. */
const newSession = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/** Makes a control the search for an address, until the signal ends or the service turns out to have no places. */
export function searchAddress({ host, form, control, signal: formSignal }: SearchField): void {
  const end = new AbortController();
  const signal = AbortSignal.any([formSignal, end.signal]);
  const text = addressText(host.element!.localName);

  const asking = (sessionToken: string, questionSignal: AbortSignal): Asking => ({
    base: baseOf(host),
    // The page's path alone: what stands in its query is between the visitor and the page.
    context: { sessionToken, productPage: form.ownerDocument.location.pathname.slice(0, mostLetters), productSection: host.values.formId.slice(0, mostLetters) },
    signal: AbortSignal.any([signal, questionSignal]),
  });
  const search = new AddressSearch({
    async predict(input, session, questionSignal) {
      const found = mayAsk(host) ? await askPredictions(input, asking(session, questionSignal)) : null;
      if (!mayAsk(host)) end.abort();
      return control.matches(':focus') ? found : null;
    },
    newSession,
    pause,
  });
  const list = new AddressList({
    control, text, signal,
    choose: prediction => void choose(prediction),
    hold: () => search.hold(),
    close: () => search.close(),
  });

  let filled: Held = {};
  let details = new AbortController();
  async function choose({ placeId, mainText, description }: PlacePrediction): Promise<void> {
    details.abort();
    const { signal: mine } = details = new AbortController();
    const isOneLine = fieldOf(form, control)?.parts.size === 0;
    const line = isOneLine ? description : mainText;
    const session = search.spend(line);
    write(control, line);
    control.setSelectionRange(line.length, line.length);
    list.say(text('addressFilled', { address: description }));
    if (isOneLine) return;
    const then = heldBy(fieldOf(form, control)!);
    const address = await askDetails(placeId, asking(session, mine));
    const field = fieldOf(form, control); // its parts may have come late
    if (address && field && !mine.aborted && !signal.aborted) filled = fillAddress({ field, address, then, before: filled });
  }

  let wasOpen = false;
  let said = search.$state.get().predictions;
  const stop = search.$state.listen(state => {
    const { predictions, isOpen } = state;
    list.show(state);
    if (isOpen && (!wasOpen || predictions !== said)) {
      list.say(predictions.length === 1 ? text('addressOne') : text('addressMany', { count: predictions.length }));
      said = predictions;
    } else if (wasOpen && !isOpen) list.say('');
    wasOpen = isOpen;
  });

  /** Keyboards on glass have no keys of their own and compose every word; a desktop's input method shows a list of its own. */
  let isOnGlass = false;
  control.addEventListener('input', event => {
    // Neither a browser that fills the form in, nor a script of the page, is a visitor who types.
    if (!(event instanceof InputEvent) || event.inputType === 'insertReplacementText') return search.close();
    details.abort();
    if (!event.isComposing || isOnGlass) void search.type(control.value);
  }, { signal });
  control.addEventListener('compositionend', () => void search.type(control.value), { signal });
  control.addEventListener('keydown', event => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing } = event;
    isOnGlass = key === 'Unidentified';
    if (isComposing || altKey || ctrlKey || metaKey || shiftKey) return;
    const { chosen } = search;
    if (key === 'Enter' && chosen) void choose(chosen);
    else if (!search.press(key)) return;
    event.preventDefault();
  }, { signal });
  control.addEventListener('blur', () => search.close(), { signal });
  for (const type of ['submit', 'reset']) {
    form.addEventListener(type, () => {
      search.close();
      details.abort();
      filled = {};
    }, { signal });
  }
  signal.addEventListener('abort', () => {
    stop();
    search.close();
    details.abort();
  }, { once: true });
}
