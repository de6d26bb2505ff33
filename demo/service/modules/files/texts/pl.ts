import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  siteFiles: 'Pliki witryny',
  siteFilesIntro: 'Zdjęcia, dokumenty i inne pliki używane w witrynie. Ich adresy nie zmieniają się po zmianie nazwy ani po zastąpieniu.',
  siteFilesScripts: 'Przesyłanie i edycja plików wymagają skryptów.',
  siteFilesSearch: 'Szukaj plików',
  headerFooter: 'Nagłówek i stopka',
  fileGone: 'Ten plik został usunięty.',
  uploadGone: 'To przesyłanie zostało anulowane lub wygasło. Rozpocznij je ponownie.',
  fileUnsupported: 'Plik {fileName} nie wygląda na obsługiwany plik',
  fileTooLarge: 'Plik {fileName} jest za duży. Maksymalny dozwolony rozmiar pliku to {maxSize}.',
  nameMissing: 'Wpisz nazwę pliku',
  uploadIncomplete: 'Przesyłanie pliku nie zostało ukończone',
  processingFailed: 'Przetwarzanie pliku nie powiodło się',
};
