import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navLabel: 'Proprietário',
  logIn: 'Iniciar sessão',
  logOut: 'Terminar sessão',
  ownerPassword: 'Palavra-passe do proprietário',
  loginTooLong: 'Esta página esteve aberta demasiado tempo. Tente novamente.',
  loginTooOften: '{count, plural, one {Demasiadas palavras-passe erradas. Tente novamente daqui a # minuto.} other {Demasiadas palavras-passe erradas. Tente novamente daqui a # minutos.}}',
  loginTriedElsewhere: '{count, plural, one {Foram escritas demasiadas palavras-passe erradas noutros dispositivos. Inicie sessão num dispositivo em que já o tenha feito ou tente novamente dentro de # minuto.} other {Foram escritas demasiadas palavras-passe erradas noutros dispositivos. Inicie sessão num dispositivo em que já o tenha feito ou tente novamente dentro de # minutos.}}',
  loginBusy: 'Demasiadas pessoas estão a iniciar sessão. Tente novamente daqui a pouco.',
  loginWrong: 'Essa não é a palavra-passe.',
  loginLinkAsk: 'Obter um link de acesso',
  loginLinkNote: 'Se a senha não funcionar aqui, obtenha um link que vale uma vez. Ele é escrito no console do serviço e, se o e-mail estiver configurado, enviado ao proprietário.',
  loginLinkSent: 'Um link de acesso foi escrito no console do serviço e, se o e-mail estiver configurado, enviado ao proprietário. Ele vale uma vez, por {count} minutos.',
  loginLinkWrong: 'Este link de acesso já foi usado ou é antigo demais. Obtenha outro na página de início de sessão.',
  emailLoginSubject: 'Seu link de acesso',
  emailLogin: 'Alguém, esperamos que você, pediu um link para entrar como proprietário. Ele vale uma vez, por {count} minutos. Se não foi você, não é preciso fazer nada: ninguém mais pode usá-lo.',
  passwordNotSet: 'Defina OWNER_PASSWORD ou OWNER_PASSWORD_HASH e reinicie o serviço para ver os envios recebidos.',
  csrfWrong: 'O token CSRF falta ou está errado. Recarregue a página e repita.',
  logInFirst: 'Inicie sessão primeiro em {path}.',
};
