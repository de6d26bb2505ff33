import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  name: 'Nazwa',
  what: 'Do czego służy',
  lasts: 'Czas trwania',
  provider: 'Dostawca',
  thisSite: 'Ta witryna',
  otherServices: 'Inne usługi',
  setByService: 'Określa usługa',
  accepted: 'Obecnie na to zezwalasz.',
  declined: 'Obecnie na to nie zezwalasz.',
  unasked: 'Nie udzielono jeszcze odpowiedzi.',
  change: 'Ustawienia plików cookie',
};
