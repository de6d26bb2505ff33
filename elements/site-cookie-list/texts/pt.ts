import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  name: 'Nome',
  what: 'Para que serve',
  lasts: 'Duração',
  provider: 'Fornecedor',
  thisSite: 'Este site',
  otherServices: 'Outros serviços',
  setByService: 'Definida pelo serviço',
  accepted: 'No momento, você permite isto.',
  declined: 'No momento, você não permite isto.',
  unasked: 'Você ainda não respondeu.',
  change: 'Definições de cookies',
};
