import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navMoving: 'Przenieś na inny serwer',
  movingExplained: 'Jedno archiwum zawiera produkty ze zdjęciami i opiniami, zamówienia, subskrypcje, klientów, kupony, karty podarunkowe, wysyłkę, podatki, ustawienia sklepu, odbiorców newslettera oraz formularze ze zgłoszeniami, plikami i płatnościami.',
  movingFiles: 'Zawiera też pliki i czcionki przesłane na potrzeby witryny.',
  movingLacks: 'Nie zawiera: haseł, kluczy operatorów płatności, webhooków i ich sekretów ani komentarzy. Subskrypcje są po przeniesieniu wstrzymane.',
  movingWarning: 'Archiwum zawiera dane osobowe i kody kart podarunkowych. Przechowuj je bezpiecznie i usuń po przeniesieniu.',
  movingDownload: 'Pobierz archiwum',
  movingImport: 'Importuj archiwum',
  movingImportNote: 'Archiwum tej usługi, najwyżej {size} MB. To, co już istnieje, się nie zmienia, więc zacznij od pustego sklepu. Najpierw zobaczysz podgląd.',
  movingWrong: 'To nie jest archiwum tej usługi albo jest uszkodzone.',
  movingTooLarge: 'Archiwum zawiera więcej, niż przyjmuje ta usługa.',
  movingFilesLeft: '{title}: nie zaimportowano {count}, bo zawartość jest uszkodzona lub brakuje jej wpisu.',
};
