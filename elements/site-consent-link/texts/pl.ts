import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  open: 'Ustawienia plików cookie',
  label: 'Pliki cookie',
  nowAccepted: 'Obecnie zezwalasz na pliki cookie.',
  nowDeclined: 'Obecnie nie zezwalasz na pliki cookie.',
  unasked: 'Nie ma jeszcze odpowiedzi. Do tego czasu nic nie jest zapisywane.',
  privacySignal: 'Twoja przeglądarka wysyła sygnał „Global Privacy Control”. Dopóki nie odpowiesz, traktujemy go jako odmowę.',
  accept: 'Akceptuję',
  decline: 'Odrzucam',
  keep: 'Zamknij i zachowaj odpowiedź',
  stillRunning: 'Na tej stronie nadal działają skrypty innych usług. Odśwież stronę, aby je zatrzymać. Wpisany tu tekst może zostać utracony.',
  reload: 'Wczytaj stronę ponownie',
};
