import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Cookies',
  text: 'Door deze website te gebruiken, ga je akkoord met ons gebruik van cookies. We gebruiken ze om de website goed te laten werken en je bezoek prettig te maken.',
  accept: 'Accepteren',
  decline: 'Weigeren',
  keep: 'Sluiten en je antwoord houden',
  nowAccepted: 'Op dit moment sta je cookies toe.',
  nowDeclined: 'Op dit moment sta je geen cookies toe.',
  privacySignal: 'Je browser stuurt het signaal ‘Global Privacy Control’. Tot je antwoordt, zien we dat als nee.',
  stillRunning: 'Scripts van andere diensten draaien nog op deze pagina. Laad de pagina opnieuw om ze te stoppen. Wat je hier hebt ingevuld, kan verloren gaan.',
  reload: 'Pagina opnieuw laden',
};
