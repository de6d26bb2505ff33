import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  open: 'Cookieinställningar',
  label: 'Kakor',
  nowAccepted: 'Just nu tillåter du kakor.',
  nowDeclined: 'Just nu tillåter du inte kakor.',
  unasked: 'Du har inte svarat än. Tills dess sparas ingenting.',
  privacySignal: 'Din webbläsare skickar signalen ”Global Privacy Control”. Tills du svarar tolkar vi det som ett nej.',
  accept: 'Godkänn',
  decline: 'Avböj',
  keep: 'Stäng och behåll ditt svar',
  stillRunning: 'Skript från andra tjänster körs fortfarande på sidan. Ladda om sidan för att stoppa dem. Det du har skrivit här kan gå förlorat.',
  reload: 'Ladda om sidan',
};
