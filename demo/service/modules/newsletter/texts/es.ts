import type { Words } from 'site-elements/contract/language';

export const texts: Words = {
  newsletter: 'Boletín',
  newsletterAsk: '¿Debe recibir {email} el boletín?',
  newsletterYes: 'Sí, envíenlo',
  newsletterConfirmed: '{email} recibe el boletín desde ahora.',
  newsletterLeaveAsk: '¿Debe {email} dejar de recibir el boletín?',
  newsletterLeave: 'Darse de baja',
  newsletterLeft: '{email} ya no recibe el boletín.',
  newsletterLink: 'Este enlace no está completo o es demasiado antiguo. Suscríbase de nuevo, por favor.',
  newsletterSubject: 'Por favor, confirme: boletín',
  newsletterEmail: 'Alguien, esperamos que usted, ha pedido que enviemos nuestro boletín a esta dirección. Para confirmarlo, abra esta página y pulse el botón:',
  newsletterIgnore: 'Si no ha sido usted, no tiene que hacer nada: no recibirá ningún boletín.',
};
