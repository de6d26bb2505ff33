import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Panoramica',
  more: 'Carica altri',
  readMore: 'Leggi tutto',
  readMoreOf: 'Leggi tutto: {title}',
  previous: 'Precedente',
  next: 'Successivo',
  by: 'Di {author}',
  was: 'Prezzo normale',
  shown: '{count, plural, one {# elemento mostrato} other {# elementi mostrati}}',
  loading: 'Caricamento',
  failed: 'Impossibile caricare.',
  again: 'Riprova',
};
