import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  newsletter: 'Newsletter',
  newsletterAsk: 'Czy wysyłać newsletter na adres {email}?',
  newsletterYes: 'Tak, wysyłać',
  newsletterConfirmed: 'Newsletter będzie odtąd wysyłany na adres {email}.',
  newsletterLeaveAsk: 'Czy nie wysyłać już newslettera na adres {email}?',
  newsletterLeave: 'Wypisz się',
  newsletterLeft: 'Newsletter nie będzie już wysyłany na adres {email}.',
  newsletterLink: 'Ten link jest niepełny lub zbyt stary. Prosimy zapisać się ponownie.',
  newsletterSubject: 'Prosimy o potwierdzenie: newsletter',
  newsletterEmail: 'Ktoś, mamy nadzieję, że to Ty, poprosił o wysyłanie naszego newslettera na ten adres. Aby potwierdzić, otwórz tę stronę i naciśnij przycisk:',
  newsletterIgnore: 'Jeśli to nie Ty, nie musisz nic robić: newsletter nie zostanie wysłany.',
};
