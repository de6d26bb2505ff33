import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  open: 'Cookie-instellingen',
  label: 'Cookies',
  nowAccepted: 'Op dit moment sta je cookies toe.',
  nowDeclined: 'Op dit moment sta je geen cookies toe.',
  unasked: 'U hebt nog niet geantwoord. Tot die tijd wordt er niets opgeslagen.',
  privacySignal: 'Je browser stuurt het signaal ‘Global Privacy Control’. Tot je antwoordt, zien we dat als nee.',
  accept: 'Accepteren',
  decline: 'Weigeren',
  keep: 'Sluiten en je antwoord houden',
  stillRunning: 'Scripts van andere diensten draaien nog op deze pagina. Laad de pagina opnieuw om ze te stoppen. Wat je hier hebt ingevuld, kan verloren gaan.',
  reload: 'Pagina opnieuw laden',
};
