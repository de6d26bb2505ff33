import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Post',
  more: 'Carica altri',
  loading: 'Caricamento',
  failed: 'Impossibile caricare gli ultimi post.',
  again: 'Riprova',
  previous: 'Precedente',
  next: 'Successivo',
  shown: '{count, plural, other {# post mostrati}}',
  post: 'Vai al post',
  by: 'Di {author}',
  newWindow: '(si apre in una nuova finestra)',
};
