import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  newsletter: 'Newsletter',
  newsletterAsk: '{email} deve ricevere la newsletter?',
  newsletterYes: 'Sì, inviatela',
  newsletterConfirmed: 'Da ora {email} riceve la newsletter.',
  newsletterLeaveAsk: '{email} non deve più ricevere la newsletter?',
  newsletterLeave: 'Annulla l’iscrizione',
  newsletterLeft: '{email} non riceve più la newsletter.',
  newsletterLink: 'Questo link non è completo o è troppo vecchio. La preghiamo di iscriversi di nuovo.',
  newsletterSubject: 'Da confermare: newsletter',
  newsletterEmail: 'Qualcuno, speriamo Lei, ha chiesto di inviare la nostra newsletter a questo indirizzo. Per confermare, apra questa pagina e prema il pulsante:',
  newsletterIgnore: 'Se non è stato Lei, non deve fare nulla: non riceverà alcuna newsletter.',
};
