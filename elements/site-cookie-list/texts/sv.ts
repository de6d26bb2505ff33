import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  name: 'Namn',
  what: 'Vad det används till',
  lasts: 'Varaktighet',
  provider: 'Leverantör',
  thisSite: 'Den här webbplatsen',
  otherServices: 'Andra tjänster',
  setByService: 'Bestäms av tjänsten',
  accepted: 'Just nu tillåter du detta.',
  declined: 'Just nu tillåter du inte detta.',
  unasked: 'Du har inte svarat än.',
  change: 'Cookieinställningar',
};
