import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  open: 'Definições de cookies',
  label: 'Cookies',
  nowAccepted: 'No momento, você permite cookies.',
  nowDeclined: 'No momento, você não permite cookies.',
  unasked: 'Ainda não respondeu. Até lá, nada é guardado.',
  privacySignal: 'Seu navegador envia o sinal “Global Privacy Control”. Até você responder, nós o tomamos como um não.',
  accept: 'Aceitar',
  decline: 'Recusar',
  keep: 'Fechar e manter sua resposta',
  stillRunning: 'Scripts de outros serviços ainda estão em execução nesta página. Recarregue-a para encerrá-los. O que você digitou aqui pode se perder.',
  reload: 'Recarregar a página',
};
