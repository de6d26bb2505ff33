import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  guests: 'Persone',
  guestCount: '{count, plural, one {# persona} many {# di persone} other {# persone}}',
  date: 'Data',
  time: 'Ora',
  find: 'Trova un tavolo',
  opens: 'Apre {name}',
  here: 'Prenota in questa pagina',
  notice: 'Questo contenuto viene da {name}, che può salvare cookie e vedere che Lei è qui.',
  hide: 'Nascondi di nuovo {name}',
  book: 'Prenota un tavolo',
  appointment: 'Prenota un appuntamento',
  preview: 'Solo anteprima: esca dal Suo account per prenotare qui un tavolo.',
};
