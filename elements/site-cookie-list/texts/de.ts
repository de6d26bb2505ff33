import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  name: 'Name',
  what: 'Wofür es dient',
  lasts: 'Dauer',
  provider: 'Anbieter',
  thisSite: 'Diese Website',
  otherServices: 'Andere Dienste',
  setByService: 'Legt der Dienst fest',
  accepted: 'Zurzeit erlauben Sie das.',
  declined: 'Zurzeit erlauben Sie das nicht.',
  unasked: 'Sie haben noch nicht geantwortet.',
  change: 'Cookie-Einstellungen',
};
