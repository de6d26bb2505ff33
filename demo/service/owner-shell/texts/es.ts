import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  navLabel: 'Propietario',
  logIn: 'Iniciar sesión',
  logOut: 'Cerrar sesión',
  ownerPassword: 'Contraseña del propietario',
  loginTooLong: 'Esta página llevaba demasiado tiempo abierta. Inténtelo de nuevo.',
  loginTooOften: '{count, plural, one {Demasiadas contraseñas incorrectas. Inténtelo de nuevo en # minuto.} other {Demasiadas contraseñas incorrectas. Inténtelo de nuevo en # minutos.}}',
  loginTriedElsewhere: '{count, plural, one {Se han escrito demasiadas contraseñas erróneas en otros dispositivos. Inicie sesión en un dispositivo en el que ya lo haya hecho o inténtelo de nuevo en # minuto.} other {Se han escrito demasiadas contraseñas erróneas en otros dispositivos. Inicie sesión en un dispositivo en el que ya lo haya hecho o inténtelo de nuevo en # minutos.}}',
  loginBusy: 'Hay demasiadas personas iniciando sesión. Inténtelo de nuevo en un momento.',
  loginWrong: 'Contraseña incorrecta.',
  loginLinkAsk: 'Obtener un enlace de acceso',
  loginLinkNote: 'Si la contraseña no funciona aquí, obtenga un enlace que sirve una vez. Se escribe en la consola del servicio y, si el correo está configurado, se envía al propietario.',
  loginLinkSent: 'Se ha escrito un enlace de acceso en la consola del servicio y, si el correo está configurado, se ha enviado al propietario. Sirve una vez, durante {count} minutos.',
  loginLinkWrong: 'Este enlace de acceso ya se ha usado o es demasiado antiguo. Obtenga otro en la página de inicio de sesión.',
  emailLoginSubject: 'Su enlace de acceso',
  emailLogin: 'Alguien, esperamos que usted, ha pedido un enlace para iniciar sesión como propietario. Sirve una vez, durante {count} minutos. Si no ha sido usted, no tiene que hacer nada: nadie más puede usarlo.',
  passwordNotSet: 'Defina OWNER_PASSWORD u OWNER_PASSWORD_HASH y reinicie el servicio para ver los envíos recibidos.',
  csrfWrong: 'El token CSRF falta o no es correcto. Vuelva a cargar la página y repita.',
  logInFirst: 'Inicie sesión primero en {path}.',
};
