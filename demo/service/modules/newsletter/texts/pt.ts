import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  newsletter: 'Boletim',
  newsletterAsk: '{email} deve receber o boletim?',
  newsletterYes: 'Sim, enviem',
  newsletterConfirmed: '{email} passa a receber o boletim.',
  newsletterLeaveAsk: '{email} não deve receber mais boletins?',
  newsletterLeave: 'Cancelar a subscrição',
  newsletterLeft: '{email} não recebe mais boletins.',
  newsletterLink: 'Esta ligação não está completa ou é demasiado antiga. Subscreva de novo, por favor.',
  newsletterSubject: 'Confirme, por favor: boletim',
  newsletterEmail: 'Alguém, esperamos que tenha sido você, pediu que enviássemos o nosso boletim para este endereço. Para confirmar, abra esta página e prima o botão:',
  newsletterIgnore: 'Se não foi você, não precisa de fazer nada: não receberá nenhum boletim.',
};
