import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  heading: 'Coś poszło nie tak!',
  network: 'Brak połączenia. Spróbuj ponownie.',
  internal: 'Wewnętrzny błąd serwera. Spróbuj ponownie później.',
  networkHint: 'Sprawdź swoje połączenie.',
  reload: 'Wczytaj stronę ponownie',
  clear: 'Zamknij',
  errorKey: 'Klucz błędu: {key}',
};
