import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Pliki cookie',
  text: 'Korzystając z tej strony, zgadzasz się na używanie plików cookie. Używamy ich, aby strona działała dobrze i była wygodna.',
  accept: 'Akceptuję',
  decline: 'Odrzucam',
  keep: 'Zamknij i zachowaj odpowiedź',
  nowAccepted: 'Obecnie zezwalasz na pliki cookie.',
  nowDeclined: 'Obecnie nie zezwalasz na pliki cookie.',
  privacySignal: 'Twoja przeglądarka wysyła sygnał „Global Privacy Control”. Dopóki nie odpowiesz, traktujemy go jako odmowę.',
  stillRunning: 'Na tej stronie nadal działają skrypty innych usług. Odśwież stronę, aby je zatrzymać. Wpisany tu tekst może zostać utracony.',
  reload: 'Wczytaj stronę ponownie',
};
