import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  name: 'Naam',
  what: 'Waarvoor het dient',
  lasts: 'Duur',
  provider: 'Aanbieder',
  thisSite: 'Deze site',
  otherServices: 'Andere diensten',
  setByService: 'Bepaald door de dienst',
  accepted: 'Op dit moment sta je dit toe.',
  declined: 'Op dit moment sta je dit niet toe.',
  unasked: 'Je hebt nog niet geantwoord.',
  change: 'Cookie-instellingen',
};
