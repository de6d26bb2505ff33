import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscriptions: 'Subskrypcje',
  subscriptionsDue: 'Płatne w ciągu 7 dni',
  subscriptionsOne: 'Subskrypcja',
  subscriptionsPlan: 'Abonament',
  subscriptionsNext: 'Następna płatność',
  subscriptionsSearch: 'Imię i nazwisko, e-mail lub numer',
  subscriptionsNone: 'Nie ma jeszcze subskrypcji. Dodaj plan do produktu, aby można było go subskrybować.',
  subscriptionsAll: 'Wszystkie subskrypcje',
  subscriptionHeading: 'Subskrypcja {number}',
  subscriptionTries: '{count, plural, one {# nieudana próba} few {# nieudane próby} many {# nieudanych prób} other {# nieudanej próby}}',
  subscriptionCanceled: 'Subskrypcja anulowana. Klient otrzymał e-mail.',
  subscriptionLate: 'Ta subskrypcja była już zakończona.',
  subscriptionUnsent: '{provider} nie potwierdził jeszcze anulowania. Zostanie wysłane ponownie automatycznie.',
  subscriptionMailFailed: 'Subskrypcja {number}: brak płatności',
  subscriptionMailFailedText: 'Brakuje płatności {sum} od {name}. Następna próba: {date}.',
  subscriptionMailUnpaidText: 'Brakuje płatności {sum} od {name}. Subskrypcja się zakończyła.',
};
