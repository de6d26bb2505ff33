import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscriptions: 'Suscripciones',
  subscriptionsDue: 'Vencen en 7 días',
  subscriptionsOne: 'Suscripción',
  subscriptionsPlan: 'Plan',
  subscriptionsNext: 'Próximo pago',
  subscriptionsSearch: 'Nombre, correo o número',
  subscriptionsNone: 'Aún no hay suscripciones. Añada un plan a un producto para que se puedan suscribir.',
  subscriptionsAll: 'Todas las suscripciones',
  subscriptionHeading: 'Suscripción {number}',
  subscriptionTries: '{count, plural, one {# intento fallido} other {# intentos fallidos}}',
  subscriptionCanceled: 'Suscripción cancelada. El cliente ha recibido un correo.',
  subscriptionLate: 'Esta suscripción ya había terminado.',
  subscriptionUnsent: '{provider} aún no ha confirmado la cancelación. Se vuelve a enviar automáticamente.',
  subscriptionMailFailed: 'Suscripción {number}: falta el pago',
  subscriptionMailFailedText: 'Falta el pago de {sum} de {name}. El próximo intento es el {date}.',
  subscriptionMailUnpaidText: 'Falta el pago de {sum} de {name}. La suscripción ha terminado.',
};
