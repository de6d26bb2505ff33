import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscribers: 'Suscriptores',
  subscribersInAll: '{count} en total. {file}',
  subscribersWaiting: '{count, plural, one {# persona más no ha pulsado todavía el enlace de su correo;} other {# personas más no han pulsado todavía el enlace de su correo;}} a los {days} días se borra la suscripción.',
  subscribersLink: 'Ponga en lo que envíe el enlace de baja de cada suscriptor (está en el archivo).',
  columnSubscribed: 'Suscrito (UTC)',
  columnForm: 'Formulario',
  columnConfirmed: 'Confirmado (UTC)',
  columnLanguage: 'Idioma',
  columnUnsubscribe: 'Enlace de baja',
};
