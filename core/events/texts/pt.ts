import type { Words } from '../../text/translations.js';

export const texts: Words = {
  add: 'Adicionar ao calendário',
  file: 'Arquivo de calendário (.ics)',
  newTab: 'abre em uma nova guia',
  tickets: 'Ingressos',
  soldOut: 'Esgotado',
  cancelled: 'Cancelado',
  postponed: 'Adiado',
  yourTime: 'Seu horário: {time}',
  failed: 'Não foi possível carregar os eventos.',
  retry: 'Tentar novamente',
};
