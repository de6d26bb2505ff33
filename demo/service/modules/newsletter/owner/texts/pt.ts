import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscribers: 'Subscritores',
  subscribersInAll: '{count} no total. {file}',
  subscribersWaiting: '{count, plural, one {Mais # ainda não premiu a ligação do seu e-mail;} other {Mais # ainda não premiram a ligação do seu e-mail;}} passados {days} dias são esquecidos.',
  subscribersLink: 'Ponha no que enviar a ligação de cancelamento de cada um (está no ficheiro).',
  columnSubscribed: 'Subscrito (UTC)',
  columnForm: 'Formulário',
  columnConfirmed: 'Confirmado (UTC)',
  columnLanguage: 'Idioma',
  columnUnsubscribe: 'Ligação de cancelamento',
};
