import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  newsletter: 'Nyhetsbrev',
  newsletterAsk: 'Ska {email} få nyhetsbrevet?',
  newsletterYes: 'Ja, gärna',
  newsletterConfirmed: '{email} får nyhetsbrevet från och med nu.',
  newsletterLeaveAsk: 'Ska {email} inte få fler nyhetsbrev?',
  newsletterLeave: 'Avsluta prenumerationen',
  newsletterLeft: '{email} får inga fler nyhetsbrev.',
  newsletterLink: 'Länken är inte fullständig eller för gammal. Anmäl dig igen.',
  newsletterSubject: 'Bekräfta: nyhetsbrev',
  newsletterEmail: 'Någon, förhoppningsvis du, har bett oss att skicka vårt nyhetsbrev till den här adressen. Öppna den här sidan och tryck på knappen för att bekräfta:',
  newsletterIgnore: 'Om det inte var du behöver du inte göra något: du får inget nyhetsbrev.',
};
