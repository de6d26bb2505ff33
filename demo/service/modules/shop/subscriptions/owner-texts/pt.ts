import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navSubscriptions: 'Assinaturas',
  subscriptionsDue: 'Vencem em 7 dias',
  subscriptionsOne: 'Assinatura',
  subscriptionsPlan: 'Plano',
  subscriptionsNext: 'Próximo pagamento',
  subscriptionsSearch: 'Nome, e-mail ou número',
  subscriptionsNone: 'Ainda não há subscrições. Adicione um plano a um produto para que o possam subscrever.',
  subscriptionsAll: 'Todas as assinaturas',
  subscriptionHeading: 'Assinatura {number}',
  subscriptionTries: '{count, plural, one {# tentativa falhada} other {# tentativas falhadas}}',
  subscriptionCanceled: 'Assinatura cancelada. O cliente recebeu um e-mail.',
  subscriptionLate: 'Esta assinatura já tinha terminado.',
  subscriptionUnsent: '{provider} ainda não confirmou o cancelamento. É enviado de novo automaticamente.',
  subscriptionMailFailed: 'Assinatura {number}: pagamento em falta',
  subscriptionMailFailedText: 'Falta o pagamento de {sum} de {name}. A próxima tentativa é em {date}.',
  subscriptionMailUnpaidText: 'Falta o pagamento de {sum} de {name}. A assinatura terminou.',
};
