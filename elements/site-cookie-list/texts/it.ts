import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  name: 'Nome',
  what: 'A cosa serve',
  lasts: 'Durata',
  provider: 'Fornitore',
  thisSite: 'Questo sito',
  otherServices: 'Altri servizi',
  setByService: 'Stabilita dal servizio',
  accepted: 'Al momento lo consenti.',
  declined: 'Al momento non lo consenti.',
  unasked: 'Non hai ancora risposto.',
  change: 'Impostazioni dei cookie',
};
