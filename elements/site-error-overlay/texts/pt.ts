import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  heading: 'Algo correu mal!',
  network: 'Não foi possível ligar. Tente de novo.',
  internal: 'Erro interno do servidor. Tente de novo mais tarde.',
  networkHint: 'Verifique a sua ligação.',
  reload: 'Recarregar a página',
  clear: 'Fechar',
  errorKey: 'Chave do erro: {key}',
};
