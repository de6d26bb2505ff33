import { getFormMembers } from '../../dom/members.js';
import type { PlacePrediction } from '../../../contract/places.js';
import { getDocument } from '../../../platform/page-document.js';
import { pause } from '../../../platform/timing.js';
import type { FormHost } from '../../form.settings.js';
import type { LightParts } from '../../light-parts.js';
import { findField } from '../../dom/read-fields.js';
import { AddressSearch } from './address-search.state.js';
import { formText } from '../../form-text.js';
import { addressTexts } from './address-texts.js';
import { fetchPlaceDetails, fetchPredictions, type PlacesCall, getPlacesBase, canSearchPlaces } from './places-api.js';
import { fillAddress, type AddressValues, readAddressValues, write } from './fill-address.js';
import { listenToTyping } from './listen-to-typing.js';
import { SuggestionsController } from './suggestions.controller.js';

export interface SearchField {
  readonly host: FormHost;
  readonly form: HTMLFormElement;
  readonly parts: LightParts;
  readonly control: HTMLInputElement;
  /** What it held when the visitor came. */
  readonly cameTo: string;
  readonly signal: AbortSignal;
}

/** As much as the service reads of a place's name. */
const mostLetters = 200;

/** 128 random bits; unlike `randomUUID`, also on pages without https. */
const newSession = (): string => [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');

/** Makes a control the search for an address, until the signal ends or the service turns out to have no places. */
export function searchAddress({ host, form, parts, control, cameTo, signal: formSignal }: SearchField): void {
  const end = new AbortController();
  const signal = AbortSignal.any([formSignal, end.signal]);
  const text = formText(host, addressTexts);

  const asking = (sessionToken: string, questionSignal: AbortSignal): PlacesCall => ({
    base: getPlacesBase(host),
    // The page's path alone: what is in its query is between the visitor and the page.
    context: { sessionToken, productPage: getDocument(form).location.pathname.slice(0, mostLetters), productSection: host.values.formId.slice(0, mostLetters) },
    signal: AbortSignal.any([signal, questionSignal]),
  });
  const search = new AddressSearch({
    async predict(input, session, questionSignal) {
      const found = canSearchPlaces(host) ? await fetchPredictions(input, asking(session, questionSignal)) : null;
      if (!canSearchPlaces(host)) end.abort();
      return control.matches(':focus') ? found : null;
    },
    newSession,
    pause,
  });
  const list = new SuggestionsController({
    control, parts, text, signal, viewReady: host.viewReady,
    choose: prediction => void choose(prediction),
    hold: () => search.hold(),
    close: () => search.close(),
  });

  let filled: AddressValues = {};
  let details = new AbortController();
  async function choose({ placeId, mainText, description }: PlacePrediction): Promise<void> {
    details.abort();
    const { signal: mine } = details = new AbortController();
    const chosenIn = findField(form, control);
    const isOneLine = chosenIn?.parts.size === 0;
    const line = isOneLine ? description : mainText;
    const session = search.spend(line);
    write(control, line);
    control.setSelectionRange(line.length, line.length);
    list.say(text('addressFilled', { address: description }));
    if (!chosenIn || isOneLine) return;
    const then = readAddressValues(chosenIn);
    const ours = { ...filled, line1: then.line1 }; // a town has no street: its name continues into its own part
    const address = await fetchPlaceDetails(placeId, asking(session, mine));
    const field = findField(form, control); // its parts may have been added late
    if (address && field && !mine.aborted && !signal.aborted) filled = fillAddress({ field, address, then, before: ours });
  }

  const stop = search.$state.listen((state, before) => {
    list.show(state);
    const { predictions: { length: count }, isOpen } = state;
    const wasOpen = before?.isOpen;
    if (isOpen && (!wasOpen || before?.predictions !== state.predictions)) list.say(count === 1 ? text('addressOne') : text('addressMany', { count }));
    else if (wasOpen && !isOpen) list.say('');
  });

  listenToTyping({ control, search, signal, onTyped: () => details.abort(), choose: prediction => void choose(prediction) });
  if (control.value !== cameTo) void search.type(control.value); // typed while this was fetched
  for (const type of ['submit', 'reset']) {
    getFormMembers(form).addEventListener(type, () => {
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
