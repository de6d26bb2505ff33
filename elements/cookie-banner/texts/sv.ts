import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Kakor',
  text: 'Genom att använda webbplatsen godkänner du att vi använder kakor. Vi använder dem för att webbplatsen ska fungera bra och vara trevlig att använda.',
  accept: 'Godkänn',
  decline: 'Avböj',
  keep: 'Stäng och behåll ditt svar',
  nowAccepted: 'Just nu tillåter du kakor.',
  nowDeclined: 'Just nu tillåter du inte kakor.',
  privacySignal: 'Din webbläsare skickar signalen ”Global Privacy Control”. Tills du svarar tolkar vi det som ett nej.',
  stillRunning: 'Skript från andra tjänster körs fortfarande på sidan. Ladda om sidan för att stoppa dem. Det du har skrivit här kan gå förlorat.',
  reload: 'Ladda om sidan',
};
