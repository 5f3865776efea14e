import type { NewsletterWords } from '../../../backend/api/newsletter/newsletter-words.ts'

export const newsletterWords: NewsletterWords = {
  consent:
    'Acepto recibir la newsletter con ideas de viaje, nuevas salidas y ofertas. Puedo darme de baja en cualquier momento con el enlace al final de cada correo.',
  answers: {
    thanks: {
      eyebrow: 'Newsletter',
      title: 'Ya casi está: mira tu correo',
      text: 'Si tu dirección no estaba ya suscrita, te hemos enviado un correo: abre el enlace y confirma.',
      note: '¿No lo encuentras? Mira en el spam. Puedes cerrar esta página y volver a los viajes.',
    },
    'bad email': {
      eyebrow: 'Newsletter',
      title: 'Esa dirección no parece correcta',
      text: 'Revisa el correo: necesita una arroba y un dominio, por ejemplo nombre@ejemplo.es.',
      note: 'Corrígela aquí abajo e inténtalo de nuevo. No hemos guardado nada.',
    },
    'no consent': {
      eyebrow: 'Newsletter',
      title: 'Necesitamos tu consentimiento',
      text: 'Para suscribirte a la newsletter necesitamos tu consentimiento para usar tu correo.',
      note: 'Vuelve a la página anterior e inténtalo de nuevo. No hemos guardado nada.',
    },
    'not sent': {
      eyebrow: 'Newsletter',
      title: 'Algo ha salido mal',
      text: 'No hemos podido enviarte el correo de confirmación.',
      note: 'Inténtalo de nuevo en unos minutos: tu dirección sigue aquí.',
    },
    'too many': {
      eyebrow: 'Newsletter',
      title: 'Por ahora son demasiadas suscripciones',
      text: 'Desde esta conexión, o para esta dirección, nos han llegado muchas suscripciones en poco tiempo.',
      note: 'Inténtalo de nuevo más tarde: tu dirección sigue aquí. No hemos guardado nada.',
    },
  },
  retry: { email: 'Tu correo', action: 'Reintentar' },
  links: {
    confirm: {
      eyebrow: 'Newsletter',
      title: '¿Confirmas tu suscripción?',
      text: 'Recibirás ideas de viaje, nuevas salidas y ofertas.',
      note: 'Puedes darte de baja en cualquier momento con el enlace al final de cada correo.',
      action: 'Sí, confirmo',
    },
    confirmed: {
      eyebrow: 'Newsletter',
      title: 'Listo, la próxima newsletter es tuya',
      text: 'Tu dirección está confirmada. Escribimos solo cuando hay algo que contar.',
      note: 'Puedes cerrar esta página y volver a los viajes.',
    },
    leave: {
      eyebrow: 'Newsletter',
      title: '¿Quieres darte de baja de la newsletter?',
      text: 'Dejaremos de enviarte ideas de viaje, nuevas salidas y ofertas.',
      note: 'Seguirás recibiendo los correos sobre tus reservas.',
      action: 'Darme de baja',
    },
    left: {
      eyebrow: 'Newsletter',
      title: 'Te has dado de baja',
      text: 'Ya no recibirás la newsletter en esta dirección.',
      note: 'Si cambias de idea, puedes volver a suscribirte al final de cualquier página.',
    },
    'bad link': {
      eyebrow: 'Newsletter',
      title: 'Este enlace ya no es válido',
      text: 'Ha caducado, está incompleto o hay una solicitud más reciente.',
      note: 'Suscríbete de nuevo al final de cualquier página y te enviaremos otro.',
    },
  },
  confirmMail: {
    subject: 'Falta un clic: ¿confirmas la newsletter de {brand}?',
    text: 'Alguien, seguramente tú, ha suscrito esta dirección a nuestra newsletter con ideas de viaje, nuevas salidas y ofertas. Si quieres recibirla, confírmalo en un plazo de 7 días.',
    action: 'Confirmar mi suscripción',
    notYou: '¿No has sido tú? Ignora este correo: sin confirmación no volveremos a escribirte.',
    leave: 'Darme de baja',
  },
}
