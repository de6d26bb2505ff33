import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  newsletter: 'Nieuwsbrief',
  newsletterAsk: 'Moet {email} de nieuwsbrief krijgen?',
  newsletterYes: 'Ja, graag',
  newsletterConfirmed: '{email} krijgt vanaf nu de nieuwsbrief.',
  newsletterLeaveAsk: 'Moet {email} geen nieuwsbrief meer krijgen?',
  newsletterLeave: 'Afmelden',
  newsletterLeft: '{email} krijgt geen nieuwsbrief meer.',
  newsletterLink: 'Deze link is niet volledig of te oud. Meld u alstublieft opnieuw aan.',
  newsletterSubject: 'Graag bevestigen: nieuwsbrief',
  newsletterEmail: 'Iemand, hopelijk uzelf, heeft gevraagd onze nieuwsbrief naar dit adres te sturen. Open deze pagina en druk op de knop om te bevestigen:',
  newsletterIgnore: 'Was u het niet, dan hoeft u niets te doen: u krijgt geen nieuwsbrief.',
};
