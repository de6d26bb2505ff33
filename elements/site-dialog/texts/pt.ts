import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  confirm: 'OK',
  yes: 'Sim',
  reject: 'Não',
  cancel: 'Cancelar',
  close: 'Fechar',
  question: 'Pergunta',
  message: 'Mensagem',
};
