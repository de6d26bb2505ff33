import type { Words } from '../../../core/text/translations.js';

export const texts: Words = {
  label: 'Cookies',
  text: 'Ao usar este site, você concorda com o nosso uso de cookies. Eles servem para oferecer uma boa experiência e fazer o site funcionar bem.',
  accept: 'Aceitar',
  decline: 'Recusar',
  keep: 'Fechar e manter sua resposta',
  nowAccepted: 'No momento, você permite cookies.',
  nowDeclined: 'No momento, você não permite cookies.',
  privacySignal: 'Seu navegador envia o sinal “Global Privacy Control”. Até você responder, nós o tomamos como um não.',
  stillRunning: 'Scripts de outros serviços ainda estão em execução nesta página. Recarregue-a para encerrá-los. O que você digitou aqui pode se perder.',
  reload: 'Recarregar a página',
};
