import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  list: 'Reacties',
  loading: 'Reacties worden geladen…',
  none: 'Nog geen reacties.',
  failed: 'De reacties konden niet worden geladen.',
  again: 'Opnieuw proberen',
  more: 'Meer reacties',
  reply: 'Antwoorden',
  replyTo: '{name} antwoorden',
  replying: 'Uw antwoord aan {name}',
  cancel: 'Antwoord annuleren',
  owner: 'Van ons',
  name: 'Naam',
  text: 'Reactie',
  send: 'Verzenden',
  sending: 'Wordt verzonden…',
  sent: 'Bedankt. Uw reactie verschijnt zodra wij die hebben gelezen.',
  notSent: 'Uw reactie is niet verzonden. Ze staat er nog: probeer het opnieuw.',
  offline: 'Geen verbinding. Uw reactie staat er nog: probeer het opnieuw.',
  tooMany: 'Te veel reacties tegelijk. De uwe staat er nog: probeer het zo opnieuw.',
};
